import { sql } from 'kysely';
import type { Changing } from '../changes/change.ts';
import type { Trx } from '../database/connect.ts';
import type { OrderRow } from './lock-order.ts';
import { writeOrderEvent } from './order-events.ts';

/** Of a line of the order; its product stands in the timeline, where a line may be gone by then. */
export type Part = { line_id: number; product_id: number; quantity: number };
type Way = { carrier: string; tracking: string };

/** Notes what left the shop at once, of a held order; the caller has seen that it can. */
export async function writeParcel(
  { trx, actor }: Changing,
  { id: orderId }: OrderRow,
  parts: Part[],
  { carrier, tracking }: Way = { carrier: '', tracking: '' },
): Promise<number> {
  const parcel = await trx
    .insertInto('order_parcel')
    .values({ order_id: orderId, actor, carrier, tracking })
    .returning('id')
    .executeTakeFirstOrThrow();
  await fillParcel(trx, { orderId, parcelId: parcel.id }, parts);
  return parcel.id;
}

type Place = { orderId: string; parcelId: number };

/** Puts goods into a parcel that has none. */
export async function fillParcel(trx: Trx, place: Place, parts: Part[]) {
  await trx
    .insertInto('order_parcel_line')
    .values(
      parts.map(({ line_id, quantity }) => ({ line_id, quantity, parcel_id: place.parcelId })),
    )
    .execute();
  await countSent(trx, place, 1);
}

/** Takes everything out of a parcel again. */
export async function emptyParcel(trx: Trx, place: Place) {
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
  const lines = await changing.trx
    .selectFrom('order_line')
    .select(['id', 'product_id', 'quantity', 'sent'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const rest = lines
    .map(({ id, product_id, quantity, sent }) => ({
      line_id: id,
      product_id,
      quantity: quantity - sent,
    }))
    .filter(({ quantity }) => quantity > 0);
  if (rest.length === 0) return;
  const parcel = await writeParcel(changing, order, rest);
  const { trx, actor } = changing;
  await writeOrderEvent(
    trx,
    { orderId: order.id, actor },
    { kind: 'parcel', after: { parcel, lines: rest } },
  );
}
