import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCatalogue } from '../demo/catalogue/make-catalogue.ts';
import { allCases } from '../search-quality/case-files.ts';
import { fieldsByCode } from '../search-quality/product-fields.ts';
import { startEmbedded } from '../server/base/database/embedded/start-embedded.ts';
import { openBenchShop } from './open-bench-shop.ts';
import { type Answer, byGroup, contest, summarise } from './search/contest.ts';
import type { Contestant } from './search/contestant.ts';
import { documentsOf } from './search/documents.ts';
import { brokenBudgets, compareSizes } from './search/growth.ts';
import { inProcess, throughApi } from './search/our-engine.ts';
import { plainPostgres } from './search/plain-postgres.ts';

/**
 * Our search beside full text of PostgreSQL, on the demo catalogue and the same queries; then
 * ours alone with a hundred thousand products. `--check` fails the run when a budget is broken.
 */
const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const LARGE = 100_000;
const cases = allCases();
const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-bench-'));
const server = await startEmbedded({ dataDir, throwaway: true });
try {
  const small = await compareEngines();
  const growth = compareSizes(small, await measureLarge());
  for (const { tries, median, p95, ratio } of growth) {
    const [middle, most, times] = [median, p95, ratio].map((value) => value.toFixed(1));
    console.log(
      `${tries}: median ${middle} ms, p95 ${most} ms, ${times} times the small catalogue`,
    );
  }
  const broken = brokenBudgets(growth);
  for (const complaint of broken) console.log(complaint);
  if (options.check && broken.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Gives the answers of our own engine over HTTP. */
async function compareEngines(): Promise<Answer[]> {
  const catalogue = makeCatalogue();
  const fields = fieldsByCode(catalogue);
  const documents = documentsOf(catalogue);
  console.log(`${cases.length} queries, ${documents.length} products`);
  const shop = await openBenchShop(server.url, dataDir, documents.length);
  const ours = throughApi(shop);
  const contestants: Contestant[] = [
    ours,
    inProcess(shop),
    await plainPostgres(server.url, documents),
  ];
  const results = new Map<string, Answer[]>();
  for (const contestant of contestants) {
    results.set(contestant.name, await contest(contestant, cases, fields));
    await contestant.close?.();
  }
  await shop.close();
  console.table(Object.fromEntries([...results].map(([name, all]) => [name, summarise(all)])));
  console.table(byGroup(results));
  return results.get(ours.name) ?? [];
}

async function measureLarge(): Promise<Answer[]> {
  console.log(`Loading ${LARGE} products …`);
  const shop = await openBenchShop(server.url, dataDir, LARGE);
  const fields = fieldsByCode(makeCatalogue({ products: LARGE }));
  const answers = await contest(throughApi(shop), cases, fields);
  await shop.close();
  console.table({ [`Cablaj, ${LARGE} products`]: summarise(answers) });
  return answers;
}
