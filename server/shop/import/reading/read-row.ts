import {
  type ImportField,
  type ImportOptions,
  importDetails,
  type KeyField,
  keyFields,
} from '../../../../contract/import/options.ts';
import { beginningOf } from '../../../base/text/beginning-of.ts';
import type { AttributeColumn } from '../../catalogue/attribute-headings.ts';
import { isEan } from '../../catalogue/is-ean.ts';
import type { Cell, TableRow } from '../table/bad-table.ts';
import type { Columns, Header } from './headings.ts';
import type { Decimal } from './numbers.ts';
import { leftOut, type Problem, refused } from './problem.ts';
import { readPrice, readStock } from './read-cells.ts';
import { type NewCells, readNewCells } from './read-new-cells.ts';
import { type ReadPromotion, readPromotion } from './read-promotion.ts';

/** One row of the file as it was understood, before anybody looked at the catalogue. */
export type ReadRow = {
  number: number;
  keys: Partial<Record<KeyField, string>>;
  title: string;
  unit: string;
  price?: number;
  stock?: number;
  promotion?: ReadPromotion;
  title_ro?: string;
  title_ru?: string;
  /** By attribute, what its cell says; and all else of a product, as it stands there. */
  facts?: { column: AttributeColumn; text: string }[];
  details?: Partial<Record<ImportField, string>>;
  /** What a new product would be made of, where the import creates any. */
  news?: NewCells;
  problems: Problem[];
};

/** Said of new products alone. */
const ofNewOnes: ImportField[] = ['category', 'brand', 'state'];

const ofDetails: readonly ImportField[] = importDetails;

const ofPromotions: ImportField[] = ['promotion_price', 'promotion_starts', 'promotion_ends'];

const LONGEST_TITLE = 300;
const LONGEST_KEY = 100;

const shownOf = (cell: Cell | undefined) =>
  typeof cell === 'object' ? cell.formula : String(cell ?? '').trim();

const SUM = /^(total|итого|всего)\b|^(итого|всего)/i;

/** Headings of a group of products, sums and empty lines. */
const isNoProduct = ({ cells }: TableRow, columns: Columns) =>
  cells.filter((cell) => shownOf(cell) !== '').length <= 1 ||
  (keyFields.every((key) => shownOf(cells[columns.get(key) ?? -1]) === '') &&
    cells.some((cell) => SUM.test(shownOf(cell))));

/** The name of a group of products that stands alone in its line; null: it is no such line. */
export function sectionIn({ cells }: TableRow): string | null {
  const filled = cells.map(shownOf).filter((text) => text !== '');
  const [name = ''] = filled;
  const isName = filled.length === 1 && /\p{L}{2}/u.test(name) && !SUM.test(name);
  return isName && name.length <= LONGEST_TITLE ? name.replace(/[:\s]+$/, '') : null;
}

/** Null: the row is about no product. */
export function readRow(
  row: TableRow,
  { columns, facts }: Pick<Header, 'columns' | 'facts'>,
  {
    writes,
    creates,
    decimal,
    sections = [],
  }: Pick<ImportOptions, 'writes' | 'creates'> & {
    decimal: Decimal;
    /** Where section lines say the category, those above this row. */
    sections?: readonly string[];
  },
): ReadRow | null {
  if (isNoProduct(row, columns)) return null;
  const problems: Problem[] = [];
  const cellOf = (field: ImportField) => row.cells[columns.get(field) ?? -1];
  const textOf = (field: ImportField) => {
    const cell = cellOf(field);
    return typeof cell === 'object' ? '' : shownOf(cell);
  };
  const refuse = (field: ImportField, key: Problem['key']) =>
    problems.push(refused(field, key, shownOf(cellOf(field))));

  for (const field of columns.keys()) {
    const isRead =
      (creates || !ofNewOnes.includes(field)) &&
      (writes.includes('details') || !ofDetails.includes(field)) &&
      (writes.includes('promotion') || !ofPromotions.includes(field));
    if (isRead && typeof cellOf(field) === 'object') refuse(field, 'ROW.FORMULA');
  }
  const read: ReadRow = {
    number: row.number,
    keys: readKeys(textOf, problems),
    title: beginningOf(textOf('title'), LONGEST_TITLE),
    unit: textOf('unit'),
    problems,
  };
  for (const field of ['title', 'title_ro', 'title_ru'] as const) {
    const text = textOf(field);
    if (/<[a-z!/?]/i.test(text)) refuse(field, 'ROW.HTML');
    else if (text.length > LONGEST_TITLE) refuse(field, 'ROW.LONG');
    else if (field !== 'title' && writes.includes(field) && text !== '') read[field] = text;
  }
  for (const [field, readCell] of [
    ['price', readPrice],
    ['stock', readStock],
  ] as const) {
    const cell = cellOf(field);
    if (!columns.has(field) || !writes.includes(field) || typeof cell === 'object') continue;
    const { value, problem } = readCell(cell ?? '', decimal);
    if (problem) problems.push(problem);
    if (value !== undefined) read[field] = value;
  }
  if (writes.includes('promotion')) {
    const promotion = readPromotion(
      (field) => {
        const cell = columns.has(field) ? (cellOf(field) ?? '') : undefined;
        return typeof cell === 'object' ? '' : cell;
      },
      decimal,
      problems,
    );
    if (promotion) read.promotion = promotion;
  }
  if (writes.includes('details')) {
    const details = ofDetails.flatMap((field) =>
      textOf(field) === '' ? [] : [[field, textOf(field)]],
    );
    if (details.length > 0) read.details = Object.fromEntries(details);
  }
  if (writes.includes('attributes')) {
    read.facts = facts.flatMap(({ at, column }) => {
      const cell = row.cells[at];
      if (typeof cell === 'object') {
        problems.push(refused('attributes', 'ROW.FORMULA', cell.formula));
      }
      const text = typeof cell === 'object' ? '' : shownOf(cell);
      return text === '' ? [] : [{ column, text }];
    });
  }
  if (creates) {
    const price = writes.includes('price') ? undefined : cellOf('price');
    read.news = readNewCells(textOf, typeof price === 'object' ? undefined : price, {
      decimal,
      sections,
    });
  }
  if (Object.keys(read.keys).length === 0 && !problems.some(({ key }) => key === 'ROW.FORMULA')) {
    refuse(keyFields.find((field) => columns.has(field)) ?? 'code', 'ROW.NO_KEY');
  }
  return read;
}

function readKeys(textOf: (field: ImportField) => string, problems: Problem[]): ReadRow['keys'] {
  const keys: ReadRow['keys'] = {};
  for (const field of keyFields) {
    const value = textOf(field).replaceAll(/[\s\u00a0]+/g, ' ');
    if (value === '') continue;
    if (value.length > LONGEST_KEY) {
      problems.push(refused(field, 'ROW.LONG', value));
    } else if (field === 'ean' && !isEan(value)) {
      problems.push(leftOut(field, 'ROW.EAN', value));
    } else keys[field] = value;
  }
  return keys;
}
