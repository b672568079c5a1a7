import { sql } from 'kysely';
import { beyondKnown } from '../../../../contract/order-money.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { shopToday } from '../../../base/database/shop-day.ts';

/** Under which 1C's word is kept that an order is paid, where it names no sums. */
export const ORDER_ITSELF = 'order';

/**
 * 1C tells of money that people and the bank have mostly told of before. Its documents count as far
 * as all of them together go beyond the rest, whoever came first: what it adds is an entry, and one
 * against it once somebody else tells of the same. What people have taken back of it stays so. Answers with what
 * it added.
 */
export async function count1cDocuments(trx: Trx, orderId: string): Promise<number> {
  const { rows } = await sql<Record<'documents' | 'counted' | 'known' | 'spare', number>>`
    select
      (
        select greatest(
          coalesce(sum(amount) filter (where document <> ${ORDER_ITSELF}), 0),
          coalesce(max(amount) filter (where document = ${ORDER_ITSELF}), 0)
        )
        from exchange_payment
        where order_id = ${orderId}
      )::bigint as documents,
      coalesce(sum(entry.amount) filter (where entry.actor = 'exchange'), 0)::bigint as counted,
      coalesce(sum(entry.amount) filter (
        where entry.actor <> 'exchange'
          and against.actor is distinct from 'exchange'
      ), 0)::bigint as known,
      -- What has gone back was there.
      (coalesce(sum(entry.amount), 0) - (
        select coalesce(sum(amount), 0)
        from money_entry
        where order_id = ${orderId}
          and direction = 'out'
      ))::bigint as spare
    from money_entry as entry
    left join money_entry as against on against.id = entry.corrects
    where entry.order_id = ${orderId}
      and entry.direction = 'in'`.execute(trx);
  const { documents = 0, counted = 0, known = 0, spare = 0 } = rows[0] ?? {};
  const missing = Math.max(beyondKnown(documents, known) - counted, -Math.max(0, spare));
  if (missing === 0) return 0;
  await trx
    .insertInto('money_entry')
    .values({
      order_id: orderId,
      direction: 'in',
      amount: missing,
      way: '1c',
      day: shopToday,
      actor: 'exchange',
    })
    .execute();
  return missing;
}
