import pg from 'pg';
import type { DeliveryType, OrderSource } from '../../../contract/constants.ts';
import { linesOfCuts } from '../../../contract/cut-lines.ts';
import { deliveryFee } from '../../../contract/delivery-fee.ts';
import type { OrderPayload } from '../../../contract/forms/checkout.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { MessageKey } from '../../../contract/messages.ts';
import { toLei } from '../../../contract/money.ts';
import { firstPaymentStatus } from '../../../contract/order-money.ts';
import { orderTotals } from '../../../contract/order-totals.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import type { Actor } from '../../base/changes/change.ts';
import type { Trx } from '../../base/database/connect.ts';
import { together, togetherLast } from '../../base/database/together.ts';
import { orderMails } from '../../base/mail/queue-mail.ts';
import type { Settings } from '../../base/settings/settings.ts';
import type { CustomerRow } from '../accounts/queries.ts';
import { soldOutOf, stockToHold } from '../catalogue/stock/hold-stock.ts';
import { asPriced } from '../reference/agreed-price.ts';
import type { Shop } from '../shop.ts';
import { type Conflict, compareWithSeen, type Line } from './compare-with-seen.ts';
import { noLongerSold } from './no-longer-sold.ts';
import { mailsOfNewOrder } from './order-mails.ts';
import { presentOrder } from './present-order.ts';
import { promiseDay } from './promise-day.ts';
import type { OrderKey, SoldProduct } from './queries.ts';
import { resolveDestination } from './resolve-destination.ts';
import { heldOf, leastStock, type Standing, whyAwaiting } from './standing.ts';
import { type NewOrder, orderToWrite, writeOrder } from './write-order.ts';

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
  /** As the caller has just read them, by their ids in order. */
  products: SoldProduct[];
  /**
   * Nobody holds the goods, and nothing follows: what is written, taken and told is committed with
   * it. `NeedsCare` where that cannot be.
   */
  inOneGo?: boolean;
};

type Accepted = {
  kind: 'placed';
  order: Order;
  /** What is gone now, for every process to hear; never of an order that went in one go. */
  soldOut: number[];
};

/** The order is for whoever holds the goods, and what comes after it, until it is committed. */
export class NeedsCare extends Error {}

export type NotAccepted =
  | { kind: 'invalid'; fields: Record<string, MessageKey[]> }
  | { kind: 'conflict'; conflict: Conflict };

/**
 * Whoever orders, and by whichever way: recalculate, compare with what the buyer saw or was told,
 * write, take the goods. Mail leaves later, from the outbox. The caller has little left to do, for
 * whoever wants the same goods waits until the commit.
 */
export async function acceptOrder(
  shop: Shop,
  trx: Trx,
  wish: Wish,
): Promise<Accepted | NotAccepted> {
  const { customer, payload, locale, actor, source, standing, key = null, products } = wish;
  // The order from favourites knows no delivery: it is fetched.
  const deliveryType: DeliveryType = payload.delivery_type ?? 'pickup';
  const destination = await resolveDestination(trx, deliveryType, payload, locale);
  if ('fields' in destination) return { kind: 'invalid', fields: destination.fields };

  if (products.length < payload.order_products.length) {
    const found = new Set(products.map(({ id }) => id));
    const missing = payload.order_products.flatMap(({ id }) => (found.has(id) ? [] : id));
    const conflict = await noLongerSold(trx, missing, locale);
    if (conflict) return { kind: 'conflict', conflict };
    return { kind: 'invalid', fields: { order_products: ['VALIDATE.PRODUCT'] } };
  }
  const lines = linesOf(payload.order_products, products);
  const conflict = compareWithSeen(payload.order_products, lines, locale);
  if (conflict) return { kind: 'conflict', conflict };

  const totals = totalsOf(shop, lines, { deliveryType, districtId: destination.districtId });
  const seenFee = payload.cost_of_delivery;
  if (typeof seenFee === 'number' && seenFee < toLei(totals.delivery_fee)) {
    const delivery_fee = toLei(totals.delivery_fee);
    const code = 'delivery-fee-changed' as const;
    return { kind: 'conflict', conflict: { code, products: [], delivery_fee } };
  }

  const bounds = shop.settings();
  const goods = byProduct(lines);
  const held = standing ? await heldOf(trx, customer.id, standing, goods, bounds) : {};
  const awaiting = standing
    ? whyAwaiting({ ...standing, held }, { total: totals.total, lines: goods }, bounds)
    : null;
  const promised = promiseDay(
    bounds,
    {
      delivery_type: deliveryType,
      district_id: destination.districtId,
      pay_method: payload.pay_method,
      payment_status: firstPaymentStatus[payload.pay_method],
      awaiting,
    },
    lines.some(({ is_cut }) => is_cut),
  );
  const parts = { customer, payload, locale, deliveryType, destination, lines, totals };
  const placed = { ...parts, actor, source, awaiting, promised, key };
  // An order that waits holds nothing.
  const taken = awaiting === null ? goods : [];
  if (!wish.inOneGo) return writeAndTake(shop, trx, placed, taken);
  const least = (line: Line) => Math.max(line.quantity + 1, leastStock(line, held, bounds));
  return writeAndCommit(
    shop,
    trx,
    placed,
    taken.map((line) => ({ ...line, least: least(line) })),
  );
}

