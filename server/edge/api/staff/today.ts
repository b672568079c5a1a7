import * as operations from '../../../../contract/staff/operations/today.ts';
import { findThings } from '../../../shop/find/find-things.ts';
import { exportSales } from '../../../shop/sales/export-sales.ts';
import type { Shop } from '../../../shop/shop.ts';
import { exportLowStock, listLowStock } from '../../../shop/today/low-stock.ts';
import { readToday } from '../../../shop/today/read-today.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { tooMany } from '../refusal.ts';
import { exporting } from './staff-endpoints.ts';

const TRY_AGAIN = 60;

export const staffToday = (shop: Shop): Endpoint[] => [
  endpoint(operations.readToday, ({ viewer, query, locale }) =>
    readToday(shop, { role: viewer.role, period: query.days, locale }),
  ),
  exporting(shop, operations.exportSales, 'sales', exportSales),
  endpoint(operations.listLowStock, ({ query, locale }) => listLowStock(shop, query, locale)),
  exporting(shop, operations.exportLowStock, 'low-stock', exportLowStock),
  endpoint(operations.findThings, ({ viewer, query, locale }) =>
    findThings(shop, { viewer, text: query.q, locale }),
  ),
  endpoint(operations.followEvents, async ({ viewer }) => {
    const events = shop.live.follow(viewer);
    return events ? eventsAnswer(events) : tooMany('STAFF.TOO_MANY_SCREENS', TRY_AGAIN);
  }),
];

/** Events one after the other: neither compressed nor gathered, by us or on the way. */
const eventsAnswer = (events: ReadableStream<Uint8Array>) =>
  new Response(events, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'X-Accel-Buffering': 'no',
    },
  });
