import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../server/database/embedded.ts';
import { type Measured, measure } from './measure.ts';
import { openBenchShop } from './open-bench-shop.ts';
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
const SMALL = 5_000;
const LARGE = 100_000;
const LARGEST_RATIO = 4;

const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-bench-'));
const server = await startEmbedded({ dataDir, throwaway: true });
try {
  const small = await run(SMALL);
  const large = await run(LARGE);
  const rows = small.flatMap((row, at) => {
    const other = large[at];
    return other ? [{ scenario: row.scenario, small: row.measured, large: other.measured }] : [];
  });
  console.table(Object.fromEntries(rows.map((row) => [row.scenario.name, columns(row)])));
  const broken = rows.flatMap(brokenBudgets);
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

type Row = { scenario: Scenario; small: Measured; large: Measured };

const ratioOf = ({ small, large }: Row) => large.median / small.median;

function columns(row: Row) {
  const { small, large } = row;
  const milliseconds = (time: number) => Number(time.toFixed(2));
  return {
    'median 5k': milliseconds(small.median),
    'p95 5k': milliseconds(small.p95),
    'median 100k': milliseconds(large.median),
    'p95 100k': milliseconds(large.p95),
    ratio: Number(ratioOf(row).toFixed(2)),
    queries: Number(large.queries.toFixed(1)),
  };
}

function brokenBudgets(row: Row): string[] {
  const { name, budget, isRead } = row.scenario;
  const complaints: string[] = [];
  if (budget !== undefined && row.large.p95 > budget) {
    complaints.push(`${name}: p95 ${row.large.p95.toFixed(1)} ms, budget ${budget} ms`);
  }
  if (isRead && ratioOf(row) > LARGEST_RATIO) {
    complaints.push(`${name}: ratio ${ratioOf(row).toFixed(1)}, budget ${LARGEST_RATIO}`);
  }
  return complaints;
}