/** In the buyer's order, a line for each length. */
function linesOf(wanted: OrderPayload['order_products'], products: SoldProduct[]): Line[] {
  const soldOf = new Map(products.map((product) => [product.id, product]));
  return wanted.flatMap(({ id, quantity, one_piece = null, cuts }) => {
    const product = soldOf.get(id);
    if (!product) return [];
    const { is_cut } = product;
    return linesOfCuts({ quantity, cuts: is_cut ? cuts : [] }).map((line) => ({
      ...asPriced(product),
      ...line,
      // A length that is named is one piece, or several of them.
      one_piece: !is_cut ? null : line.cut_length === null ? one_piece : true,
    }));
  });
}

/** Each product once, by their ids in order: as they are held, and as they are taken. */
const byProduct = (lines: Line[]): Line[] =>
  [...Map.groupBy(lines, ({ id }) => id).values()]
    .flatMap(([first, ...more]) =>
      first
        ? { ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }
        : [],
    )
    .toSorted((one, other) => one.id - other.id);

/** By whoever holds the goods. */
async function writeAndTake(
  shop: Shop,
  trx: Trx,
  placed: NewOrder,
  taken: Line[],
): Promise<Accepted> {
  const { customer, locale } = placed;
  const { order, lines } = await writeOrder(trx, placed);
  // Mails to a typed address are counted by who holds the goods already: nobody waits in a circle.
  const mails = await mailsOfNewOrder(shop, trx, order, customer);
  const [left] = await together(trx, stockToHold(order.id, taken), orderMails(order.id, mails));
  return { kind: 'placed', order: presentOrder(order, lines, locale), soldOut: soldOutOf(left) };
}

/**
 * The quick way of most orders. The database lets it pass where there is enough of everything, and
 * something left; whoever takes the last piece has somebody to tell.
 */
async function writeAndCommit(
  shop: Shop,
  trx: Trx,
  placed: NewOrder,
  taken: (Line & { least: number })[],
): Promise<Accepted> {
  const { customer, locale, payload } = placed;
  if (hasMoreToDo(customer, payload)) throw new NeedsCare('more is to be done');
  if (taken.some(({ stock, least }) => stock < least)) throw new NeedsCare('there is little of it');
  const { id, statement, read } = orderToWrite(placed);
  // No other address was typed.
  const mails = await mailsOfNewOrder(shop, trx, customer, customer);
  // The goods last: whoever wants the same waits from then on.
  const [told] = await togetherLast(
    trx,
    statement,
    orderMails(id, mails),
    stockToHold(id, taken),
  ).catch(needsCareIfRefused);
  const written = read(told);
  if (!written) throw new Error('an order was written, and nothing told of it');
  const { order, lines } = written;
  return { kind: 'placed', order: presentOrder(order, lines, locale), soldOut: [] };
}

/** Details to be kept, or mails to a typed address to be counted. */
const hasMoreToDo = (customer: CustomerRow, { save_details, email }: OrderPayload) =>
  save_details === true || (email !== undefined && email !== '' && email !== customer.email);

const CHECK_VIOLATION = '23514';
const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';

/** Others took of it meanwhile, have the number, or each waited for the other. */
function needsCareIfRefused(error: unknown): never {
  const { code, table = '' } = error instanceof pg.DatabaseError ? error : {};
  const isRefused =
    code === DEADLOCK ||
    (code === CHECK_VIOLATION && /^(warehouse_)?stock$/.test(table)) ||
    (code === UNIQUE_VIOLATION && table === 'customer_order');
  throw isRefused ? new NeedsCare('what was seen is not so any more', { cause: error }) : error;
}

/** What the lines come to with their delivery, in bani: the one place where an order is added up. */
export function totalsOf(
  { settings }: { settings: () => Pick<Settings, 'delivery'> },
  lines: Pick<Line, 'price' | 'promotion_price' | 'is_promotion' | 'agreed' | 'quantity'>[],
  to: { deliveryType: DeliveryType; districtId: number | null },
) {
  const productsAfterDiscount = orderTotals(lines, 0).total;
  const fee = deliveryFee({ productsAfterDiscount, ...to }, settings().delivery);
  return orderTotals(lines, fee);
}
