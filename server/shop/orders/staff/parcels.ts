import { sql } from 'kysely';
import {
  afterLastParcel,
  beforeLastParcel,
  mayCorrectParcel,
  maySendParcel,
} from '../../../../contract/order-transitions.ts';
import type {
  NewParcel,
  ParcelChange,
  ParcelWithdrawal,
} from '../../../../contract/staff/orders/forms.ts';
import { type Actor, type Changing, change } from '../../../base/changes/change.ts';
import { invalid, missing } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { lockStock, type OfLine } from '../../catalogue/stock/write-stock.ts';
import type { Shop } from '../../shop.ts';
import { isEverythingSent, leaveWhenAllSent } from '../leave-when-all-sent.ts';
import { lockOrder, type OrderRow } from '../lock-order.ts';
import { tellCustomer } from '../order-mails.ts';
import { saveOrder } from '../save-order.ts';
import { emptyParcel, fillParcel, writeParcel } from '../send-parcel.ts';
import { type Bound, partsNamed } from './parts-named.ts';

type Place = { orderId: string; parcelId: number };

/** A part of an order leaves; with the last part the order has. */
export const sendParcel = (
  shop: Shop,
  actor: Actor,
  orderId: string,
  { version: seen, lines, ...way }: NewParcel,
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, { seen });
    if (!maySendParcel(order)) throw invalid({ lines: ['STAFF.ORDER_STEP'] });
    const parts = await partsNamed(changing.trx, orderId, lines, leftOf([]));
    const parcel = await writeParcel(changing, order, parts, way);
    const saved = await saveOrder(changing, order, {
      fields: {},
      event: { kind: 'parcel', after: { parcel, lines: parts, ...way } },
    });
    await follow(shop, changing, saved);
  });

/** What was noted of a parcel is put right: what was in it, by whom it went, how it is followed. */
export const changeParcel = (
  shop: Shop,
  actor: Actor,
  { orderId, parcelId }: Place,
  { version: seen, lines, carrier, tracking }: ParcelChange,
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, { seen });
    const { trx } = changing;
    const stored = await lockParcel(trx, { orderId, parcelId });
    const parts = lines && (await partsNamed(trx, orderId, lines, leftOf(stored.lines)));
    const isOther = parts !== undefined && !isSame(stored.lines, parts);
    if (!isOther && stored.carrier === carrier && stored.tracking === tracking) return;
    if (isOther) {
      if (!mayCorrectParcel(order)) throw invalid({ lines: ['STAFF.ORDER_STEP'] });
      await refuseBelowReturned(trx, stored.lines, parts);
      // What comes out and what goes in at once: one after the other somebody may wait in a circle.
      await lockStock(
        trx,
        [...stored.lines, ...parts].map(({ product_id }) => product_id),
      );
      await emptyParcel(changing, { orderId, parcelId }, stored.lines);
      await fillParcel(changing, { orderId, parcelId }, parts);
    }
    await trx
      .updateTable('order_parcel')
      .set({ carrier, tracking })
      .where('id', '=', parcelId)
      .execute();
    const saved = await saveOrder(changing, order, {
      fields: {},
      event: {
        kind: 'parcel',
        before: {
          parcel: parcelId,
          ...(isOther && { lines: stored.lines }),
          carrier: stored.carrier,
          tracking: stored.tracking,
        },
        after: { parcel: parcelId, ...(isOther && { lines: parts }), carrier, tracking },
      },
    });
    if (isOther) await follow(shop, changing, saved);
  });

/** It was noted, and has not left. */
export const withdrawParcel = (
  shop: Shop,
  actor: Actor,
  { orderId, parcelId }: Place,
  { version: seen, reason }: ParcelWithdrawal,
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, { seen });
    const { trx } = changing;
    const stored = await lockParcel(trx, { orderId, parcelId });
    if (!mayCorrectParcel(order)) throw invalid({ lines: ['STAFF.ORDER_STEP'] });
    await refuseBelowReturned(trx, stored.lines, []);
    await emptyParcel(changing, { orderId, parcelId }, stored.lines);
    await trx.deleteFrom('order_parcel').where('id', '=', parcelId).execute();
    const saved = await saveOrder(changing, order, {
      fields: {},
      event: { kind: 'parcel', before: { parcel: parcelId, ...stored }, text: reason },
    });
    await follow(shop, changing, saved);
  });

/** The step and the letter follow what has left by now. */
async function follow(shop: Shop, changing: Changing, order: OrderRow) {
  if (await leaveWhenAllSent(shop, changing, order)) return;
  const left = afterLastParcel(order.delivery_type);
  const here = beforeLastParcel(order.delivery_type);
  if (order.status === left && !(await isEverythingSent(changing.trx, order.id))) {
    await saveOrder(changing, order, {
      fields: { status: here },
      event: { kind: 'status', before: { status: left }, after: { status: here } },
    });
  }
  await tellCustomer(shop, changing, order, 'parcel');
}

async function lockParcel(trx: Trx, { orderId, parcelId }: Place) {
  const parcel = await trx
    .selectFrom('order_parcel')
    .select(['carrier', 'tracking'])
    .where('id', '=', parcelId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!parcel) throw missing();
  const lines = await trx
    .selectFrom('order_parcel_line')
    .innerJoin('order_line', 'order_line.id', 'order_parcel_line.line_id')
    .select(['order_parcel_line.line_id', 'order_line.product_id', 'order_parcel_line.quantity'])
    .where('parcel_id', '=', parcelId)
    .orderBy('order_line.position')
    .execute();
  return { ...parcel, lines };
}

const isSame = (stored: OfLine[], wanted: OfLine[]) =>
  stored.length === wanted.length &&
  stored.every(({ line_id, quantity }) =>
    wanted.some((part) => part.line_id === line_id && part.quantity === quantity),
  );

/** What has come back had left: of no line less than that was ever sent. */
async function refuseBelowReturned(trx: Trx, stored: OfLine[], parts: OfLine[]) {
  const lines = await trx
    .selectFrom('order_line')
    .select(['id', 'sent', 'returned'])
    .where(sql<boolean>`id = any(${stored.map(({ line_id }) => line_id)}::bigint[])`)
    .where('returned', '>', 0)
    .execute();
  const inIt = (of: OfLine[], id: number) =>
    of.find(({ line_id }) => line_id === id)?.quantity ?? 0;
  const isBelow = lines.some(
    ({ id, sent, returned }) => sent - inIt(stored, id) + inIt(parts, id) < returned,
  );
  if (isBelow) throw invalid({ lines: ['STAFF.ORDER_CAME_BACK'] });
}

/** No more than is still here, or lies in the parcel already. */
const leftOf = (stored: OfLine[]): Bound => ({
  atMost: ({ id, quantity, sent }) =>
    quantity - sent + (stored.find(({ line_id }) => line_id === id)?.quantity ?? 0),
  beyond: 'STAFF.ORDER_NOT_THAT_MUCH',
});
