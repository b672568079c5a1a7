import type { Locale } from '../../contract/locale.ts';
import { type Actor, change } from '../changes/change.ts';
import type { Database } from '../database/connect.ts';
import { type Cell, csvStream } from './csv.ts';

export type Column<Row> = {
  title: Record<Locale, string>;
  cell: (row: Row, locale: Locale) => Cell;
};

type List<Row, Filters> = {
  name: string;
  columns: readonly Column<Row>[];
  /** The rows after the one with this id, as many as are read at once. */
  read: (before: number | undefined, limit: number) => Promise<Row[]>;
  filters: Filters;
};

const AT_ONCE = 500;

/**
 * Who took a list along, and by which filters. Whom somebody looked for is a person's name or phone,
 * and the log is kept forever: it says that there was a text, not which.
 */
export const noteExport = (
  db: Database,
  actor: Actor,
  name: string,
  { search, ...others }: { search?: unknown },
) =>
  change(db, actor, async ({ note }) => {
    const after = { ...others, ...(search !== undefined && { search: '…' }) };
    note({ verb: 'create', entity: 'export', ids: [name], after });
  });

/** A list as a table, read page by page. Who took it along is noted, and by which filters. */
export async function exportList<Row extends { id: number }, Filters extends { search?: unknown }>(
  db: Database,
  { actor, locale }: { actor: Actor; locale: Locale },
  { name, columns, read, filters }: List<Row, Filters>,
): Promise<ReadableStream<Uint8Array>> {
  await noteExport(db, actor, name, filters);
  return csvStream(
    columns.map(({ title }) => title[locale]),
    pagesOf(),
  );

  async function* pagesOf() {
    let before: number | undefined;
    do {
      const rows = await read(before, AT_ONCE);
      yield rows.map((row) => columns.map(({ cell }) => cell(row, locale)));
      before = rows.length < AT_ONCE ? undefined : rows.at(-1)?.id;
    } while (before !== undefined);
  }
}
