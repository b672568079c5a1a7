import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCatalogue } from '../demo/catalogue/make-catalogue.ts';
import { asking, overHttp } from './ask.ts';
import { impossibilities } from './impossibilities.ts';
import { fieldsByCode } from './product-fields.ts';
import { readCases } from './read-cases.ts';
import { describe, percentile, shareOf, tabulate } from './report.ts';
import { runCases } from './run-cases.ts';
import { serveDemo } from './serve-demo.ts';

/**
 * `npm run search:quality -- FILE.md …`: how many of the files' queries find what they must.
 * `--url` asks a shop that runs already, else one is opened for the run. `--share` is the part
 * that has to pass. `--strict` keeps what a case bars out of the first three at least.
 */
const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    url: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});
const share = Number(options.share);
if (files.length === 0 || !(share >= 0 && share <= 1)) {
  console.error(
    'Usage: npm run search:quality -- FILE.md [--share 0.95] [--url http://…] [--strict]',
  );
  process.exit(2);
}

const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
const cases = texts.flatMap(readCases);
const fields = fieldsByCode(makeCatalogue());
for (const complaint of impossibilities(cases, [...fields.values()])) console.warn(complaint);
const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-quality-'));
const shop = options.url ? null : await serveDemo(dataDir);
try {
  const ask = asking(overHttp(options.url ?? shop?.url ?? ''));
  // The first request of all finds nothing compiled.
  await ask({ query: 'cablu', locale: 'ro' });
  const results = await runCases(cases, ask, { fields, strict: options.strict });
  for (const result of results) console.log(describe(result));
  console.table(tabulate(results));
  const times = results.map(({ took }) => took);
  const [median, p95] = [0.5, 0.95].map((part) => percentile(times, part).toFixed(1));
  const passed = shareOf(results);
  console.log(
    `${(passed * 100).toFixed(1)} % of ${results.length} pass; median ${median} ms, p95 ${p95} ms`,
  );
  if (passed < share) process.exitCode = 1;
} finally {
  await shop?.close();
  await rm(dataDir, { recursive: true, force: true });
}
