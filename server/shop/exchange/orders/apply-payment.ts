import type { Changing } from '../../../base/changes/change.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { loadSettings } from '../../../base/settings/settings.ts';
import { lockOrder, type OrderRow } from '../../orders/lock-order.ts';
import { count1cDocuments, ORDER_ITSELF } from '../../orders/money/count-1c-documents.ts';
import { settleMoney } from '../../orders/money/write-money.ts';
import type { Outcome } from '../applying/applying.ts';
import type { OrderDocument } from '../commerceml/objects.ts';
import { noteOnce } from './note-once.ts';

const MOST_BANI = 20_000_000_00;

export const nameOf = ({ operation, number1c, number }: OrderDocument) =>
  `${operation} ${number1c || number}`.trim();

/** By which 1C names the document again. */
const keyOf = (document: OrderDocument) =>
  (document.id || document.number1c || document.number).slice(0, 200);

/** A payment of an order that is held. The same document again takes the place of what it said. */
export async function applyPayment(
  changing: Changing,
  order: OrderRow,
  document: OrderDocument,
): Promise<OrderRow> {
  const bani = Math.round((document.amount ?? 0) * 100);
  const key = keyOf(document);
  if (bani <= 0 || bani > MOST_BANI || key === '' || key === ORDER_ITSELF) {
    await noteOnce(changing, order, `1C: ${nameOf(document)}, ${document.amount ?? '?'} MDL`);
    return order;
  }
  await keep(changing.trx, order.id, { document: key, amount: bani });
  return count(changing, order, nameOf(document));
}

/** That an order is paid, in so many words: with what 1C has of it, and no more than it costs here. */
export async function applyPaid(
  changing: Changing,
  order: OrderRow,
  document: OrderDocument,
  text: string,
): Promise<OrderRow> {
  const cost = order.total - order.credited;
  const bani = Math.min(cost, Math.round((document.amount ?? 0) * 100) || cost);
  if (bani <= 0 || bani > MOST_BANI) {
    await noteOnce(changing, order, `1C: ${nameOf(document)}, ${document.amount ?? '?'} MDL`);
    return order;
  }
  await keep(changing.trx, order.id, { document: ORDER_ITSELF, amount: bani });
  return count(changing, order, text);
}

/** That it is not, where 1C had said so in so many words: what its payments come to counts. */
export async function applyUnpaid(changing: Changing, order: OrderRow): Promise<OrderRow> {
  await forgetPayment(changing.trx, order.id, ORDER_ITSELF);
  return count(changing, order, '');
}

/** A payment that 1C has taken back no longer counts. */
export async function withdrawPayment(
  changing: Changing,
  document: OrderDocument,
): Promise<Outcome> {
  const { trx } = changing;
  const counted = await trx
    .selectFrom('exchange_payment')
    .select('amount')
    .where('order_id', '=', document.basis)
    .where('document', '=', keyOf(document))
    .executeTakeFirst();
  if (!counted) {
    return { outcome: 'skipped', reason: document.operation.slice(0, 100) };
  }
  const order = await lockOrder(changing, document.basis, {});
  await forgetPayment(trx, order.id, keyOf(document));
  await noteOnce(changing, order, `1C: ${nameOf(document)}: anulată / отменена`);
  await count(changing, order, nameOf(document));
  return { outcome: 'changed' };
}

const forgetPayment = (trx: Trx, orderId: string, document: string) =>
  trx
    .deleteFrom('exchange_payment')
    .where('order_id', '=', orderId)
    .where('document', '=', document)
    .execute();

const keep = (trx: Trx, order_id: string, payment: { document: string; amount: number }) =>
  trx
    .insertInto('exchange_payment')
    .values({ order_id, ...payment })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'document']).doUpdateSet({ amount: payment.amount }),
    )
    .execute();

/** What 1C's documents come to by now; of what is known already nothing is written. */
async function count(changing: Changing, order: OrderRow, text: string): Promise<OrderRow> {
  const money_in = await count1cDocuments(changing.trx, order);
  if (money_in === 0) return order;
  return settleMoney(await loadSettings(changing.trx), changing, order, {
    after: { money_in, way: '1c' },
    text: text.slice(0, 500),
  });
}

export const mayBePaid = ({ payment_status }: OrderRow) =>
  payment_status === 'unpaid' || payment_status === 'pending';
