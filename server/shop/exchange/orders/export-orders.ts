import { noteExport } from '../../../base/exports/export-list.ts';
import { encoded, streamOf } from '../../../base/exports/stream-of.ts';
import { listOrders } from '../../orders/staff/list-orders.ts';
import { askingOf, type OrderFilters } from '../../orders/staff/order-filters.ts';
import type { Shop } from '../../shop.ts';
import { documentsXml, ORDERS_END, ordersBeginning } from './order-xml.ts';
import { readOffered } from './read-orders.ts';

const AT_ONCE = 200;

/** All orders the list would show, in the words of CommerceML, to be loaded into 1C by hand. */
export async function exportOrdersFor1c(
  shop: Shop,
  filters: OrderFilters,
  by: { id: number },
): Promise<ReadableStream<Uint8Array>> {
  await noteExport(shop.db, `staff:${by.id}`, 'orders', { ...filters, format: 'commerceml' });
  const form = shop.settings().exchange;
  return streamOf(encoded(pieces()));

  async function* pieces() {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n${ordersBeginning(form, new Date())}`;
    let before: string | undefined;
    do {
      const page = { ...filters, before, limit: AT_ONCE };
      const { results, next } = await listOrders(shop.db, page, askingOf(shop, by));
      const ids = results.map(({ id }) => id);
      yield documentsXml(await readOffered(shop.db, ids), form);
      before = next ?? undefined;
    } while (before !== undefined);
    yield ORDERS_END;
  }
}
