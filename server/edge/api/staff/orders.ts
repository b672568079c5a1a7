import * as operations from '../../../../contract/staff/operations/orders.ts';
import { exportOrdersFor1c } from '../../../shop/exchange/orders/export-orders.ts';
import { listOrderPeople } from '../../../shop/orders/staff/change-responsible.ts';
import { countOrders } from '../../../shop/orders/staff/count-orders.ts';
import { exportOrders } from '../../../shop/orders/staff/export-orders.ts';
import { listOrders } from '../../../shop/orders/staff/list-orders.ts';
import { askingOf } from '../../../shop/orders/staff/order-filters.ts';
import { viewOrder } from '../../../shop/orders/staff/viewers.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { fileAnswer } from '../file-answer.ts';
import { exporting } from './staff-endpoints.ts';
import { wholeOrder } from './whole-order.ts';

export const staffOrders = (shop: Shop): Endpoint[] => [
  endpoint(operations.listStaffOrders, ({ query, viewer }) =>
    listOrders(shop.db, query, askingOf(shop, viewer)),
  ),
  endpoint(operations.countOrders, ({ viewer }) => countOrders(shop.db, askingOf(shop, viewer))),
  exporting(shop, operations.exportOrders, 'orders', exportOrders),
  endpoint(operations.exportOrdersFor1c, async ({ query, viewer }) => {
    const orders = await exportOrdersFor1c(shop, query, viewer);
    return fileAnswer(orders, { name: 'orders.xml', type: 'application/xml; charset=utf-8' });
  }),
  endpoint(operations.listOrderPeople, () => listOrderPeople(shop.db)),
  endpoint(operations.readStaffOrder, (call) => wholeOrder(shop, call)),
  endpoint(operations.viewOrder, ({ params, viewer }) => viewOrder(shop.db, params.id, viewer.id)),
];
