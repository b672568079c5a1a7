import {
  afterLastParcel,
  beforeLastParcel,
  mayCorrectParcel,
  maySendParcel,
} from '../../../contract/order-transitions.ts';
import type {
  NewParcel,
  ParcelChange,
  ParcelWithdrawal,
} from '../../../contract/staff/orders/forms.ts';
import { type Actor, type Changing, change } from '../../changes/change.ts';
import { invalid, type Mistakes, missing } from '../../changes/refused.ts';
import type { Trx } from '../../database/connect.ts';
import type { Shop } from '../../shop.ts';
import { turn } from '../change-status.ts';
import { lockOrder, type OrderRow } from '../lock-order.ts';
import { tellCustomer } from '../order-mails.ts';
import { saveOrder } from '../save-order.ts';
import { emptyParcel, fillParcel, writeParcel } from '../send-parcel.ts';

type Place = { orderId: string; parcelId: number };
type Parts = NewParcel['lines'];

/** A part of an order leaves; with the last part the order has. */
export const sendParcel = (
  shop: Shop,
  actor: Actor,
  orderId: string,
  { version: seen, lines: parts, ...way }: NewParcel,
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, { seen });
    if (!maySendParcel(order)) throw invalid({ lines: ['STAFF.ORDER_STEP'] });
    await refuseTooMuch(changing.trx, orderId, parts);
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
  { version: seen, lines: parts, carrier, tracking }: ParcelChange,
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, { seen });
    const { trx } = changing;
    const held = await heldParcel(trx, { orderId, parcelId });
    const isOther = parts !== undefined && !isSame(held.lines, parts);
    if (!isOther && held.carrier === carrier && held.tracking === tracking) return;
    if (isOther) {
      if (!mayCorrectParcel(order)) throw invalid({ lines: ['STAFF.ORDER_STEP'] });
      await emptyParcel(trx, { orderId, parcelId });
      await refuseTooMuch(trx, orderId, parts);
      await fillParcel(trx, { orderId, parcelId }, parts);
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
          ...(isOther && { lines: held.lines }),
          carrier: held.carrier,
          tracking: held.tracking,
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
    const held = await heldParcel(trx, { orderId, parcelId });
    if (!mayCorrectParcel(order)) throw invalid({ lines: ['STAFF.ORDER_STEP'] });
    await emptyParcel(trx, { orderId, parcelId });
    await trx.deleteFrom('order_parcel').where('id', '=', parcelId).execute();
    const saved = await saveOrder(changing, order, {
      fields: {},
      event: { kind: 'parcel', before: { parcel: parcelId, ...held }, text: reason },
    });
    await follow(shop, changing, saved);
  });

/** The step and the letter follow what has left by now. */
async function follow(shop: Shop, changing: Changing, order: OrderRow) {
  const left = afterLastParcel(order.delivery_type);
  const here = beforeLastParcel(order.delivery_type);
  const isAllSent = await isEverythingSent(changing.trx, order.id);
  if (isAllSent && order.status === here) {
    await turn(shop, changing, order, { to: left });
    return;
  }
  if (!isAllSent && order.status === left) {
    await saveOrder(changing, order, {
      fields: { status: here },
      event: { kind: 'status', before: { status: left }, after: { status: here } },
    });
  }
  await tellCustomer(shop, changing, order, 'parcel');
}

async function heldParcel(trx: Trx, { orderId, parcelId }: Place) {
  const parcel = await trx
    .selectFrom('order_parcel')
    .select(['carrier', 'tracking'])
    .where('id', '=', parcelId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!parcel) throw missing();
  const lines = await trx
    .selectFrom('order_parcel_line')
    .select(['product_id', 'quantity'])
    .where('parcel_id', '=', parcelId)
    .orderBy('product_id')
    .execute();
  return { ...parcel, lines };
}

const isSame = (held: Parts, wanted: Parts) =>
  held.length === wanted.length &&
  held.every(({ product_id, quantity }) =>
    wanted.some((part) => part.product_id === product_id && part.quantity === quantity),
  );

async function refuseTooMuch(trx: Trx, orderId: string, parts: Parts) {
  const lines = await trx
    .selectFrom('order_line')
    .select(['product_id', 'quantity', 'sent'])
    .where('order_id', '=', orderId)
    .execute();
  const mistakes: Mistakes = {};
  for (const [at, { product_id, quantity }] of parts.entries()) {
    const line = lines.find((one) => one.product_id === product_id);
    if (!line) mistakes[`lines.${at}.product_id`] = ['EDIT.UNKNOWN'];
    else if (quantity > line.quantity - line.sent) {
      mistakes[`lines.${at}.quantity`] = ['STAFF.ORDER_NOT_THAT_MUCH'];
    }
  }
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
}

async function isEverythingSent(trx: Trx, orderId: string): Promise<boolean> {
  const left = await trx
    .selectFrom('order_line')
    .select('product_id')
    .where('order_id', '=', orderId)
    .whereRef('sent', '<', 'quantity')
    .limit(1)
    .executeTakeFirst();
  return left === undefined;
}
