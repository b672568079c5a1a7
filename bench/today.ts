import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { salesPeriods } from '../contract/staff/today.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { percentile } from '../search-quality/report.ts';
import { readConfig } from '../server/base/config/config.ts';
import { connect } from '../server/base/database/connect.ts';
import { startEmbedded } from '../server/base/database/embedded/start-embedded.ts';
import { migrate } from '../server/base/database/migrations.ts';
import { openShop } from '../server/open-shop.ts';
import { findThings } from '../server/shop/find/find-things.ts';
import { countSales } from '../server/shop/sales/count-sales.ts';
import type { Shop } from '../server/shop/shop.ts';
import { readToday } from '../server/shop/today/read-today.ts';
import { addManyOrders, touchRecentOrders } from '../server/testing/add-many-orders.ts';

/**
 * What Today and the palette take with few orders and with many. `--check` fails the run when a
 * budget is broken; `--orders` says how many, `--products` how large the catalogue is.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    orders: { type: 'string', default: '100000' },
    products: { type: 'string', default: '20000' },
  },
});
const MANY = Number(options.orders);
const FEW = Math.max(100, Math.round(MANY / 100));
const TIMES = 40;
/** Milliseconds with many orders, and how many times as long as with few. */
const budgets: Record<string, { p95: number; ratio: number }> = {
  'today, 7 days': { p95: 60, ratio: 3 },
  'today, 30 days': { p95: 80, ratio: 4 },
  'today, 365 days': { p95: 250, ratio: 20 },
  'today, while orders come': { p95: 120, ratio: 5 },
  palette: { p95: 60, ratio: 5 },
};

const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-today-'));
const server = await startEmbedded({ dataDir, throwaway: true });
const db = connect(server.url, { connections: 4, patience: 600_000 });
const broken: string[] = [];
try {
  await migrate(db);
  await loadDemo(db, { products: Number(options.products), dataDir: null });
  const { shop } = await openShop(db, readConfig({ DATA_DIR: dataDir }));
  await addManyOrders(db, FEW);
  const few = await measureAll(shop);
  await addManyOrders(db, MANY - FEW);
  const many = await measureAll(shop);
  const table: Record<string, object> = {};
  for (const [name, { p95, ratio }] of Object.entries(budgets)) {
    const [small, large] = [few.get(name) ?? 0, many.get(name) ?? 0];
    table[name] = {
      [`p95 of ${FEW}`]: small.toFixed(1),
      [`p95 of ${MANY}`]: large.toFixed(1),
      ratio: (large / small).toFixed(1),
    };
    if (large > p95 || large / small > ratio) broken.push(name);
  }
  console.table(table);
} finally {
  await db.destroy();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const name of broken) console.log(`over its budget: ${name}`);
if (options.check && broken.length > 0) process.exitCode = 1;

/** By name, milliseconds that 95 of 100 stay within. */
async function measureAll(shop: Shop) {
  await countSales(db);
  await sql`vacuum analyze`.execute(db);
  const measured = new Map<string, number>();
  const measure = async (name: string, work: (turn: number) => Promise<unknown>) => {
    await work(0);
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn++) {
      const began = performance.now();
      await work(turn);
      times.push(performance.now() - began);
    }
    measured.set(name, percentile(times, 0.95));
  };
  const by = { role: 'owner', locale: 'ro' } as const;
  for (const period of salesPeriods) {
    await measure(`today, ${period} days`, () => readToday(shop, { ...by, period }));
  }
  // Orders of the last days are not counted yet.
  await touchRecentOrders(db);
  await measure('today, while orders come', () => readToday(shop, { ...by, period: 30 }));
  const texts = ['popescu', '069 123', 'cablu 3x2.5', 'ABCD', 'electro'];
  const viewer = { id: 1, role: 'owner' } as const;
  await measure('palette', (turn) =>
    findThings(shop, { viewer, text: texts[turn % texts.length] ?? '', locale: 'ro' }),
  );
  return measured;
}
