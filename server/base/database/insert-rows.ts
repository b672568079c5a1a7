import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type ColumnType =
  | 'integer'
  | 'bigint'
  | 'text'
  | 'boolean'
  | 'double precision'
  | 'jsonb'
  | 'timestamptz';

const CHUNK = 20_000;

/**
 * Inserts many rows as one array per column: far fewer parameters than one per value, and the
 * statement stays the same whatever the number of rows.
 */
export async function insertRows<Row extends Record<string, unknown>>(
  trx: Transaction<Tables>,
  table: keyof Tables,
  columns: { [Name in keyof Row & string]: ColumnType },
  rows: Row[],
) {
  const names = Object.keys(columns);
  const list = sql.join(names.map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    const arrays = Object.entries<ColumnType>(columns).map(
      ([name, type]) => sql`${chunk.map((row) => row[name])}::${sql.raw(type)}[]`,
    );
    await sql`
      insert into ${sql.table(table)} (${list})
      select ${list}
      from unnest(${sql.join(arrays)}) with ordinality as incoming (${list}, place)
      order by place`.execute(trx);
  }
}
