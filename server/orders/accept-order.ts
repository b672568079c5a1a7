import type { Transaction } from 'kysely';
import type { DeliveryType, OrderSource } from '../../contract/constants.ts';
import { deliveryFee } from '../../contract/delivery-fee.ts';
import type { OrderPayload } from '../../contract/forms/checkout.ts';
import type { Locale } from '../../contract/locale.ts';
import type { MessageKey } from '../../contract/messages.ts';
import { toLei } from '../../contract/money.ts';
import { orderTotals } from '../../contract/order-totals.ts';
import type { Order } from '../../contract/shapes/order.ts';
import type { CustomerRow } from '../accounts/queries.ts';
import { takeStock } from '../catalogue/stock/take-stock.ts';
import type { Actor } from '../changes/change.ts';
import type { Tables } from '../database/tables.ts';
import type { Shop } from '../shop.ts';
import { type Conflict, compareWithSeen, type Line } from './compare-with-seen.ts';
import { tellOfNewOrder } from './order-mails.ts';
import { presentOrder } from './present-order.ts';
import { promiseDay } from './promise-day.ts';
import { lockProducts } from './queries.ts';
import { resolveDestination } from './resolve-destination.ts';
import { type Standing, whyAwaiting } from './standing.ts';
import { firstPaymentStatus, writeOrder } from './write-order.ts';

type Wish = {
  /** Held by the caller. */
  customer: CustomerRow;
  payload: OrderPayload;
  locale: Locale;
  actor: Actor;
  source: OrderSource | null;
  /** Of a customer who orders alone; whom the shop has on the telephone no bound makes wait. */
  standing?: Standing;
};

/** `soldOut`: what every process must hear is gone, which the caller says last. */
type Accepted = { kind: 'placed'; order: Order; soldOut: number[] };

export type NotAccepted =
  | { kind: 'invalid'; fields: Record<string, MessageKey[]> }
  | { kind: 'conflict'; conflict: Conflict };

/**
 * Whoever orders, and by whichever way: lock stock, recalculate, compare with what the buyer saw or
 * was told, write. Mail leaves later, from the outbox.
 */
export async function acceptOrder(
  shop: Shop,
  trx: Transaction<Tables>,
  { customer, payload, locale, actor, source, standing }: Wish,
): Promise<Accepted | NotAccepted> {
  // The order from favourites knows no delivery: it is fetched from the shop.
  const deliveryType: DeliveryType = payload.delivery_type ?? 'pickup';
  const destination = await resolveDestination(trx, deliveryType, payload, locale);
  if ('fields' in destination) return { kind: 'invalid', fields: destination.fields };

  const wanted = new Map(payload.order_products.map((product) => [product.id, product]));
  const products = await lockProducts(trx, [...wanted.keys()]);
  if (products.length < wanted.size) {
    return { kind: 'invalid', fields: { order_products: ['VALIDATE.PRODUCT'] } };
  }
  const lines: Line[] = products.map((product) => ({
    ...product,
    is_promotion: product.promotion_price !== null,
    quantity: wanted.get(product.id)?.quantity ?? 0,
    one_piece: product.is_cut ? (wanted.get(product.id)?.one_piece ?? null) : null,
  }));
  const conflict = compareWithSeen(payload.order_products, lines, locale);
  if (conflict) return { kind: 'conflict', conflict };

  const totals = totalsOf(shop, lines, { deliveryType, districtId: destination.districtId });
  const seenFee = payload.cost_of_delivery;
  if (typeof seenFee === 'number' && seenFee < toLei(totals.delivery_fee)) {
    const delivery_fee = toLei(totals.delivery_fee);
    const code = 'delivery-fee-changed' as const;
    return { kind: 'conflict', conflict: { code, products: [], delivery_fee } };
  }

  const parts = { customer, payload, locale, deliveryType, destination, lines, totals };
  const awaiting =
    standing === undefined
      ? null
      : whyAwaiting(standing, { total: totals.total, lines }, shop.settings());
  const promised = promiseDay(
    shop.settings(),
    {
      delivery_type: deliveryType,
      district_id: destination.districtId,
      pay_method: payload.pay_method,
      payment_status: firstPaymentStatus[payload.pay_method],
      awaiting,
    },
    lines.some(({ is_cut }) => is_cut),
  );
  const written = await writeOrder(trx, { ...parts, actor, source, awaiting, promised });
  const { soldOut } =
    awaiting === null
      ? await takeStock(trx, lines, { orderId: written.order.id, actor })
      : { soldOut: [] };
  await tellOfNewOrder(shop, trx, written.order, customer);
  return { kind: 'placed', order: presentOrder(written.order, written.lines, locale), soldOut };
}

/** What the lines come to with their delivery, in bani: the one place where an order is added up. */
export function totalsOf(
  { settings }: Pick<Shop, 'settings'>,
  lines: Pick<Line, 'price' | 'promotion_price' | 'is_promotion' | 'quantity'>[],
  to: { deliveryType: DeliveryType; districtId: number | null },
) {
  const productsAfterDiscount = orderTotals(lines, 0).total;
  const fee = deliveryFee({ productsAfterDiscount, ...to }, settings().delivery);
  return orderTotals(lines, fee);
}
