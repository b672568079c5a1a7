import { afterLastParcel, maySendParcel } from '../../../contract/order-transitions.ts';
import type { NewParcel, ParcelChange } from '../../../contract/staff/orders/forms.ts';
import { type Actor, change } from '../../changes/change.ts';
import { invalid, type Mistakes, missing } from '../../changes/refused.ts';
import type { Trx } from '../../database/connect.ts';
import type { Shop } from '../../shop.ts';
import { turn } from '../change-status.ts';
import { lockOrder } from '../lock-order.ts';
import { tellCustomer } from '../order-mails.ts';
import { saveOrder } from '../save-order.ts';
import { writeParcel } from '../send-parcel.ts';

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
    if (await isAllSent(changing.trx, orderId)) {
      await turn(shop, changing, saved, { to: afterLastParcel(order.delivery_type) });
    } else {
      await tellCustomer(shop, changing, saved, 'parcel');
    }
  });

async function refuseTooMuch(trx: Trx, orderId: string, parts: NewParcel['lines']) {
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

async function isAllSent(trx: Trx, orderId: string): Promise<boolean> {
  const left = await trx
    .selectFrom('order_line')
    .select('product_id')
    .where('order_id', '=', orderId)
    .whereRef('sent', '<', 'quantity')
    .limit(1)
    .executeTakeFirst();
  return left === undefined;
}

/** By whom a parcel went and how it is followed can be corrected at any time. */
export const changeParcel = (
  shop: Pick<Shop, 'db'>,
  actor: Actor,
  { orderId, parcelId }: { orderId: string; parcelId: number },
  { version: seen, carrier, tracking }: ParcelChange,
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, { seen });
    const { trx } = changing;
    const held = await trx
      .selectFrom('order_parcel')
      .select(['carrier', 'tracking'])
      .where('id', '=', parcelId)
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (!held) throw missing();
    if (held.carrier === carrier && held.tracking === tracking) return;
    await trx
      .updateTable('order_parcel')
      .set({ carrier, tracking })
      .where('id', '=', parcelId)
      .execute();
    await saveOrder(changing, order, {
      fields: {},
      event: {
        kind: 'parcel',
        before: { parcel: parcelId, ...held },
        after: { parcel: parcelId, carrier, tracking },
      },
    });
  });
