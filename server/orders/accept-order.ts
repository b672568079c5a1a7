import type { Transaction } from 'kysely';
import pg from 'pg';
import type { DeliveryType, OrderSource } from '../../contract/constants.ts';
import { deliveryFee } from '../../contract/delivery-fee.ts';
import type { OrderPayload } from '../../contract/forms/checkout.ts';
import type { Locale } from '../../contract/locale.ts';
import type { MessageKey } from '../../contract/messages.ts';
import { toLei } from '../../contract/money.ts';
import { orderTotals } from '../../contract/order-totals.ts';
import type { Order } from '../../contract/shapes/order.ts';
import type { CustomerRow } from '../accounts/queries.ts';
import { soldOutOf, stockToTake } from '../catalogue/stock/take-stock.ts';
import { lockStock, stockToLock } from '../catalogue/stock/write-movements.ts';
import type { Actor } from '../changes/change.ts';
import type { Tables } from '../database/tables.ts';
import { together } from '../database/together.ts';
import { orderMails } from '../mail/queue-mail.ts';
import type { Shop } from '../shop.ts';
import { type Conflict, compareWithSeen, type Line } from './compare-with-seen.ts';
import { mailsOfNewOrder } from './order-mails.ts';
import { presentOrder } from './present-order.ts';
import { promiseDay } from './promise-day.ts';
import type { OrderKey, SoldProduct } from './queries.ts';
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
  /** The browser's word by which a repeated submit is known. */
  key?: OrderKey | null;
  /** As the caller has just read them. */
  products: SoldProduct[];
};

type Accepted = {
  kind: 'placed';
  order: Order;
  /**
   * Takes the goods and tells the customer and the shop. The caller does it last, for whoever wants
   * the same goods waits from here to the commit. Answers with what is gone now, for every process
   * to hear; throws `StockMoved` where the order would not be taken as it is any more.
   */
  finish: () => Promise<{ soldOut: number[] }>;
};

/** Others took of the goods after they were looked at, and before they were held. */
export class StockMoved extends Error {}

export type NotAccepted =
  | { kind: 'invalid'; fields: Record<string, MessageKey[]> }
  | { kind: 'conflict'; conflict: Conflict };

/**
 * Whoever orders, and by whichever way: recalculate, compare with what the buyer saw or was told,
 * write, take the goods. Mail leaves later, from the outbox.
 */
export async function acceptOrder(
  shop: Shop,
  trx: Transaction<Tables>,
  { customer, payload, locale, actor, source, standing, key = null, products }: Wish,
): Promise<Accepted | NotAccepted> {
  // The order from favourites knows no delivery: it is fetched from the shop.
  const deliveryType: DeliveryType = payload.delivery_type ?? 'pickup';
  const destination = await resolveDestination(trx, deliveryType, payload, locale);
  if ('fields' in destination) return { kind: 'invalid', fields: destination.fields };

  const wanted = new Map(payload.order_products.map((product) => [product.id, product]));
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
  const reasonToWait = (lines: Line[]) =>
    standing === undefined
      ? null
      : whyAwaiting(standing, { total: totals.total, lines }, shop.settings());
  const awaiting = reasonToWait(lines);
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
  const written = await writeOrder(trx, { ...parts, actor, source, awaiting, promised, key });
  const { order } = written;

  return {
    kind: 'placed',
    order: presentOrder(order, written.lines, locale),
    async finish() {
      // An order that waits holds nothing.
      const taken = awaiting === null ? lines : [];
      // Mails to a typed address are counted, and whoever counts them holds the goods already.
      if (order.email !== customer.email) await lockStock(trx, idsOf(taken));
      const mails = await mailsOfNewOrder(shop, trx, order, customer);
      const [held, left] = await together(
        trx,
        stockToLock(idsOf(taken)),
        stockToTake(taken, { orderId: order.id, actor }),
        orderMails(order.id, mails),
      ).catch(stockMovedIfShort);
      const mustWait = awaiting === null && reasonToWait(withStock(lines, held)) !== null;
      if (mustWait) throw new StockMoved('too little is left of it');
      return { soldOut: soldOutOf(left) };
    },
  };
}

const idsOf = (lines: Line[]) => lines.map(({ id }) => id);

/** The database lets nobody take more than there is. */
function stockMovedIfShort(error: unknown): never {
  const { code, table } = error instanceof pg.DatabaseError ? error : {};
  const isShort = code === CHECK_VIOLATION && /^(warehouse_)?stock$/.test(table ?? '');
  throw isShort ? new StockMoved('others took of it', { cause: error }) : error;
}

const CHECK_VIOLATION = '23514';

function withStock(lines: Line[], held: { id: number; quantity: number }[]): Line[] {
  const stockOf = new Map(held.map(({ id, quantity }) => [id, quantity]));
  return lines.map((line) => ({ ...line, stock: stockOf.get(line.id) ?? 0 }));
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
