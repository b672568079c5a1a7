import {
  type ImportField,
  type ImportOptions,
  type KeyField,
  keyFields,
} from '../../../../contract/import/options.ts';
import { type TableFile, tableRows } from '../table/table-rows.ts';
import { type FactColumn, findHeader, type Header } from './headings.ts';
import { keyOf, likenessOf } from './likeness.ts';
import { type Decimal, decimalOf } from './numbers.ts';
import { type ReadRow, readRow } from './read-row.ts';

/** What can be said of a table only after all of it was seen. */
export type Survey = {
  header: Header;
  decimal: Decimal;
  /** Rows about products. */
  rows: number;
  /** Columns in which anything stands. */
  filled: Set<ImportField>;
  /** Of a key that stands in several rows, the first two of them. */
  repeated: Map<string, [number, number]>;
  /** Where a likeness stood first, and as which code. */
  likenesses: Map<string, { row: number; code: string }>;
};

/** By which the row's product is known; in front of it the name of the key. */
export function mainKey({ keys }: Pick<ReadRow, 'keys'>): string | null {
  const field = keyFields.find((name) => keys[name] !== undefined);
  return field ? keyName(field, keys[field] ?? '') : null;
}

export const keyName = (field: KeyField, value: string) => `${field} ${keyOf(value)}`;

/** The first of two readings. */
export async function surveyTable(
  file: TableFile,
  options: ImportOptions,
  factColumn?: FactColumn,
): Promise<Survey> {
  const header = await findHeader(tableRows(file), options, factColumn);
  const survey: Survey = {
    header,
    decimal: null,
    rows: 0,
    filled: new Set(),
    repeated: new Map(),
    likenesses: new Map(),
  };
  const votes = { ',': 0, '.': 0 };
  const firstRows = new Map<string, number>();
  for await (const row of tableRows(file)) {
    if (row.number <= header.row) continue;
    const read = readRow(row, header, { ...options, decimal: null });
    if (!read) continue;
    survey.rows += 1;
    for (const [field, at] of header.columns) {
      const cell = row.cells[at] ?? '';
      if (typeof cell !== 'string' || cell.trim() !== '') survey.filled.add(field);
    }
    for (const field of ['price', 'promotion_price', 'stock'] as const) {
      const cell = row.cells[header.columns.get(field) ?? -1];
      const sign = typeof cell === 'string' ? decimalOf(cell) : null;
      if (sign) votes[sign] += 1;
    }
    const key = mainKey(read);
    if (key === null) continue;
    const first = firstRows.get(key);
    if (first === undefined) firstRows.set(key, read.number);
    else if (!survey.repeated.has(key)) survey.repeated.set(key, [first, read.number]);
    const { code } = read.keys;
    if (code && !survey.likenesses.has(likenessOf(code))) {
      survey.likenesses.set(likenessOf(code), { row: read.number, code });
    }
  }
  if (votes[','] !== votes['.']) survey.decimal = votes[','] > votes['.'] ? ',' : '.';
  return survey;
}
