import { sql } from 'kysely';
import type { Changing } from '../../base/changes/change.ts';
import type { Trx } from '../../base/database/connect.ts';
import { takeBackSent } from '../catalogue/stock/come-back.ts';
import { sendStock } from '../catalogue/stock/send-stock.ts';
import type { OfLine } from '../catalogue/stock/write-stock.ts';
import type { OrderRow } from './lock-order.ts';
import { writeOrderEvent } from './order-events.ts';

type Way = { carrier: string; tracking: string };

/** Notes what left the shop at once, of a locked order; the caller has seen that it can. */
export async function writeParcel(
  changing: Changing,
  { id: orderId }: OrderRow,
  parts: OfLine[],
  { carrier, tracking }: Way = { carrier: '', tracking: '' },
): Promise<number> {
  const { trx, actor } = changing;
  const parcel = await trx
    .insertInto('order_parcel')
    .values({ order_id: orderId, actor, carrier, tracking })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fillParcel(changing, { orderId, parcelId: parcel.id }, parts);
  return parcel.id;
}

type Place = { orderId: string; parcelId: number };

/** Puts goods into a parcel that has none. */
export async function fillParcel(changing: Changing, place: Place, parts: OfLine[]) {
  const { trx } = changing;
  await trx
    .insertInto('order_parcel_line')
    .values(
      parts.map(({ line_id, quantity }) => ({ line_id, quantity, parcel_id: place.parcelId })),
    )
    .execute();
  await countSent(trx, place, 1);
  await sendStock(changing, place.orderId, parts);
}

/** Takes everything out of a parcel again. */
export async function emptyParcel(changing: Changing, place: Place, parts: OfLine[]) {
  const { trx } = changing;
  await takeBackSent(changing, place.orderId, parts);
  await countSent(trx, place, -1);
  await trx.deleteFrom('order_parcel_line').where('parcel_id', '=', place.parcelId).execute();
}

const countSent = (trx: Trx, { orderId, parcelId }: Place, sign: 1 | -1) =>
  sql`
    update order_line
    set sent = sent + ${sign}::integer * part.quantity
    from order_parcel_line as part
    where part.parcel_id = ${parcelId}
      and order_line.order_id = ${orderId}
      and order_line.id = part.line_id`.execute(trx);

/** Whatever of the order has not left yet leaves with this step. */
export async function sendRest(changing: Changing, order: OrderRow) {
  const rest = await unsentOf(changing.trx, order.id);
  if (rest.length === 0) return;
  const parcel = await writeParcel(changing, order, rest);
  const { trx, actor } = changing;
  await writeOrderEvent(
    trx,
    { orderId: order.id, actor },
    { kind: 'parcel', after: { parcel, lines: rest } },
  );
}

/** What of an order has not left yet, line by line. */
export const unsentOf = (trx: Trx, orderId: string): Promise<OfLine[]> =>
  trx
    .selectFrom('order_line')
    .select(['id as line_id', 'product_id', sql<number>`quantity - sent`.as('quantity')])
    .where('order_id', '=', orderId)
    .whereRef('sent', '<', 'quantity')
    .orderBy('position')
    .execute();
