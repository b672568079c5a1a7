import type { Cell } from '../../../contract/csv.ts';
import type { ExportFormat } from '../../../contract/export-formats.ts';
import type { Locale } from '../../../contract/locale.ts';
import { writtenShopTime } from '../../../contract/shop-time.ts';
import { type Actor, change } from '../changes/change.ts';
import type { Database } from '../database/connect.ts';
import { csvStream } from './csv-stream.ts';
import { xlsxStream } from './xlsx/xlsx-stream.ts';

/** Its heading, what stands in it, and how: as money, as a moment, or so many letters wide. */
export type Column<Row> = readonly [
  ro: string,
  ru: string,
  cell: (row: Row, locale: Locale) => Cell,
  look?: 'money' | 'time' | number,
];

/** Who of the shop's people takes a list along, in which language, and as what. */
export type Taking = { id: number; locale: Locale; format: ExportFormat };

/** Which page of a list: in screens one follows the other. */
export type Page<Cursor> = { before?: Cursor | undefined; limit?: number | undefined };

type Listed<Row, Cursor> = readonly Row[] | { results: readonly Row[]; next: Cursor | null };

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

/**
 * How a list is taken along as a table: by the columns, and read as its screen reads it, page by
 * page or as a whole. Who took it is noted, and by which filters.
 */
export const exportOf =
  <S extends { db: Database }, Row, Query extends object, Cursor>(
    name: string,
    columns: readonly Column<Row>[],
    read: (shop: S, query: Query, by: Taking) => Promise<Listed<Row, Cursor>>,
  ) =>
  (shop: S, query: Query & { format: ExportFormat }, by: Taking) =>
    exportList<Row, Cursor>(shop.db, by, {
      name,
      columns,
      filters: query,
      read: (page) => read(shop, { ...query, ...page }, by),
    });

/** The same where name, columns or filters depend on what is asked for. */
export async function exportList<Row, Cursor>(
  db: Database,
  { id, locale, format }: Taking,
  {
    name,
    columns,
    filters,
    read,
  }: {
    name: string;
    columns: readonly Column<Row>[];
    filters: object;
    read: (page: Page<Cursor>) => Promise<Listed<Row, Cursor>>;
  },
): Promise<ReadableStream<Uint8Array>> {
  await noteExport(db, `staff:${id}`, name, { ...filters, format });
  return tableStream(
    {
      name,
      columns: columns.map(([ro, ru, _, look]) => ({
        title: { ro, ru }[locale],
        width: typeof look === 'number' ? look : undefined,
        isMoney: look === 'money',
      })),
      batches: pagesOf(),
    },
    format,
  );

  function cellOf(row: Row, [, , cell, look]: Column<Row>): Cell {
    const value = cell(row, locale);
    return look === 'time' && typeof value === 'string' ? writtenShopTime(value) : value;
  }

  async function* pagesOf() {
    let before: Cursor | undefined;
    do {
      const listed = await read({ before, limit: AT_ONCE });
      const { results, next } = 'results' in listed ? listed : { results: listed, next: null };
      yield results.map((row) => columns.map((column) => cellOf(row, column)));
      before = next ?? undefined;
    } while (before !== undefined);
  }
}
