import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../server/database/embedded/start-embedded.ts';
import { type Measured, measure } from './measure.ts';
import { openBenchShop } from './open-bench-shop.ts';
import { brokenBudgets, type Row, tabulate } from './report.ts';
import { makeScenarios } from './scenarios.ts';
import { openWatchedShop, watch } from './watched-process.ts';

/**
 * How long the API takes with a small and with a large catalogue, over HTTP, for one caller; and
 * what a process with that catalogue needs. `--products` names the sizes, `--visits` how many of
 * each kind. `--check` fails the run when a budget is broken.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    products: { type: 'string', default: '5000,100000' },
    visits: { type: 'string', default: '300' },
  },
});
const sizes = options.products.split(',').map(Number);
const VISITS = Number(options.visits);
/** Of a process, whatever the size. */
const MOST_MEMORY = 1.5e9;
const broken: string[] = [];

const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-bench-'));
const server = await startEmbedded({ dataDir, throwaway: true });
try {
  const rows = new Map<string, Row>();
  for (const products of sizes) await run(products, rows);
  const all = [...rows.values()];
  console.table(tabulate(all));
  broken.push(...all.flatMap(brokenBudgets));
  for (const complaint of broken) console.log(complaint);
  if (options.check && broken.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function run(products: number, rows: Map<string, Row>) {
  console.log(`Loading ${products} products …`);
  const shop = await openBenchShop(server.url, dataDir, products);
  const scenarios = await makeScenarios(shop);
  try {
    for (const scenario of scenarios) {
      const measured: Measured = await measure(shop, scenario, VISITS);
      const row = rows.get(scenario.name) ?? { scenario, sizes: [] };
      row.sizes.push({ products, ...measured });
      rows.set(scenario.name, row);
    }
  } finally {
    await shop.close();
  }
  // What it needs is told by a process that does nothing else.
  const alone = await openWatchedShop(shop.databaseUrl, dataDir);
  try {
    const reads = scenarios.filter(({ isRead }) => isRead);
    for (const { visit } of reads) {
      for (const { path, token } of Array.from({ length: 20 }, (_, at) => visit(at)).flat()) {
        await fetch(`${alone.url}/api${path}`, {
          headers: token ? { Authorization: `Token ${token}` } : {},
        }).then((response) => response.arrayBuffer());
      }
    }
    const { memory, mostMemory } = await watch(alone);
    const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20);
    console.log(
      `${products} products: open after ${(alone.openedAfter / 1000).toFixed(1)} s, ${mebibytes(memory)} MiB, at most ${mebibytes(mostMemory)} MiB`,
    );
    if (mostMemory > MOST_MEMORY) broken.push(`${products} products: ${mebibytes(mostMemory)} MiB`);
  } finally {
    await alone.stop();
  }
}
