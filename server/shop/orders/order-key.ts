import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import type { Accepted } from './accept-order.ts';
import { presentOrder } from './present-order.ts';
import { orderWithLines } from './queries.ts';

/** A repeated submit carries the same key as the first one, and the same body. */
type Submitted = { by: 'customer' | 'staff'; id: number; key: string | null; body: unknown };

const tables = {
  customer: { table: sql.table('order_key'), owner: sql.ref('customer_id') },
  staff: { table: sql.table('staff_order_key'), owner: sql.ref('staff_id') },
};

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest();

/** What the first submit has placed; null where this is the first. The caller holds who submits. */
export async function orderOfKey(
  trx: Trx,
  { by, id, key, body }: Submitted,
  locale?: Locale,
): Promise<Accepted | { kind: 'key-reused' } | null> {
  const { table, owner } = tables[by];
  const { rows } = await sql<{ order_id: string; body_hash: Buffer }>`
    select order_id, body_hash
    from ${table}
    where ${owner} = ${id}
      and key = ${key}`.execute(trx);
  const [earlier] = rows;
  if (!earlier) return null;
  if (!earlier.body_hash.equals(hashOf(body))) return { kind: 'key-reused' };
  const found = await orderWithLines(trx, earlier.order_id);
  if (!found) return null;
  const { order, lines } = found;
  return { kind: 'placed', order: presentOrder(order, lines, locale ?? order.locale) };
}

export async function keepKey(trx: Trx, { by, id, key, body }: Submitted, orderId: string) {
  if (key === null) return;
  const { table, owner } = tables[by];
  await sql`
    insert into ${table} (${owner}, key, body_hash, order_id)
    values (${id}, ${key}, ${hashOf(body)}, ${orderId})`.execute(trx);
}

/** A browser that repeats a submit does so within minutes, one that was closed within days. */
const DAYS_KEPT = 30;

export async function forgetOrderKeys(db: Database) {
  for (const { table } of Object.values(tables)) {
    await sql`
      delete from ${table}
      where created_at < now() - make_interval(days => ${DAYS_KEPT})`.execute(db);
  }
}
