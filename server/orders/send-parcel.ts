import { sql } from 'kysely';
import type { Changing } from '../changes/change.ts';
import type { OrderRow } from './lock-order.ts';
import { writeOrderEvent } from './order-events.ts';

type Part = { product_id: number; quantity: number };
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
  await trx
    .insertInto('order_parcel_line')
    .values(parts.map((part) => ({ ...part, parcel_id: parcel.id })))
    .execute();
  await sql`
    update order_line
    set sent = sent + part.quantity
    from order_parcel_line as part
    where part.parcel_id = ${parcel.id}
      and order_line.order_id = ${orderId}
      and order_line.product_id = part.product_id`.execute(trx);
  return parcel.id;
}

/** Whatever of the order has not left yet leaves with this step. */
export async function sendRest(changing: Changing, order: OrderRow) {
  const lines = await changing.trx
    .selectFrom('order_line')
    .select(['product_id', 'quantity', 'sent'])
    .where('order_id', '=', order.id)
    .orderBy('product_id')
    .execute();
  const rest = lines
    .map(({ product_id, quantity, sent }) => ({ product_id, quantity: quantity - sent }))
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
