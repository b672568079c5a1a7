import type { Locale } from '../../contract/locale.ts';
import { pagination } from '../../contract/pagination.ts';
import type { Order } from '../../contract/shapes/order.ts';
import type { Shop } from '../shop.ts';
import { presentOrder } from './present-order.ts';
import { countOrdersOf, linesOf, ordersOf, orderWithLines } from './queries.ts';

/** An order is visible to its owner alone; anybody else's looks like none. */
export async function readOrder(
  shop: Shop,
  orderId: string,
  customerId: number,
  locale: Locale,
): Promise<Order | null> {
  const found = await orderWithLines(shop.db, orderId, customerId);
  return found ? presentOrder(found.order, found.lines, locale) : null;
}

const PAGE_SIZE = 10;

export async function listOrders(shop: Shop, customerId: number, page: number, locale: Locale) {
  const total = await countOrdersOf(shop.db, customerId);
  const orders = await ordersOf(shop.db, customerId, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const lines =
    orders.length > 0
      ? await linesOf(
          shop.db,
          orders.map(({ id }) => id),
        )
      : [];
  const linesByOrder = Map.groupBy(lines, (line) => line.order_id);
  return {
    pages: pagination(total, page, PAGE_SIZE),
    total,
    results: orders.map((order) => presentOrder(order, linesByOrder.get(order.id) ?? [], locale)),
  };
}
