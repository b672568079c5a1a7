import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { change } from '../server/base/changes/change.ts';
import { connect } from '../server/base/database/connect.ts';
import { moveStock } from '../server/shop/catalogue/stock/move-stock.ts';
import { copyOf, databaseOf, openBenchShop } from './open-bench-shop.ts';
import { againstEachOther, requestsASecond } from './requests-a-second.ts';
import { makeScenarios, type Request, type Scenario } from './scenarios.ts';
import { openShopOfFolder } from './shop-of-folder.ts';

const CALLERS = 10;
/** What is asked again and again: as many different addresses of a kind, each by another account. */
const ADDRESSES = 10;
/** Times the requests a second of the former version. */
const LEAST = { read: 5, write: 1.5 };

const compared = [
  'listing',
  'facet counts, three filters',
  'product by slug',
  'product by slug, guest',
  'search',
  'cart write',
  'order of 10 lines',
];

type Of = { serverUrl: string; dataDir: string; products: number; former: string };

/**
 * Requests a second of ten callers, now and by the version in the folder `former`, in turn, each on
 * a database of its own: what one leaves to be indexed later is not the other's work.
 */
export async function compareApi({ serverUrl, dataDir, products, former }: Of): Promise<string[]> {
  const bench = await openBenchShop(serverUrl, dataDir, products);
  // However many orders there are, nothing is sold out.
  const stocked = await bench.db.selectFrom('stock').select('product_id').execute();
  await change(bench.db, 'console', (changing) =>
    moveStock(
      changing,
      stocked.map(({ product_id }) => ({ product_id, counted: 1_000_000, reason: 'count' })),
    ),
  );
  // Of one customer everything comes one after the other, and nobody orders hundreds of times.
  const own: Scenario[][][] = [];
  for (let caller = 0; caller < CALLERS; caller += 1) {
    const accounts: Scenario[][] = [];
    for (let at = 0; at < ADDRESSES; at += 1) accounts.push(await makeScenarios(bench));
    own.push(accounts);
  }
  await bench.close();

  const databases = {
    now: databaseOf(serverUrl, products),
    former: await copyOf(serverUrl, products),
  };
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const shop = await openShopOfFolder(folder, databases.now, dataDir);
  const formerShop = await openShopOfFolder(former, databases.former, dataDir);
  const callersOf = (name: string) => own.map((accounts) => requestsOf(accounts, name));
  // Of a shop that has sold before: for empty tables PostgreSQL plans otherwise, until it has looked.
  for (const { port } of [shop, formerShop]) {
    await requestsASecond(port, callersOf('order of 10 lines'), 2);
  }
  for (const url of Object.values(databases)) await analyze(url);
  const broken: string[] = [];
  const table: Record<string, Record<string, number>> = {};
  for (const name of compared) {
    const callers = callersOf(name);
    const { one, other, times } = await againstEachOther(
      () => requestsASecond(shop.port, callers),
      () => requestsASecond(formerShop.port, callers),
    );
    table[name] = { 'a second': one, former: other, times: round(times) };
    const isRead = own[0]?.[0]?.find((one) => one.name === name)?.isRead;
    const least = isRead ? LEAST.read : LEAST.write;
    if (!(times >= least)) broken.push(`${name}: ${round(times)} times the former version`);
  }
  console.table(table);
  shop.close();
  formerShop.close();
  return broken;
}

async function analyze(url: string) {
  const db = connect(url, { connections: 1 });
  await sql`analyze`.execute(db);
  await db.destroy();
}

/** Each of another account. */
const requestsOf = (accounts: Scenario[][], name: string): Request[] =>
  accounts.flatMap((scenarios, at) => {
    const scenario = scenarios.find((one) => one.name === name);
    if (!scenario) throw new Error(`there is no scenario ${name}`);
    return scenario.visit(at).map((request) => ({ ...request, path: `/api${request.path}` }));
  });

const round = (value: number) => Math.round(value * 100) / 100;
