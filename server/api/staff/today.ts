import { pagination } from '../../../contract/pagination.ts';
import * as operations from '../../../contract/staff/operations/today.ts';
import { findThings } from '../../find/find-things.ts';
import type { Shop } from '../../shop.ts';
import { listLowStock } from '../../today/low-stock.ts';
import { readToday } from '../../today/read-today.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { tooMany } from '../refusal.ts';

const PAGE = 50;
const TRY_AGAIN = 60;

export const staffToday = (shop: Shop): Endpoint[] => [
  endpoint(operations.readToday, ({ viewer, query, locale }) =>
    readToday(shop, { role: viewer.role, period: query.days, locale }),
  ),
  endpoint(operations.listLowStock, async ({ query: { page }, locale }) => {
    const { total, results } = await listLowStock(
      shop,
      { limit: PAGE, offset: (page - 1) * PAGE },
      locale,
    );
    return { pages: pagination(total, page, PAGE), total, results };
  }),
  endpoint(operations.findThings, ({ viewer, query, locale }) =>
    findThings(shop, { role: viewer.role, text: query.q, locale }),
  ),
  endpoint(
    operations.followEvents,
    async ({ viewer }) => shop.live.follow(viewer) ?? tooMany('STAFF.TOO_MANY_SCREENS', TRY_AGAIN),
  ),
];
