import { sql } from 'kysely';
import { shareOf1c } from '../../../../contract/order-money.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { shopToday } from '../../../base/database/shop-day.ts';
import type { OrderRow } from '../lock-order.ts';

/** Under which 1C's word is kept that an order is paid, where it names no sums. */
export const ORDER_ITSELF = 'order';

type Books = Omit<Parameters<typeof shareOf1c>[0], 'paid' | 'cost'>;

/**
 * What counts of 1C's documents for an order that is held, by an entry of what is missing. Answers
 * with what it added.
 */
export async function count1cDocuments(trx: Trx, { id, total, credited }: Of): Promise<number> {
  const { rows } = await sql<Books & { refunded: number; all: number }>`
    select
      (
        select greatest(
          coalesce(sum(amount) filter (where document <> ${ORDER_ITSELF}), 0),
          coalesce(max(amount) filter (where document = ${ORDER_ITSELF}), 0)
        )
        from exchange_payment
        where order_id = ${id}
      )::bigint as documents,
      coalesce(-sum(entry.amount) filter (
        where entry.actor <> 'exchange'
          and against.actor = 'exchange'
      ), 0)::bigint as taken,
      coalesce(sum(entry.amount) filter (
        where entry.actor <> 'exchange'
          and against.actor is distinct from 'exchange'
      ), 0)::bigint as known,
      coalesce(sum(entry.amount) filter (
        where 'exchange' in (entry.actor, against.actor)
      ), 0)::bigint as share,
      coalesce(sum(entry.amount), 0)::bigint as all,
      (
        select coalesce(sum(amount), 0)
        from money_entry
        where order_id = ${id}
          and direction = 'out'
      )::bigint as refunded
    from money_entry as entry
    left join money_entry as against on against.id = entry.corrects
    where entry.order_id = ${id}
      and entry.direction = 'in'`.execute(trx);
  const [books] = rows;
  if (!books) return 0;
  const { refunded, all, ...rest } = books;
  const sums = { ...rest, paid: all - refunded, cost: total - credited };
  const amount = shareOf1c(sums) - rest.share;
  if (amount === 0) return 0;
  await trx
    .insertInto('money_entry')
    .values({
      order_id: id,
      direction: 'in',
      amount,
      way: '1c',
      day: shopToday,
      actor: 'exchange',
    })
    .execute();
  return amount;
}

type Of = Pick<OrderRow, 'id' | 'total' | 'credited'>;
