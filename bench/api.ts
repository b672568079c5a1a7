import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../server/database/embedded/start-embedded.ts';
import { type Measured, measure } from './measure.ts';
import { openBenchShop } from './open-bench-shop.ts';
import { brokenBudgets, type Comparison, tabulate } from './report.ts';
import { makeScenarios, type Scenario } from './scenarios.ts';

/**
 * How long the API takes with a small and with a large catalogue, over HTTP, for one caller.
 * `--check` fails the run when a budget is broken; `--visits` says how many of each.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    visits: { type: 'string', default: '300' },
  },
});

const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-bench-'));
const server = await startEmbedded({ dataDir, throwaway: true });
try {
  const small = await run(5_000);
  const large = await run(100_000);
  const comparisons = small.flatMap(({ scenario, measured }, at): Comparison[] => {
    const other = large[at];
    return other ? [{ scenario, small: measured, large: other.measured }] : [];
  });
  console.table(tabulate(comparisons));
  const broken = comparisons.flatMap(brokenBudgets);
  for (const complaint of broken) console.log(complaint);
  if (options.check && broken.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function run(products: number) {
  console.log(`Loading ${products} products …`);
  const shop = await openBenchShop(server.url, dataDir, products);
  try {
    const results: { scenario: Scenario; measured: Measured }[] = [];
    for (const scenario of await makeScenarios(shop)) {
      results.push({ scenario, measured: await measure(shop, scenario, Number(options.visits)) });
    }
    return results;
  } finally {
    await shop.close();
  }
}
