import type { ImportField, ImportOptions } from '../../../../contract/import/options.ts';
import { keyFields } from '../../../../contract/import/options.ts';
import type { AttributeColumn } from '../../catalogue/attribute-headings.ts';
import { fieldOf, plain } from '../../catalogue/field-headings.ts';
import { BadTable, type Cell, type TableRow } from '../table/bad-table.ts';

/** By field, the place of its column. */
export type Columns = Map<ImportField, number>;
export type Header = {
  row: number;
  columns: Columns;
  headings: string[];
  /** Columns that are attributes of the shop, each by its place. */
  facts: { at: number; column: AttributeColumn }[];
};

/** Longer than any heading, and short enough to be read however many accents are piled up in it. */
const LONGEST = 300;

const textOf = (cell: Cell | undefined) =>
  typeof cell === 'string' ? cell.trim().slice(0, LONGEST) : '';

/** Which columns somebody named, and which fields are not to be read. */
export type Wished = Pick<ImportOptions, 'columns' | 'unread'>;

/** Which attribute of the shop a heading names. */
export type FactColumn = (heading: string) => AttributeColumn | null;

/**
 * The columns of a row, if it is a header: a key and something beside it. What is not to be read
 * still tells which row that is.
 */
export function asHeader(
  row: TableRow,
  { columns: wished, unread }: Wished,
  factColumn: FactColumn = () => null,
): Header | null {
  const headings = row.cells.map(textOf);
  const columns: Columns = new Map();
  const byHand = Object.entries(wished) as [ImportField, string][];
  for (const [field, heading] of byHand) {
    const at = headings.findIndex((one) => plain(one) === plain(heading));
    if (at === -1) return null;
    columns.set(field, at);
  }
  headings.forEach((heading, at) => {
    const field = fieldOf(heading);
    const isTaken = [...columns.values()].includes(at);
    if (field && !isTaken && !columns.has(field)) columns.set(field, at);
  });
  const taken = new Set(columns.values());
  const named = new Set<number>();
  const facts = headings.flatMap((heading, at) => {
    const column = heading === '' || taken.has(at) ? null : factColumn(heading);
    if (!column || named.has(column.attribute.id)) return [];
    named.add(column.attribute.id);
    return [{ at, column }];
  });
  const isHeader = columns.size + facts.length > 1;
  for (const field of unread) columns.delete(field);
  const hasKey = keyFields.some((field) => columns.has(field));
  if (!isHeader || !hasKey) return null;
  return { row: row.number, columns, headings, facts: unread.includes('attributes') ? [] : facts };
}

const ROWS_LOOKED_AT = 100;

/** The first row that is a header; what stands before it is the supplier's own letterhead. */
export async function findHeader(
  rows: AsyncIterable<TableRow>,
  wished: Wished,
  factColumn?: FactColumn,
): Promise<Header> {
  const seen = new Set<string>();
  for await (const row of rows) {
    const header = asHeader(row, wished, factColumn);
    if (header) return header;
    for (const cell of row.cells) seen.add(plain(textOf(cell)));
    if (row.number >= ROWS_LOOKED_AT) break;
  }
  const lacking = Object.values(wished.columns).find((heading) => !seen.has(plain(heading)));
  throw lacking === undefined
    ? new BadTable('TABLE.NO_HEADER')
    : new BadTable('TABLE.NO_COLUMN', { column: lacking });
}
