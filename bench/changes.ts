import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { personForm } from '../contract/forms/registration.fixture.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { percentile } from '../search-quality/report.ts';
import { change } from '../server/base/changes/change.ts';
import { Refused } from '../server/base/changes/refused.ts';
import { connect } from '../server/base/database/connect.ts';
import { startEmbedded } from '../server/base/database/embedded/start-embedded.ts';
import { migrate } from '../server/base/database/migrations.ts';
import { brands } from '../server/shop/catalogue/writing/brands.ts';
import { changeProduct } from '../server/shop/catalogue/writing/change-product.ts';
import { openWatchedShop, type WatchedShop, watch } from './watched-process.ts';
import type { Watched } from './watched-shop.ts';

/**
 * What a change costs, and how soon two processes show it. `--check` fails the run when a budget is
 * broken; `--products`, `--seconds` say how large and how long.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    products: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '60' },
  },
});
const PRODUCTS = Number(options.products);
const SECONDS = Number(options.seconds);
const A_SECOND = 50;
let asked = 0;

const IN_CABLES = 'parent_type=category&parent_slug=cabluri-si-conductoare';
/** Each time something nobody has asked for before: kept answers would be compared with made ones. */
const PATHS: ((at: number) => string)[] = [
  (at) => `/products/items/?${IN_CABLES}&page=${1 + (at % 500)}`,
  (at) => `/products/items/?${IN_CABLES}&attributes=cores:3&price__gte=${at}`,
  (at) => `/categories/categories-filter/?${IN_CABLES}&price__gte=${at}`,
  (at) => `/products/items/?order_by=cheap&page=${1 + at}`,
  (at) => `/products/search-filter/?search=vvgng%203x2.5&price__lte=${100_000 - at}`,
];

type Budget = { name: string; value: number; unit: string; most: number };
const budgets: Budget[] = [];
const note = (name: string, value: number, unit: string, most: number) => {
  budgets.push({ name, value, unit, most });
  console.log(`${name}: ${value.toFixed(2)} ${unit} (at most ${most})`);
};

