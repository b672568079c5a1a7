import type { Database } from '../../base/database/connect.ts';
import { dayInShop, type PrintedOrder } from './read-orders.ts';

/** The order as one of its parcels has it; null where it is none of its. */
export async function partOf(
  db: Database,
  { order, lines }: PrintedOrder,
  parcelId: number,
): Promise<PrintedOrder | null> {
  const parcels = await db
    .selectFrom('order_parcel')
    .select(['id', dayInShop('order_parcel.sent_at').as('sent_on')])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const place = parcels.findIndex(({ id }) => id === parcelId);
  const sentOn = parcels[place]?.sent_on;
  if (sentOn === undefined) return null;
  const rows = await db
    .selectFrom('order_parcel_line')
    .select(['line_id', 'quantity'])
    .where('parcel_id', '=', parcelId)
    .execute();
  const given = new Map(rows.map(({ line_id, quantity }) => [line_id, quantity]));
  return {
    order,
    lines: lines.filter(({ id }) => given.has(id)),
    part: { place: place + 1, of: parcels.length, sentOn, given },
  };
}

/** What has not left yet, for who takes and hands it over; everything once all of it has. */
export function stillToLeave(printed: PrintedOrder): PrintedOrder {
  if (printed.part) return printed;
  const left = printed.lines
    .map((line) => ({ ...line, quantity: line.quantity - line.sent, sent: 0 }))
    .filter(({ quantity }) => quantity > 0);
  return left.length > 0 ? { ...printed, lines: left } : printed;
}
