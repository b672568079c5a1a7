import type { Locale } from '../../../contract/locale.ts';
import { pagination } from '../../../contract/pagination.ts';
import type { OwnOrder } from '../../../contract/shapes/order.ts';
import type { RepeatLine } from '../../../contract/shapes/repeat.ts';
import type { Customer } from '../accounts/viewer.ts';
import type { Shop } from '../shop.ts';
import { withProforma } from './can-have-proforma.ts';
import { presentOwnOrder } from './present-order.ts';
import { countOrdersOf, historyOf, linesOf, ordersOf, orderWithLines } from './queries.ts';
import { repeatLines } from './repeat-order.ts';

/** An order is visible to its owner alone; anybody else's looks like none. */
export async function readOrder(
  shop: Shop,
  orderId: string,
  customerId: number,
  locale: Locale,
): Promise<OwnOrder | null> {
  const found = await orderWithLines(shop.db, orderId, customerId);
  if (!found) return null;
  const history = await historyOf(shop.db, [orderId]);
  const hasProforma = (await withProforma(shop, [found.order])).has(orderId);
  return presentOwnOrder(found.order, found.lines, { history, hasProforma }, locale);
}

/** What of an own order can be ordered again, and what has changed since. */
export async function readRepeat(
  shop: Shop,
  orderId: string,
  by: { viewer: Customer; locale: Locale },
): Promise<{ number: string; lines: RepeatLine[] } | null> {
  const found = await orderWithLines(shop.db, orderId, by.viewer.id);
  if (!found) return null;
  return { number: found.order.id, lines: await repeatLines(shop, found.lines, by) };
}

const PAGE_SIZE = 10;

export async function listOrders(shop: Shop, customerId: number, page: number, locale: Locale) {
  const total = await countOrdersOf(shop.db, customerId);
  const orders = await ordersOf(shop.db, customerId, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const pages = pagination(total, page, PAGE_SIZE);
  if (orders.length === 0) return { pages, total, results: [] };
  const ids = orders.map(({ id }) => id);
  const linesByOrder = Map.groupBy(await linesOf(shop.db, ids), (line) => line.order_id);
  const stepsByOrder = Map.groupBy(await historyOf(shop.db, ids), (step) => step.order_id);
  const payable = await withProforma(shop, orders);
  const results = orders.map((order) => {
    const history = stepsByOrder.get(order.id) ?? [];
    const state = { history, hasProforma: payable.has(order.id) };
    return presentOwnOrder(order, linesByOrder.get(order.id) ?? [], state, locale);
  });
  return { pages, total, results };
}
