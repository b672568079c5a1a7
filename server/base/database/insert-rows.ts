import { sql, type Transaction } from 'kysely';
import { arraysOf, type ColumnType } from './given-rows.ts';
import type { Tables } from './tables.ts';

const CHUNK = 20_000;

/** Inserts many rows; the statement stays the same whatever the number of them. */
export async function insertRows<Row extends Record<string, unknown>>(
  trx: Transaction<Tables>,
  table: keyof Tables,
  columns: { [Name in keyof Row & string]: ColumnType },
  rows: Row[],
) {
  const list = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    await sql`
      insert into ${sql.table(table)} (${list})
      select ${list}
      from unnest(${arraysOf(columns, chunk)}) with ordinality as incoming (${list}, place)
      order by place`.execute(trx);
  }
}
