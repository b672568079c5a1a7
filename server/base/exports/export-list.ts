import type { Cell } from '../../../contract/csv.ts';
import type { ExportFormat } from '../../../contract/export-formats.ts';
import type { Locale } from '../../../contract/locale.ts';
import { type Actor, change } from '../changes/change.ts';
import type { Database } from '../database/connect.ts';
import { csvStream } from './csv-stream.ts';
import { xlsxStream } from './xlsx/xlsx-stream.ts';

export type Column<Row> = {
  title: Record<Locale, string>;
  cell: (row: Row, locale: Locale) => Cell;
  /** In a workbook: in letters. */
  width?: number;
  isMoney?: true;
};

/** Who takes a list along, in which language, and as what. */
export type Taking = { actor: Actor; locale: Locale; format: ExportFormat };

export type Asked<Cursor> = { before: Cursor | undefined; limit: number };

type List<Row, Cursor> = {
  name: string;
  columns: readonly Column<Row>[];
  /** A page of it, as the screen is given it. */
  read: (page: Asked<Cursor>) => Promise<{ results: readonly Row[]; next: Cursor | null }>;
  filters: Record<string, unknown>;
};

const AT_ONCE = 500;

/** The same table, as either kind of file. */
export const tableStream = (
  table: Parameters<typeof xlsxStream>[0],
  format: ExportFormat,
): ReadableStream<Uint8Array> =>
  format === 'xlsx'
    ? xlsxStream(table)
    : csvStream(
        table.columns.map(({ title }) => title),
        table.batches,
      );

/**
 * Who took a list along, and by which filters. Whom somebody looked for is a person's name or phone,
 * and the log is kept forever: it says that there was a text, not which.
 */
export const noteExport = (
  db: Database,
  actor: Actor,
  name: string,
  { search, ...others }: Record<string, unknown>,
) =>
  change(db, actor, async ({ note }) => {
    const after = { ...others, ...(search !== undefined && { search: '…' }) };
    note({ verb: 'create', entity: 'export', ids: [name], after });
  });

/** The same of a list that is short, and read as a whole. */
export const exportWhole = <Row>(
  db: Database,
  by: Taking,
  {
    rows,
    ...list
  }: Pick<List<Row, never>, 'name' | 'columns'> & {
    rows: (locale: Locale) => Promise<readonly Row[]>;
    filters?: Record<string, unknown>;
  },
): Promise<ReadableStream<Uint8Array>> =>
  exportList<Row, never>(db, by, {
    filters: {},
    ...list,
    read: async () => ({ results: await rows(by.locale), next: null }),
  });

/** A list as a table, read page by page. Who took it along is noted, and by which filters. */
export async function exportList<Row, Cursor>(
  db: Database,
  { actor, locale, format }: Taking,
  { name, columns, read, filters }: List<Row, Cursor>,
): Promise<ReadableStream<Uint8Array>> {
  await noteExport(db, actor, name, { ...filters, format });
  return tableStream(
    {
      name,
      columns: columns.map((column) => ({ ...column, title: column.title[locale] })),
      batches: pagesOf(),
    },
    format,
  );

  async function* pagesOf() {
    let before: Cursor | undefined;
    do {
      const { results, next } = await read({ before, limit: AT_ONCE });
      yield results.map((row) => columns.map(({ cell }) => cell(row, locale)));
      before = next ?? undefined;
    } while (before !== undefined);
  }
}
