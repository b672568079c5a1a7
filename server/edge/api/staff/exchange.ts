import * as operations from '../../../../contract/staff/operations/exchange.ts';
import * as accounts from '../../../../contract/staff/operations/exchange-accounts.ts';
import * as desk from '../../../../contract/staff/operations/exchange-desk.ts';
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
} from '../../../shop/exchange/desk/change-accounts.ts';
import { decideMany } from '../../../shop/exchange/desk/decide-many.ts';
import { forgetDecision, listDecisions } from '../../../shop/exchange/desk/decisions.ts';
import { listExchangedOrders } from '../../../shop/exchange/desk/list-exchanged-orders.ts';
import { listObjects } from '../../../shop/exchange/desk/list-objects.ts';
import { listWaitingShown } from '../../../shop/exchange/desk/list-waiting.ts';
import {
  listExchangeWarehouses,
  matchWarehouse,
} from '../../../shop/exchange/desk/match-warehouse.ts';
import { readOverview } from '../../../shop/exchange/desk/read-overview.ts';
import { listRunsShown, readRunShown } from '../../../shop/exchange/desk/read-runs.ts';
import { tryPackage } from '../../../shop/exchange/try-package.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { notFound, Refusal } from '../refusal.ts';
import { actorOf, orRefusal } from './answer-refused.ts';
import { exchangeExports } from './exchange-exports.ts';
import { writeAs } from './write-as.ts';

export const staffExchange = (shop: Shop): Endpoint[] => [
  // Before those of a single thing: none is called `export`.
  ...exchangeExports(shop),
  ...reading(shop),
  ...deciding(shop),
  ...mapping(shop),
  ...letting(shop),
];

const reading = (shop: Shop): Endpoint[] => [
  endpoint(desk.readExchange, () => readOverview(shop.db, shop.settings())),
  endpoint(operations.listExchangeRuns, async () => ({ results: await listRunsShown(shop.db) })),
  endpoint(
    desk.readExchangeRun,
    async ({ params }) => (await readRunShown(shop.db, params.id)) ?? notFound(),
  ),
  endpoint(
    desk.listExchangeObjects,
    async ({ params, query }) => (await listObjects(shop.db, params.id, query)) ?? notFound(),
  ),
  endpoint(desk.listExchangedOrders, ({ query }) => listExchangedOrders(shop.db, query)),
];

const deciding = (shop: Shop): Endpoint[] => [
  endpoint(operations.listExchangeWaiting, ({ query, locale }) =>
    listWaitingShown(shop, query, locale),
  ),
  endpoint(operations.decideExchangeWaiting, async ({ viewer, params, body }) => {
    const done = await writeAs(shop, viewer, (changing) =>
      decideWaiting(changing, params.id, { input: body.decision, seen: body.version }),
    );
    if (done instanceof Refusal) return done;
    return { outcomes: done.map(({ outcome, reason = '' }) => ({ outcome, reason })) };
  }),
  endpoint(desk.decideManyWaiting, async ({ viewer, body }) => ({
    results: await decideMany(shop.db, actorOf(viewer), body),
  })),
  endpoint(desk.listExchangeDecisions, ({ query, locale }) =>
    listDecisions(shop.db, query, locale),
  ),
  endpoint(desk.forgetExchangeDecision, ({ viewer, params, body }) =>
    writeAs(shop, viewer, (changing) => forgetDecision(changing, params.id, body.version)),
  ),
];

const mapping = (shop: Shop): Endpoint[] => [
  endpoint(operations.listExchangeProperties, async () => ({
    results: await listProperties(shop.db),
  })),
  endpoint(operations.decideExchangeProperty, ({ viewer, params, body }) =>
    writeAs(shop, viewer, (changing) =>
      decideProperty(changing, params.id, { input: body.decision, seen: body.version }),
    ),
  ),
  endpoint(operations.listExchangeBases, async () => ({ results: await listBases(shop.db) })),
  endpoint(operations.decideExchangeBase, ({ viewer, params, body }) =>
    writeAs(shop, viewer, (changing) =>
      decideBase(changing, params.id, { input: body.decision, seen: body.version }),
    ),
  ),
  endpoint(operations.listExchangeGroups, async () => ({ results: await listGroups(shop.db) })),
  endpoint(operations.decideExchangeGroup, ({ viewer, params, body }) =>
    writeAs(shop, viewer, (changing) =>
      decideGroup(changing, params.id, { input: body.decision, seen: body.version }),
    ),
  ),
  endpoint(operations.listExchangePriceTypes, async () => ({
    results: await listPriceTypes(shop.db, shop.settings().exchange.priceType),
  })),
  endpoint(operations.listExchangeWarehouses, async () => ({
    results: await listExchangeWarehouses(shop.db),
  })),
  endpoint(operations.matchExchangeWarehouse, ({ viewer, params, body }) =>
    writeAs(shop, viewer, (changing) => matchWarehouse(changing, params.id, body)),
  ),
  endpoint(operations.tryExchangePackage, ({ query, body }) =>
    tryPackage(shop.db, { name: query.name, content: body }),
  ),
];

const letting = ({ db }: Shop): Endpoint[] => [
  endpoint(accounts.listExchangeAccounts, async () => ({ results: await listAccounts(db) })),
  endpoint(accounts.createExchangeAccount, async ({ viewer, body }) =>
    orRefusal(await createAccount(db, actorOf(viewer), body)),
  ),
  endpoint(accounts.changeExchangeAccount, async ({ viewer, params, body }) =>
    orRefusal(await changeAccount(db, actorOf(viewer), params.id, body)),
  ),
  endpoint(accounts.renewExchangePassword, async ({ viewer, params }) =>
    orRefusal(await renewPassword(db, actorOf(viewer), params.id)),
  ),
];
