import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCatalogue } from '../demo/catalogue/make-catalogue.ts';
import { type Ask, asking, overHttp } from './ask.ts';
import { keptFiles } from './case-files.ts';
import { impossibilities } from './impossibilities.ts';
import { leafThrough } from './kinds/list-whole.ts';
import { meanKept, measureKinds, shareKept } from './kinds/measure-kinds.ts';
import { readKindCases, saysKinds } from './kinds/read-kind-cases.ts';
import { describeKept, percent, tabulateKinds } from './kinds/report-kinds.ts';
import { fieldsByCode } from './product-fields.ts';
import { readCases } from './read-cases.ts';
import { describe, percentile, shareOf, tabulate } from './report.ts';
import { runCases } from './run-cases.ts';
import { serveDemo } from './serve-demo.ts';

/**
 * `npm run search:quality -- [FILE.md …]`: how many of the queries find what they must, and how far
 * their whole lists keep to the thing asked for; without files, of those kept with the project.
 * `--url` asks a shop that runs already, else one is opened for the run. `--share` is the part
 * that has to pass, `--kept` the part of the lists that has to be the thing asked for. `--strict`
 * keeps what a case bars out of the first three at least.
 */
const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    kept: { type: 'string', default: '0.98' },
    url: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});
const [share, leastKept] = [Number(options.share), Number(options.kept)];
if (![share, leastKept].every((part) => part >= 0 && part <= 1)) {
  console.error(
    'Usage: npm run search:quality -- [FILE.md …] [--share 0.95] [--kept 0.98] [--url http://…] [--strict]',
  );
  process.exit(2);
}

const texts = await Promise.all(
  (files.length > 0 ? files : keptFiles()).map((file) => readFile(file, 'utf8')),
);
const cases = texts.filter((text) => !saysKinds(text)).flatMap(readCases);
const kindCases = texts.filter(saysKinds).flatMap(readKindCases);
const fields = fieldsByCode(makeCatalogue());
for (const complaint of impossibilities(cases, [...fields.values()])) console.warn(complaint);
const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-quality-'));
const shop = options.url ? null : await serveDemo(dataDir);
try {
  const ask = asking(overHttp(options.url ?? shop?.url ?? ''));
  // The first request of all finds nothing compiled.
  await ask({ query: 'cablu', locale: 'ro' });
  if (cases.length > 0) await tellFound(ask);
  if (kindCases.length > 0) await tellKept(ask);
} finally {
  await shop?.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function tellFound(ask: Ask) {
  const results = await runCases(cases, ask, { fields, strict: options.strict });
  for (const result of results) console.log(describe(result));
  console.table(tabulate(results));
  const times = results.map(({ took }) => took);
  const [median, p95] = [0.5, 0.95].map((part) => percentile(times, part).toFixed(1));
  const passed = shareOf(results);
  console.log(`${percent(passed)} of ${results.length} pass; median ${median} ms, p95 ${p95} ms`);
  if (passed < share) process.exitCode = 1;
}

async function tellKept(ask: Ask) {
  const kept = await measureKinds(kindCases, leafThrough(ask), fields);
  for (const one of kept) console.log(describeKept(one));
  console.table(tabulateKinds(kept));
  const [all, mean] = [shareKept(kept), meanKept(kept)];
  console.log(
    `${percent(all)} of all that ${kept.length} queries list is the thing asked for; ${percent(mean)} of a list on average`,
  );
  if (all < leastKept || kept.some(({ complaints }) => complaints.length > 0)) process.exitCode = 1;
}
