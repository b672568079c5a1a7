import { toLei } from '../../../../contract/money.ts';
import { paidByDocuments } from '../../../../contract/order-money.ts';
import type { Changing } from '../../../base/changes/change.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { loadSettings } from '../../../base/settings/settings.ts';
import { lockOrder, type OrderRow } from '../../orders/lock-order.ts';
import { promiseOncePaid } from '../../orders/promise-day.ts';
import { saveOrder, savePaid } from '../../orders/save-order.ts';
import type { Outcome } from '../applying/applying.ts';
import type { OrderDocument } from '../commerceml/objects.ts';
import { noteOnce } from './note-once.ts';

const MOST_BANI = 20_000_000_00;

export const nameOf = ({ operation, number1c, number }: OrderDocument) =>
  `${operation} ${number1c || number}`.trim();

/** By which 1C names the document again. */
const keyOf = (document: OrderDocument) =>
  (document.id || document.number1c || document.number).slice(0, 200);

/** A payment of an order that is held. Once all of them together are what it costs, it is paid. */
export async function applyPayment(
  changing: Changing,
  order: OrderRow,
  document: OrderDocument,
): Promise<OrderRow> {
  const bani = Math.round((document.amount ?? 0) * 100);
  if (bani <= 0 || bani > MOST_BANI || keyOf(document) === '') {
    await noteOnce(changing, order, `1C: ${nameOf(document)}, ${document.amount ?? '?'} MDL`);
    return order;
  }
  const sums = await addUp(changing.trx, order.id, { document: keyOf(document), amount: bani });
  const paid = paidByDocuments(order.paid, sums);
  if (mayBePaid(order) && paid >= order.total) {
    return pay(changing, order, nameOf(document), paid);
  }
  if (sums.after < order.total) {
    const share = `${toLei(sums.after).toFixed(2)} / ${toLei(order.total).toFixed(2)}`;
    await noteOnce(changing, order, `1C: ${nameOf(document)}, ${toLei(bani)} MDL (${share})`);
  }
  return saveCounted(changing.trx, order, paid);
}

/** What is said to be paid stays so: what more than that has come has to go back. */
async function saveCounted(trx: Trx, order: OrderRow, paid: number): Promise<OrderRow> {
  if (mayBePaid(order)) return savePaid(trx, order, paid);
  return order.payment_status === 'paid'
    ? savePaid(trx, order, Math.max(order.total, paid))
    : order;
}

/** The same document again takes the place of what it said before. */
async function addUp(trx: Trx, orderId: string, payment: { document: string; amount: number }) {
  const before = await sumOf(trx, orderId);
  await trx
    .insertInto('exchange_payment')
    .values({ order_id: orderId, ...payment })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'document']).doUpdateSet({ amount: payment.amount }),
    )
    .execute();
  return { before, after: await sumOf(trx, orderId) };
}

/** Of the documents that count for an order. */
async function sumOf(trx: Trx, orderId: string): Promise<number> {
  const { sum } = await trx
    .selectFrom('exchange_payment')
    .select((row) => row.cast<number | null>(row.fn.sum('amount'), 'double precision').as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}

/** A payment that 1C has taken back no longer counts. That an order is not paid is for people to say. */
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
  const before = await sumOf(trx, order.id);
  await trx
    .deleteFrom('exchange_payment')
    .where('order_id', '=', order.id)
    .where('document', '=', keyOf(document))
    .execute();
  const after = await sumOf(trx, order.id);
  await saveCounted(trx, order, paidByDocuments(order.paid, { before, after }));
  await noteOnce(changing, order, `1C: ${nameOf(document)}: anulată / отменена`);
  return { outcome: 'changed' };
}

export const mayBePaid = ({ payment_status }: OrderRow) =>
  payment_status === 'unpaid' || payment_status === 'pending';

export const pay = async (changing: Changing, order: OrderRow, text: string, paid = order.total) =>
  saveOrder(changing, order, {
    fields: {
      payment_status: 'paid',
      paid,
      ...(await promiseOncePaid(await loadSettings(changing.trx), changing.trx, order)),
    },
    event: {
      kind: 'payment',
      before: { payment_status: order.payment_status },
      after: { payment_status: 'paid' },
      text: text.slice(0, 500),
    },
  });
