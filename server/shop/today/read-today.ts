import type { Locale } from '../../../contract/locale.ts';
import { may, type Permission, type Role } from '../../../contract/staff/permissions.ts';
import type { SalesPeriod, Today } from '../../../contract/staff/today.ts';
import { readWaitingFrom1c } from '../exchange/staff/list-waiting.ts';
import { readSales } from '../sales/read-sales.ts';
import { countedSearches } from '../search/log/counted-searches.ts';
import type { Shop } from '../shop.ts';
import { listLowStock } from './low-stock.ts';
import { countFailedMails, countNewMessages, countWaitingOrders } from './what-waits.ts';

const FEW = 8;
const SEARCH_DAYS = 30;

/** What somebody of this role should know in the morning; a part they may not see is null. */
export async function readToday(
  shop: Pick<Shop, 'db' | 'settings' | 'catalogue'>,
  { role, period, locale }: { role: Role; period: SalesPeriod; locale: Locale },
): Promise<Today> {
  const { db } = shop;
  const part = async <T>(permission: Permission, read: () => Promise<T>) =>
    may(role, permission) ? read() : null;
  // One after the other: a screen that many look at takes one connection each time.
  return {
    orders: await part('orders.read', () =>
      countWaitingOrders(db, { pickupDays: shop.settings().pickup_waiting_days }),
    ),
    messages: await part('messages.read', async () => ({
      new: await countNewMessages(db),
    })),
    mails: await part('customers.read', async () => ({ failed: await countFailedMails(db) })),
    exchange: await part('jobs.read', () => readWaitingFrom1c(db)),
    stock: await part('products.read', async () => {
      const { total, results } = await listLowStock(shop, { limit: FEW }, locale);
      return { low: total, products: results };
    }),
    sales: await part('orders.read', () => readSales(shop, period, locale)),
    searches: await part('vocabulary.write', async () => {
      const wanted = { kind: 'nothing', days: SEARCH_DAYS, limit: FEW } as const;
      const { results } = await countedSearches(db, wanted);
      return {
        days: SEARCH_DAYS,
        missed: results.map(({ text, searches }) => ({ text, searches })),
      };
    }),
  };
}
