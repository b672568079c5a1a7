import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DeliveryType } from '../../contract/constants.ts';
import { deliveryFee } from '../../contract/delivery-fee.ts';
import type { OrderPayload } from '../../contract/forms/checkout.ts';
import type { Locale } from '../../contract/locale.ts';
import type { MessageKey } from '../../contract/messages.ts';
import { toLei } from '../../contract/money.ts';
import { orderTotals } from '../../contract/order-totals.ts';
import type { Order } from '../../contract/shapes/order.ts';
import { type CustomerRow, lockCustomer } from '../accounts/queries.ts';
import { takeStock } from '../catalogue/stock/take-stock.ts';
import { announce } from '../changes/change.ts';
import type { Tables } from '../database/tables.ts';
import type { Shop } from '../shop.ts';
import { type Conflict, compareWithSeen, type Line } from './compare-with-seen.ts';
import { queueOrderMails } from './order-mails.ts';
import { presentOrder } from './present-order.ts';
import { findKey, lockProducts, orderWithLines, secondsUntilNextOrder } from './queries.ts';
import { resolveDestination } from './resolve-destination.ts';
import { writeOrder } from './write-order.ts';

type Submission = {
  customerId: number;
  payload: OrderPayload;
  /** The browser's Idempotency-Key; a repeated submit carries the same. */
  key: string | null;
  locale: Locale;
};

export type Outcome =
  | { kind: 'placed'; order: Order }
  | { kind: 'key-reused' }
  | { kind: 'too-many-orders'; retryAfterSeconds: number }
  | { kind: 'invalid'; fields: Record<string, MessageKey[]> }
  | { kind: 'conflict'; conflict: Conflict };

/**
 * One transaction: replay, check identity, lock stock, recalculate, compare with what the buyer
 * saw, write. Mail leaves later, from the outbox.
 */
export function placeOrder(shop: Shop, submission: Submission): Promise<Outcome> {
  const bodyHash = createHash('sha256').update(JSON.stringify(submission.payload)).digest();
  return shop.db.transaction().execute(async (trx) => {
    // One order of a customer after the other: a repeated submit meets the first one's key.
    const customer = await lockCustomer(trx, submission.customerId);
    return (
      (await replay(trx, submission, bodyHash)) ??
      (await accept(shop, trx, customer, submission, bodyHash))
    );
  });
}

async function replay(
  trx: Transaction<Tables>,
  { customerId, key, locale }: Submission,
  bodyHash: Buffer,
): Promise<Outcome | null> {
  const earlier = key === null ? undefined : await findKey(trx, customerId, key);
  if (!earlier) return null;
  if (!earlier.body_hash.equals(bodyHash)) return { kind: 'key-reused' };
  const found = await orderWithLines(trx, earlier.order_id, customerId);
  if (!found) return null;
  return { kind: 'placed', order: presentOrder(found.order, found.lines, locale) };
}

async function accept(
  shop: Shop,
  trx: Transaction<Tables>,
  customer: CustomerRow,
  { payload, key, locale }: Submission,
  bodyHash: Buffer,
): Promise<Outcome> {
  const limit = shop.settings().orders_per_hour;
  const retryAfterSeconds = await secondsUntilNextOrder(trx, customer.id, limit);
  if (retryAfterSeconds !== null) return { kind: 'too-many-orders', retryAfterSeconds };
  // The order from favourites knows no delivery: it is fetched from the shop.
  const deliveryType: DeliveryType = payload.delivery_type ?? 'pickup';
  const destination = await resolveDestination(trx, deliveryType, payload, locale);
  if ('fields' in destination) return { kind: 'invalid', fields: destination.fields };

  const wanted = new Map(payload.order_products.map(({ id, quantity }) => [id, quantity]));
  const products = await lockProducts(trx, [...wanted.keys()]);
  if (products.length < wanted.size) {
    return { kind: 'invalid', fields: { order_products: ['VALIDATE.PRODUCT'] } };
  }
  const lines: Line[] = products.map((product) => ({
    ...product,
    is_promotion: product.promotion_price !== null,
    quantity: wanted.get(product.id) ?? 0,
  }));
  const conflict = compareWithSeen(payload.order_products, lines, locale);
  if (conflict) return { kind: 'conflict', conflict };

  const productsAfterDiscount = orderTotals(lines, 0).total;
  const fee = deliveryFee(
    { productsAfterDiscount, districtId: destination.districtId, deliveryType },
    shop.settings().delivery,
  );
  const seenFee = payload.cost_of_delivery;
  if (typeof seenFee === 'number' && seenFee < toLei(fee)) {
    const code = 'delivery-fee-changed' as const;
    return { kind: 'conflict', conflict: { code, products: [], delivery_fee: toLei(fee) } };
  }

  const written = await writeOrder(trx, {
    customer,
    payload,
    locale,
    deliveryType,
    destination,
    lines,
    totals: orderTotals(lines, fee),
    key: key === null ? null : { key, bodyHash },
  });
  const { soldOut } = await takeStock(trx, lines, {
    orderId: written.order.id,
    actor: `customer:${customer.id}`,
  });
  const order = presentOrder(written.order, written.lines, locale);
  await queueOrderMails(shop, trx, written.order);
  // Last, because whoever announces holds up others who do until the commit.
  if (soldOut.length > 0) await announce(trx, [{ entity: 'stock', ids: soldOut }]);
  return { kind: 'placed', order };
}
