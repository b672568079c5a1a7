import { type Insertable, sql } from 'kysely';
import { type OrderMoney, paymentState } from '../../../../contract/order-money.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { invalid } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import type { Tables } from '../../../base/database/tables.ts';
import type { Settings } from '../../../base/settings/settings.ts';
import type { OrderRow } from '../lock-order.ts';
import type { OrderEvent } from '../order-events.ts';
import { promiseOncePaid } from '../promise-day.ts';
import { saveOrder } from '../save-order.ts';
import { count1cDocuments } from './count-1c-documents.ts';

export type NewEntry = Omit<Insertable<Tables['money_entry']>, 'order_id' | 'actor'>;

/** Money that moved for an order that is held: the entry, and all that follows from it. */
export async function writeMoney(
  settings: Settings,
  changing: Changing,
  order: OrderRow,
  entry: NewEntry,
): Promise<OrderRow> {
  const { trx, actor } = changing;
  await trx
    .insertInto('money_entry')
    .values({ ...entry, order_id: order.id, actor })
    .execute();
  await count1cDocuments(trx, order);
  const { direction, amount, way, day, reference, note } = entry;
  return settleMoney(settings, changing, order, {
    after: { [`money_${direction}`]: amount, way, day, ...(reference && { reference }) },
    text: note ?? '',
  });
}

/** The sums of an order that is held by its entries, and what follows from them. */
export async function settleMoney(
  settings: Settings,
  changing: Changing,
  order: OrderRow,
  { after, text }: Pick<OrderEvent, 'after' | 'text'>,
): Promise<OrderRow> {
  const { trx } = changing;
  const fields = await sumsOf(trx, order.id);
  // What went back was there: nobody takes away the entry that says so.
  if (fields.received < fields.refunded) throw invalid({ amount: ['STAFF.MONEY_WENT_BACK'] });
  const now = { ...order, ...fields };
  const state = paymentState(now);
  return saveOrder(changing, order, {
    fields: { ...fields, ...(await promised(settings, trx, order, state)) },
    event: {
      kind: 'payment',
      before: moneyOf(order),
      after: { ...after, ...moneyOf(now) },
      text: text ?? '',
    },
  });
}

/** With the last of a transfer the goods can leave. */
const promised = async (settings: Settings, trx: Trx, order: OrderRow, state: string) =>
  (state === 'paid' || state === 'overpaid') && order.payment_status !== 'paid'
    ? promiseOncePaid(settings, trx, order)
    : {};

const moneyOf = (order: OrderMoney) => ({
  payment_state: paymentState(order),
  paid: order.received - order.refunded,
});

async function sumsOf(trx: Trx, orderId: string) {
  const { rows } = await sql<{ received: number; refunded: number }>`
    select
      coalesce(sum(amount) filter (where direction = 'in'), 0)::bigint as received,
      coalesce(sum(amount) filter (where direction = 'out'), 0)::bigint as refunded
    from money_entry
    where order_id = ${orderId}`.execute(trx);
  return rows[0] ?? { received: 0, refunded: 0 };
}
