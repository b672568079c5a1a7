import type { TableBeginning } from '../../../contract/staff/imports.ts';

type Row = TableBeginning['rows'][number];

const isFilled = (cell: string) => cell !== '';

/** Rows that may be the one with the names of the columns: a letterhead has one cell, an empty line none. */
export const possibleHeaders = ({ rows }: TableBeginning): Row[] =>
  rows.filter(({ cells }) => cells.filter(isFilled).length > 1);

/** The one that was recognised, or the fullest of the first ones. */
export function likelyHeader(table: TableBeginning): number {
  if (table.header !== null) return table.header;
  const rows = possibleHeaders(table);
  const fullest = Math.max(0, ...rows.map(({ cells }) => cells.filter(isFilled).length));
  return rows.find(({ cells }) => cells.filter(isFilled).length === fullest)?.row ?? 0;
}

/** The names of the columns by that row, each once, with what stands below it. */
export function headingsOf({ rows }: TableBeginning, header: number) {
  const cells = rows.find(({ row }) => row === header)?.cells ?? [];
  const below = rows.filter(({ row }) => row > header);
  return cells.flatMap((heading, at) =>
    heading === '' || cells.indexOf(heading) !== at
      ? []
      : [{ heading, values: below.map((row) => row.cells[at] ?? '').filter(isFilled) }],
  );
}
