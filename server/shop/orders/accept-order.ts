import type { DeliveryType, OrderSource } from '../../../contract/constants.ts';
import { linesOfCuts } from '../../../contract/cut-lines.ts';
import type { OrderPayload } from '../../../contract/forms/checkout.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { MessageKey } from '../../../contract/messages.ts';
import { toLei } from '../../../contract/money.ts';
import { totalsWithDelivery } from '../../../contract/order-totals.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import type { Changing } from '../../base/changes/change.ts';
import type { CustomerRow } from '../accounts/queries.ts';
import { holdMore } from '../catalogue/stock/hold-stock.ts';
import { lockStock } from '../catalogue/stock/write-stock.ts';
import { asPriced } from '../pricing/priced-rows.ts';
import type { Shop } from '../shop.ts';
import { type BuyerRecord, whyAwaiting } from './buyer-record.ts';
import { type Conflict, compareWithSeen, type Goods, type Line } from './compare-with-seen.ts';
import { noLongerSold } from './no-longer-sold.ts';
import { queueNewOrderMails } from './order-mails.ts';
import { presentOrder } from './present-order.ts';
import { promiseDay } from './promise-day.ts';
import { type Offer, readOffers } from './queries.ts';
import { resolveDestination } from './resolve-destination.ts';
import { writeOrder } from './write-order.ts';

type Wish = {
  /** Held by the caller. */
  customer: CustomerRow;
  payload: OrderPayload;
  locale: Locale;
  /** What is emptied of it; null where the customer has nothing to do with it. */
  source: OrderSource | null;
  /** Of a customer who orders alone; whom the shop has on the telephone no bound makes wait. */
  record?: BuyerRecord;
};

export type Accepted = { kind: 'placed'; order: Order };

export type NotAccepted =
  | { kind: 'invalid'; fields: Record<string, MessageKey[]> }
  | { kind: 'conflict'; conflict: Conflict };

/**
 * Whoever orders, and by whichever way: lock the goods, recalculate, compare with what the buyer saw
 * or was told, write, hold the goods, queue the mails, which leave later. Nothing is written where
 * it is not accepted, but by the caller.
 */
export async function acceptOrder(
  shop: Shop,
  changing: Changing,
  { customer, payload, locale, source, record }: Wish,
): Promise<Accepted | NotAccepted> {
  const { trx } = changing;
  const settings = shop.settings();
  // The order from favourites knows no delivery: it is fetched.
  const deliveryType: DeliveryType = payload.delivery_type ?? 'pickup';
  const destination = await resolveDestination(trx, deliveryType, payload, locale);
  if ('fields' in destination) return { kind: 'invalid', fields: destination.fields };
  const { districtId } = destination;

  const wanted = payload.order_products;
  const ids = wanted.map(({ id }) => id);
  await lockStock(trx, ids);
  const offers = await readOffers(trx, ids);
  const sold = new Map(
    offers.flatMap((one) => (one.state === 'active' ? [[one.product_id, one] as const] : [])),
  );
  const missing = ids.filter((id) => !sold.has(id));
  if (missing.length > 0) {
    const conflict = await noLongerSold({ ...shop, db: trx }, missing, locale);
    if (conflict) return { kind: 'conflict', conflict };
    return { kind: 'invalid', fields: { order_products: ['VALIDATE.PRODUCT'] } };
  }
  const goods = goodsOf(wanted, sold);
  const conflict = compareWithSeen(goods, locale);
  if (conflict) return { kind: 'conflict', conflict };

  const lines = goods.flatMap(linesOf);
  const totals = totalsWithDelivery(lines, { deliveryType, districtId }, settings.delivery);
  const fee = toLei(totals.delivery_fee);
  const seenFee = payload.cost_of_delivery;
  if (typeof seenFee === 'number' && seenFee < fee) {
    const code = 'delivery-fee-changed';
    return { kind: 'conflict', conflict: { code, products: [], delivery_fee: fee } };
  }

  const sums = { total: totals.total, goods };
  const awaiting = record ? await whyAwaiting(trx, customer.id, record, sums, settings) : null;
  const { pay_method } = payload;
  const promised = promiseDay(
    settings,
    {
      delivery_type: deliveryType,
      district_id: districtId,
      pay_method,
      balance: -totals.total,
      awaiting,
    },
    lines.some(({ is_cut }) => is_cut),
  );
  const parts = { customer, payload, locale, source, deliveryType, destination };
  const written = await writeOrder(changing, { ...parts, lines, totals, awaiting, promised });
  const { order } = written;
  // An order that waits holds nothing.
  if (awaiting === null) {
    const held = written.lines.map(({ id, ...line }) => ({ ...line, line_id: id }));
    await holdMore(changing, held);
  }
  await queueNewOrderMails(shop, trx, order, customer);
  return { kind: 'placed', order: presentOrder(order, written.lines, locale) };
}

/** In the buyer's order. */
const goodsOf = (wanted: OrderPayload['order_products'], sold: Map<number, Offer>): Goods[] =>
  wanted.flatMap(({ id, price: seen, ...one }) => {
    const offer = sold.get(id);
    return offer ? [{ ...asPriced(offer), ...one, seen }] : [];
  });

/** A line for each length. */
const linesOf = ({ one_piece = null, cuts, seen: _, ...product }: Goods): Line[] =>
  linesOfCuts({ ...product, cuts: product.is_cut ? cuts : [] }).map((line) => ({
    ...product,
    ...line,
    // A length that is named is one piece, or several of them.
    one_piece: !product.is_cut ? null : line.cut_length === null ? one_piece : true,
  }));
