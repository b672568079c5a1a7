import * as operations from '../../../../contract/staff/operations/exchange.ts';
import * as accounts from '../../../../contract/staff/operations/exchange-accounts.ts';
import * as exports from '../../../../contract/staff/operations/exchange-exports.ts';
import * as reports from '../../../../contract/staff/operations/exchange-reports.ts';
import { decideBase, listBases } from '../../../shop/exchange/applying/bases.ts';
import { decideGroup, listGroups } from '../../../shop/exchange/applying/decide-group.ts';
import { decideProperty, listProperties } from '../../../shop/exchange/applying/decide-property.ts';
import { decideWaiting } from '../../../shop/exchange/applying/decide-waiting.ts';
import { listPriceTypes } from '../../../shop/exchange/applying/read-prices.ts';
import {
  changeAccount,
  createAccount,
  listAccounts,
  renewPassword,
} from '../../../shop/exchange/staff/change-accounts.ts';
import { decideMany } from '../../../shop/exchange/staff/decide-many.ts';
import {
  exportDecisions,
  forgetDecision,
  listDecisions,
} from '../../../shop/exchange/staff/decisions.ts';
import {
  exportAccounts,
  exportExchangeGroups,
  exportExchangeWarehouses,
  exportProperties,
} from '../../../shop/exchange/staff/export-set-up.ts';
import {
  exportExchangedOrders,
  listExchangedOrders,
} from '../../../shop/exchange/staff/list-exchanged-orders.ts';
import { exportObjects, listObjects } from '../../../shop/exchange/staff/list-objects.ts';
import { exportWaiting, listWaitingShown } from '../../../shop/exchange/staff/list-waiting.ts';
import {
  listExchangeWarehouses,
  matchWarehouse,
} from '../../../shop/exchange/staff/match-warehouse.ts';
import { readOverview } from '../../../shop/exchange/staff/read-overview.ts';
import { exportRuns, listRunsShown, readRunShown } from '../../../shop/exchange/staff/read-runs.ts';
import { tryPackage } from '../../../shop/exchange/try-package.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { actorOf, exporting, writing } from './staff-endpoints.ts';

export const staffExchange = (shop: Shop): Endpoint[] => [
  // Before those of a single thing: none is called `export`.
  exporting(shop, exports.exportExchangeRuns, 'exchange-runs', exportRuns),
  exporting(shop, exports.exportExchangeObjects, 'exchange', exportObjects),
  exporting(shop, exports.exportExchangeWaiting, 'exchange-waiting', exportWaiting),
  exporting(shop, exports.exportExchangeDecisions, 'exchange-decisions', exportDecisions),
  exporting(shop, exports.exportExchangedOrders, 'exchange-orders', exportExchangedOrders),
  exporting(shop, exports.exportExchangeProperties, 'exchange-properties', exportProperties),
  exporting(shop, exports.exportExchangeGroups, 'exchange-groups', exportExchangeGroups),
  exporting(
    shop,
    exports.exportExchangeWarehouses,
    'exchange-warehouses',
    exportExchangeWarehouses,
  ),
  exporting(shop, exports.exportExchangeAccounts, 'exchange-accounts', exportAccounts),
  ...reading(shop),
  ...deciding(shop),
  ...mapping(shop),
  ...letting(shop),
];

const reading = (shop: Shop): Endpoint[] => [
  endpoint(reports.readExchange, () => readOverview(shop.db, shop.settings())),
  endpoint(operations.listExchangeRuns, async () => ({ results: await listRunsShown(shop.db) })),
  endpoint(reports.readExchangeRun, ({ params }) => readRunShown(shop.db, params.id)),
  endpoint(reports.listExchangeObjects, ({ params, query }) =>
    listObjects(shop.db, params.id, query),
  ),
  endpoint(reports.listExchangedOrders, ({ query }) => listExchangedOrders(shop.db, query)),
];

const deciding = (shop: Shop): Endpoint[] => [
  endpoint(operations.listExchangeWaiting, ({ query, locale }) =>
    listWaitingShown(shop, query, locale),
  ),
  writing(shop, operations.decideExchangeWaiting, async (changing, { params, body }) => {
    const decided = { input: body.decision, seen: body.version };
    const done = await decideWaiting(changing, params.id, decided);
    return { outcomes: done.map(({ outcome, reason = '' }) => ({ outcome, reason })) };
  }),
  endpoint(reports.decideManyWaiting, async ({ viewer, body }) => ({
    results: await decideMany(shop.db, actorOf(viewer), body),
  })),
  endpoint(reports.listExchangeDecisions, ({ query, locale }) =>
    listDecisions(shop.db, query, locale),
  ),
  writing(shop, reports.forgetExchangeDecision, (changing, { params, body }) =>
    forgetDecision(changing, params.id, body.version),
  ),
];

const mapping = (shop: Shop): Endpoint[] => [
  endpoint(operations.listExchangeProperties, async () => ({
    results: await listProperties(shop.db),
  })),
  writing(shop, operations.decideExchangeProperty, (changing, { params, body }) =>
    decideProperty(changing, params.id, { input: body.decision, seen: body.version }),
  ),
  endpoint(operations.listExchangeBases, async () => ({ results: await listBases(shop.db) })),
  writing(shop, operations.decideExchangeBase, (changing, { params, body }) =>
    decideBase(changing, params.id, { input: body.decision, seen: body.version }),
  ),
  endpoint(operations.listExchangeGroups, async () => ({ results: await listGroups(shop.db) })),
  writing(shop, operations.decideExchangeGroup, (changing, { params, body }) =>
    decideGroup(changing, params.id, { input: body.decision, seen: body.version }),
  ),
  endpoint(operations.listExchangePriceTypes, async () => ({
    results: await listPriceTypes(shop.db, shop.settings().exchange.priceType),
  })),
  endpoint(operations.listExchangeWarehouses, async () => ({
    results: await listExchangeWarehouses(shop.db),
  })),
  writing(shop, operations.matchExchangeWarehouse, (changing, { params, body }) =>
    matchWarehouse(changing, params.id, body),
  ),
  endpoint(operations.tryExchangePackage, ({ query, body }) =>
    tryPackage(shop.db, { name: query.name, content: body }),
  ),
];

const letting = ({ db }: Shop): Endpoint[] => [
  endpoint(accounts.listExchangeAccounts, async () => ({ results: await listAccounts(db) })),
  endpoint(accounts.createExchangeAccount, ({ viewer, body }) =>
    createAccount(db, actorOf(viewer), body),
  ),
  endpoint(accounts.changeExchangeAccount, ({ viewer, params, body }) =>
    changeAccount(db, actorOf(viewer), params.id, body),
  ),
  endpoint(accounts.renewExchangePassword, ({ viewer, params }) =>
    renewPassword(db, actorOf(viewer), params.id),
  ),
];
