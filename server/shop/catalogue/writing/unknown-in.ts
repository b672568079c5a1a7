import { sql } from 'kysely';
import type { Trx } from '../../../base/database/connect.ts';

type Referred =
  | 'brand'
  | 'category'
  | 'attribute_value'
  | 'unit'
  | 'product'
  | 'media_file'
  | 'attribute';

/** Which of the ids, keys or files the table lacks. Those it has stay until the transaction ends. */
export async function unknownIn(
  trx: Trx,
  table: Referred,
  wanted: Iterable<number | string>,
): Promise<Set<number | string>> {
  const column = table === 'unit' ? 'key' : table === 'media_file' ? 'file' : 'id';
  const type = sql.raw(column === 'id' ? 'integer' : 'text');
  const list = [...new Set(wanted)];
  if (list.length === 0) return new Set();
  const { rows } = await sql<{ name: number | string }>`
    select ${sql.ref(column)} as name
    from ${sql.table(table)}
    where ${sql.ref(column)} = any(${list}::${type}[])
    order by ${sql.ref(column)}
    for key share`.execute(trx);
  const known = new Set(rows.map(({ name }) => name));
  return new Set(list.filter((name) => !known.has(name)));
}