const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-changes-'));
const server = await startEmbedded({ dataDir, throwaway: true });
const db = connect(server.url, { connections: 4, patience: 600_000 });
const processes: WatchedShop[] = [];
try {
  await migrate(db);
  console.log(`Loading ${PRODUCTS} products …`);
  await loadDemo(db, { products: PRODUCTS, dataDir: null });
  // A running shop has been vacuumed; here it would happen in the middle of what is measured.
  await sql`vacuum analyze`.execute(db);
  for (const _ of [1, 2]) processes.push(await openWatchedShop(server.url, dataDir));
  await run();
} finally {
  for (const { stop } of processes) await stop();
  await db.destroy();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const broken = budgets.filter(({ value, most }) => value > most);
for (const { name } of broken) console.log(`over its budget: ${name}`);
if (options.check && broken.length > 0) process.exitCode = 1;

function watchAll() {
  return Promise.all(processes.map(watch));
}

function largest(watched: Watched[], pick: (one: Watched) => number) {
  return Math.max(...watched.map(pick));
}

async function run() {
  const products = await db
    .selectFrom('product')
    .select(['id', 'slug', 'code', 'price'])
    // A price that would take a promotion away is refused.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('promotion').select('id').whereRef('promotion.product_id', '=', 'product.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(2_000)
    .execute();
  const token = await register();
  let turn = 0;
  const next = () => {
    const product = products[turn++ % products.length];
    if (!product) throw new Error('nothing to change');
    return product;
  };

  // From the commit to listing, search and page on both.
  const times: number[] = [];
  for (let at = 0; at < 40; at++) {
    const product = next();
    const word = `zet${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10)]}oscop`;
    await save(product.id, { title_ro: `${word} ${at}`, price: 0.01 * (at + 1) });
    const committed = performance.now();
    await Promise.all(processes.map((one) => untilShown(one, product, word, token)));
    times.push(performance.now() - committed);
  }
  note('commit to visible on both, p95', percentile(times, 0.95), 'ms', 1000);

  // The processor's time of one change, without anybody reading.
  await sleep(2_000);
  await watchAll();
  await sleep(5_000);
  const idle = await watchAll();
  const CHANGES = 250;
  const began = performance.now();
  for (let at = 0; at < CHANGES; at++) await save(next().id, { price: 100 + at / 100 });
  await sleep(1_000);
  const seconds = (performance.now() - began) / 1000;
  const busy = await watchAll();
  const each = busy.map(
    (one, at) => (one.processor - ((idle[at]?.processor ?? 0) / 5) * seconds) / CHANGES,
  );
  note('processor time of one change, per process', Math.max(...each), 'ms', 10);

  // Many changes while people read.
  const quiet = await read(token, 15);
  await watchAll();
  let isOver = false;
  let made = 0;
  const changing = (async () => {
    const start = performance.now();
    while (!isOver) {
      await save(next().id, { price: 50 + (made % 1000) / 100 });
      made++;
      const ahead = (made / A_SECOND) * 1000 - (performance.now() - start);
      if (ahead > 0) await sleep(ahead);
    }
  })();
  const under = await read(token, SECONDS);
  isOver = true;
  await changing;
  const held = await watchAll();
  console.log(
    `${(made / SECONDS).toFixed(1)} changes a second, ${quiet.length} and ${under.length} reads, ` +
      `p95 ${percentile(quiet, 0.95).toFixed(1)} and ${percentile(under, 0.95).toFixed(1)} ms`,
  );
  note(
    'read p95 under changes against quiet',
    percentile(under, 0.95) / percentile(quiet, 0.95),
    'times',
    1.5,
  );
  note(
    'event loop held under changes',
    largest(held, ({ heldFor }) => heldFor),
    'ms',
    50,
  );

  // Everything anew.
  const [brand] = await db.selectFrom('brand').select(['id', 'title']).limit(1).execute();
  if (!brand) throw new Error('no brand');
  await watchAll();
  const begun = performance.now();
  const renamed = await change(db, 'console', (changing) =>
    brands.change(changing, brand.id, { input: { title: 'Zetoscop Brand' } }),
  );
  if (renamed instanceof Refused) throw renamed;
  await Promise.all(processes.map((one) => untilBrand(one, brand.id)));
  console.log(
    `a full rebuild was in effect after ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
  await sleep(1_000);
  note(
    'event loop held by a full rebuild',
    largest(await watchAll(), ({ heldFor }) => heldFor),
    'ms',
    50,
  );
  const memory = largest(await watchAll(), (one) => one.memory) / 2 ** 20;
  note('memory of a process', memory, 'MiB', 1536);
}

async function save(id: number, input: object) {
  const saved = await change(db, 'console', (changing) => changeProduct(changing, id, { input }));
  if (saved instanceof Refused) throw saved;
}

async function json<T>(url: string, token?: string): Promise<T> {
  const response = await fetch(url, {
    headers: { 'Accept-Language': 'ro', ...(token && { Authorization: `Token ${token}` }) },
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as T;
}

type List = { results: { id: number }[] };

async function untilShown(
  { url }: WatchedShop,
  product: { id: number; slug: string },
  word: string,
  token: string,
) {
  const isShown = async () => {
    const found = await json<List>(`${url}/api/products/items/?search=${word}`, token);
    const cheapest = await json<List>(
      `${url}/api/products/items/?order_by=cheap&search=${word}`,
      token,
    );
    const page = await (await fetch(`${url}/product/${product.slug}`)).text();
    const has = ({ results }: List) => results.some(({ id }) => id === product.id);
    return has(found) && has(cheapest) && page.includes(word);
  };
  while (!(await isShown())) await sleep(5);
}

async function untilBrand({ url }: WatchedShop, id: number) {
  const isRenamed = async () =>
    (await json<{ id: number; title: string }[]>(`${url}/api/brands/items/`)).some(
      (one) => one.id === id && one.title === 'Zetoscop Brand',
    );
  while (!(await isRenamed())) await sleep(20);
}

/** Somebody who reads one listing, filter, search and product after the other; milliseconds each. */
async function read(token: string, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const { url } = processes[asked % processes.length] ?? { url: '' };
    const pathOf = PATHS[asked % PATHS.length] ?? String;
    const start = performance.now();
    await json(`${url}/api${pathOf(asked)}`, token);
    times.push(performance.now() - start);
    asked += 1;
    await sleep(10);
  }
  return times;
}

async function register(): Promise<string> {
  const response = await fetch(`${processes[0]?.url}/api/accounts/create-and-update/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(personForm('bencher')),
  });
  return ((await response.json()) as { token: string }).token;
}
