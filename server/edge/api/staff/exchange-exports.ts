import * as operations from '../../../../contract/staff/operations/exchange-exports.ts';
import { exportDecisions } from '../../../shop/exchange/desk/decisions.ts';
import {
  exportAccounts,
  exportExchangeGroups,
  exportExchangeWarehouses,
  exportProperties,
} from '../../../shop/exchange/desk/export-set-up.ts';
import { exportExchangedOrders } from '../../../shop/exchange/desk/list-exchanged-orders.ts';
import { exportObjects } from '../../../shop/exchange/desk/list-objects.ts';
import { exportWaiting } from '../../../shop/exchange/desk/list-waiting.ts';
import { exportRuns } from '../../../shop/exchange/desk/read-runs.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { exportAnswer } from './stream-answers.ts';

/** The lists of the exchange as files. */
export const exchangeExports = (shop: Shop): Endpoint[] => [
  endpoint(operations.exportExchangeRuns, (call) =>
    exportAnswer('exchange-runs', call, (by) => exportRuns(shop.db, by)),
  ),
  endpoint(operations.exportExchangeObjects, (call) =>
    exportAnswer('exchange', call, (by) => exportObjects(shop.db, call.params.id, call.query, by)),
  ),
  endpoint(operations.exportExchangeWaiting, (call) =>
    exportAnswer('exchange-waiting', call, (by) => exportWaiting(shop, call.query, by)),
  ),
  endpoint(operations.exportExchangeDecisions, (call) =>
    exportAnswer('exchange-decisions', call, (by) => exportDecisions(shop.db, call.query, by)),
  ),
  endpoint(operations.exportExchangedOrders, (call) =>
    exportAnswer('exchange-orders', call, (by) => exportExchangedOrders(shop.db, call.query, by)),
  ),
  endpoint(operations.exportExchangeProperties, (call) =>
    exportAnswer('exchange-properties', call, (by) => exportProperties(shop.db, call.query, by)),
  ),
  endpoint(operations.exportExchangeGroups, (call) =>
    exportAnswer('exchange-groups', call, (by) => exportExchangeGroups(shop.db, by)),
  ),
  endpoint(operations.exportExchangeWarehouses, (call) =>
    exportAnswer('exchange-warehouses', call, (by) => exportExchangeWarehouses(shop.db, by)),
  ),
  endpoint(operations.exportExchangeAccounts, (call) =>
    exportAnswer('exchange-accounts', call, (by) => exportAccounts(shop.db, by)),
  ),
];
