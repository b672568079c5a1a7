import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { loadDemo } from '../demo/load-demo.ts';
import { percentile } from '../search-quality/report.ts';
import { type Changing, change } from '../server/base/changes/change.ts';
import { Refused } from '../server/base/changes/refused.ts';
import { connect } from '../server/base/database/connect.ts';
import { startEmbedded } from '../server/base/database/embedded/start-embedded.ts';
import { migrate } from '../server/base/database/migrations.ts';
import { startApplying, startTrial } from '../server/shop/import/import-runs.ts';
import { startUndoing } from '../server/shop/import/stopped-runs.ts';
import { openWatchedShop, type WatchedShop, watch } from './watched-process.ts';
import { writeWorkbook } from './write-workbook.ts';

/**
 * A price list of as many rows as there are products, tried, applied and undone by a shop that is
 * read meanwhile. `--check` fails the run when a budget is broken; `--products` says how large.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    products: { type: 'string', default: '100000' },
  },
});
const PRODUCTS = Number(options.products);

const paths = [
  '/products/items/?parent_type=category&parent_slug=cabluri-si-conductoare',
  '/categories/categories-filter/?parent_type=category&parent_slug=cabluri-si-conductoare',
  '/products/items/?order_by=cheap',
  '/products/search-filter/?search=vvgng%203x2.5',
];

type Budget = { name: string; value: number; most: number };
const budgets: Budget[] = [];
const note = (name: string, value: number, unit: string, most: number) => {
  budgets.push({ name, value, most });
  console.log(`${name}: ${value.toFixed(2)} ${unit} (at most ${most})`);
};

const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-import-'));
const server = await startEmbedded({ dataDir, throwaway: true });
const db = connect(server.url, { connections: 4, patience: 600_000 });
let shop: WatchedShop | undefined;
try {
  await migrate(db);
  console.log(`Loading ${PRODUCTS} products …`);
  await loadDemo(db, { products: PRODUCTS, dataDir: null });
  // A running shop has been vacuumed; here it would happen in the middle of what is measured.
  await sql`vacuum analyze`.execute(db);
  shop = await openWatchedShop(server.url, dataDir);
  await run(shop);
} finally {
  await shop?.stop();
  await db.destroy();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const broken = budgets.filter(({ value, most }) => value > most);
for (const { name } of broken) console.log(`over its budget: ${name}`);
if (options.check && broken.length > 0) process.exitCode = 1;

async function run(open: WatchedShop) {
  const products = await db
    .selectFrom('product')
    .select(['code', 'price', 'title_ro'])
    .orderBy('id')
    .execute();
  const bytes = writeWorkbook(
    ['Cod', 'Denumire', 'Preț, lei'],
    products.map(({ code, title_ro, price }) => [code, title_ro, Math.ceil(price * 1.01) / 100]),
  );
  console.log(`A workbook of ${products.length} rows, ${(bytes.length / 2 ** 20).toFixed(1)} MiB`);
  await readWhile(open, sleep(3_000));
  const quiet = await readWhile(open, sleep(10_000));
  await watch(open);

  const started = await asked((changing) =>
    startTrial(changing, { fileName: 'lista.xlsx', bytes }),
  );
  const trial = await timed(open, started.job);
  note('trial', trial.seconds, 's', 60);
  const applying = await asked((changing) =>
    startApplying(changing, started.run, {
      mode: 'good',
      despite: [],
      brands: false,
      values: false,
    }),
  );
  if ('kind' in applying) throw new Error(applying.kind);
  const applied = await timed(open, applying.job);
  note('applied', applied.seconds, 's', 120);
  const { mostMemory, heldFor } = await watch(open);
  note('memory of the process', mostMemory / 2 ** 20, 'MiB', 700);
  const calm = percentile(quiet, 0.95);
  const [tried = 0, changed = 0] = [trial, applied].map(({ reads }) => percentile(reads, 0.95));
  const figures = [calm, tried, changed].map((milliseconds) => milliseconds.toFixed(1));
  console.log(`read p95, quiet, during the trial, while applied: ${figures.join(', ')} ms`);
  note('read p95 meanwhile against quiet', Math.max(tried, changed) / calm, 'times', 2);
  console.log(`event loop held: ${heldFor.toFixed(0)} ms`);

  const undoing = await asked((changing) => startUndoing(changing, started.run));
  if ('kind' in undoing) throw new Error(undoing.kind);
  const undone = await timed(open, undoing.job);
  console.log(`undone after ${undone.seconds.toFixed(1)} s`);
  const now = await db.selectFrom('product').select('price').orderBy('id').execute();
  const isBack = now.every(({ price }, at) => price === products[at]?.price);
  if (!isBack) throw new Error('prices are not as they were before');
}

async function asked<Done>(work: (changing: Changing) => Promise<Done>) {
  const done = await change(db, 'console', work);
  if (done instanceof Refused) throw done;
  return done;
}

/** Seconds until the job is done, and what reading took meanwhile. */
async function timed(open: WatchedShop, job: number) {
  const began = performance.now();
  const reads = await readWhile(open, done(job));
  return { seconds: (performance.now() - began) / 1000, reads };
}

async function done(id: number) {
  for (;;) {
    const { state, error, message } = await db
      .selectFrom('job')
      .select(['state', 'error', 'message'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (state === 'done') return;
    if (state === 'failed' || state === 'cancelled') throw new Error(error ?? message?.ro ?? state);
    await sleep(100);
  }
}

/** Somebody who reads one listing, filter and search after the other; milliseconds each. */
async function readWhile({ url }: WatchedShop, waiting: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = waiting.finally(() => {
    isOver = true;
  });
  for (let at = 0; !isOver; at += 1) {
    const start = performance.now();
    const response = await fetch(`${url}/api${paths[at % paths.length]}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${paths[at % paths.length]}: ${response.status}`);
    times.push(performance.now() - start);
    await sleep(10);
  }
  await over;
  return times;
}
