import type { Cell } from '../../contract/csv.ts';
import type { Locale } from '../../contract/locale.ts';
import { type Actor, change } from '../changes/change.ts';
import type { Database } from '../database/connect.ts';
import { csvStream } from './csv-stream.ts';

export type Column<Row> = {
  title: Record<Locale, string>;
  cell: (row: Row, locale: Locale) => Cell;
};

/** Who takes a list along, and in which language. */
export type Taking = { actor: Actor; locale: Locale };

export type Asked<Cursor> = { before: Cursor | undefined; limit: number };

type List<Row, Cursor> = {
  name: string;
  columns: readonly Column<Row>[];
  /** A page of it, as the screen is given it. */
  read: (page: Asked<Cursor>) => Promise<{ results: readonly Row[]; next: Cursor | null }>;
  filters: Record<string, unknown>;
};

const AT_ONCE = 500;

/**
 * Who took a list along, and by which filters. Whom somebody looked for is a person's name or phone,
 * and the log is kept forever: it says that there was a text, not which.
 */
const noteExport = (
  db: Database,
  actor: Actor,
  name: string,
  { search, ...others }: Record<string, unknown>,
) =>
  change(db, actor, async ({ note }) => {
    const after = { ...others, ...(search !== undefined && { search: '…' }) };
    note({ verb: 'create', entity: 'export', ids: [name], after });
  });

/** A list as a table, read page by page. Who took it along is noted, and by which filters. */
export async function exportList<Row, Cursor>(
  db: Database,
  { actor, locale }: Taking,
  { name, columns, read, filters }: List<Row, Cursor>,
): Promise<ReadableStream<Uint8Array>> {
  await noteExport(db, actor, name, filters);
  return csvStream(
    columns.map(({ title }) => title[locale]),
    pagesOf(),
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
