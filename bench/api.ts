import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../server/base/database/embedded/start-embedded.ts';
import { compareApi } from './api-against.ts';
import { type Measured, measure } from './measure.ts';
import { databaseOf, openBenchShop } from './open-bench-shop.ts';
import { brokenBudgets, type Row, tabulate } from './report.ts';
import { makeScenarios } from './scenarios.ts';
import { openWatchedShop, watch } from './watched-process.ts';

/**
 * How long the API takes with a small and with a large catalogue, over HTTP, for one caller; and
 * what a process with that catalogue needs. `--products` names the sizes, `--visits` how many of
 * each kind. `--check` fails the run when a budget is broken. `--keep` names a folder in which the
 * filled databases stay for the next run: a million products take a quarter of an hour to load.
 * `--against FOLDER` compares requests a second with a former version, built there, instead.
 */
const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    check: { type: 'boolean', default: false },
    keep: { type: 'string' },
    products: { type: 'string', default: '5000,100000' },
    visits: { type: 'string', default: '300' },
  },
});
const sizes = options.products
  .split(',')
  .map(Number)
  .toSorted((a, b) => a - b);
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
  throw new Error('--products takes sizes of catalogues, such as 5000,100000.');
}
const VISITS = Number(options.visits);
/** Bytes of a process, whatever the size. */
const MOST_MEMORY = 1.5e9;
/** So that what is made when it is first asked for is there. */
const SOME_READS = [
  '/products/items/',
  '/products/items/?order_by=cheap&is_stock=true',
  '/products/promotions-filter/',
  '/products/search-filter/?search=cablu',
  '/products/search-filter/?search=автомат%2016а',
];

const dataDir = options.keep
  ? resolve(options.keep)
  : await mkdtemp(join(tmpdir(), 'cablaj-bench-'));
// Side by side with a former version it writes to the disk, as where people order.
const server = await startEmbedded({ dataDir, throwaway: options.against === undefined });
try {
  const broken = options.against ? await compare(resolve(options.against)) : await measureAll();
  for (const complaint of broken) console.log(complaint);
  if (options.check && broken.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
  if (!options.keep) await rm(dataDir, { recursive: true, force: true });
}

async function compare(former: string): Promise<string[]> {
  const [products = 5_000] = sizes;
  return compareApi({ serverUrl: server.url, dataDir, products, former });
}

async function measureAll(): Promise<string[]> {
  const rows = new Map<string, Row>();
  const broken: string[] = [];
  for (const products of sizes) {
    await run(products, rows);
    broken.push(...(await weigh(products)));
  }
  const all = [...rows.values()];
  console.table(tabulate(all));
  return [...broken, ...all.flatMap(brokenBudgets)];
}

async function run(products: number, rows: Map<string, Row>) {
  const shop = await openBenchShop(server.url, dataDir, products);
  try {
    for (const scenario of await makeScenarios(shop)) {
      const measured: Measured = await measure(shop, scenario, VISITS);
      const row = rows.get(scenario.name) ?? { scenario, sizes: [] };
      row.sizes.push({ products, ...measured });
      rows.set(scenario.name, row);
    }
  } finally {
    await shop.close();
  }
}

/** What a process needs that does nothing but serve such a catalogue; complains if it is too much. */
async function weigh(products: number): Promise<string[]> {
  const alone = await openWatchedShop(databaseOf(server.url, products), dataDir);
  try {
    for (const path of SOME_READS) {
      const response = await fetch(`${alone.url}/api${path}`);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await response.arrayBuffer();
    }
    const { memory, mostMemory } = await watch(alone);
    const [now, most] = [memory, mostMemory].map((bytes) => Math.round(bytes / 1e6));
    const opened = (alone.openedAfter / 1000).toFixed(1);
    console.log(`${products} products: open after ${opened} s, ${now} MB, at most ${most} MB`);
    return mostMemory > MOST_MEMORY ? [`${products} products: ${most} MB of memory`] : [];
  } finally {
    await alone.stop();
  }
}
