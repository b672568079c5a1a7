import type { CreatedState, ImportField } from '../../../../contract/import/options.ts';
import { plain } from '../../catalogue/field-headings.ts';
import type { Decimal } from './numbers.ts';
import type { Problem } from './problem.ts';
import { readPrice } from './read-cells.ts';

/** What a row says that only a new product needs. */
export type NewCells = {
  title_ro: string;
  title_ru: string;
  category: string;
  /** Lines with nothing but a name that stand above the row, the nearest last. */
  sections: readonly string[];
  brand: string;
  state: string;
  /** Where the import writes no prices over those of known products. */
  price?: number;
  problems: Problem[];
};

export function readNewCells(
  textOf: (field: ImportField) => string,
  price: string | number | undefined,
  { decimal, sections }: { decimal: Decimal; sections: readonly string[] },
): NewCells {
  const both = namesIn(textOf('title'));
  const read = price === undefined || price === '' ? {} : readPrice(price, decimal);
  return {
    title_ro: textOf('title_ro') || both.ro,
    title_ru: textOf('title_ru') || both.ru,
    category: textOf('category'),
    sections,
    brand: textOf('brand'),
    state: textOf('state'),
    ...(read.value !== undefined && { price: read.value }),
    problems: read.problem ? [read.problem] : [],
  };
}

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** By most of its letters: «5х6» within a Romanian name may well have a Cyrillic х. */
const isRussian = (text: string) =>
  countOf(text, /\p{Script=Cyrillic}/gu) > countOf(text, /\p{Script=Latin}/gu);

/** «Tub gofrat / Гофра» is both. */
function namesIn(title: string): { ro: string; ru: string } {
  const parts = title.replaceAll(/\s+/g, ' ').split(' / ');
  const [first = '', second = ''] = parts;
  const isOfBoth = parts.length === 2 && isRussian(first) !== isRussian(second);
  if (isOfBoth) return isRussian(first) ? { ro: second, ru: first } : { ro: first, ru: second };
  return isRussian(title) ? { ro: '', ru: title } : { ro: title, ru: '' };
}

const states: [CreatedState, RegExp][] = [
  ['active', /^(activ|active|publicat|in vanzare|в продаже|активн?(ый|ен)?|опубликован[оа]?)$/],
  ['draft', /^(ciorna|draft|черновик)$/],
];

/** Null: none in which a product can begin. */
export const readState = (text: string): CreatedState | null =>
  states.find(([, pattern]) => pattern.test(plain(text)))?.[0] ?? null;
