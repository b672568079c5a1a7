import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { percentile } from '../search-quality/report.ts';
import { startEmbedded } from '../server/base/database/embedded/start-embedded.ts';
import { keptAgainstBare } from './kept-against-bare.ts';
import { databaseOf, openBenchShop } from './open-bench-shop.ts';
import type { Rendered } from './page-maker.ts';
import { SEARCHES } from './scenarios.ts';
import { openShopOfFolder } from './shop-of-folder.ts';

/**
 * What a page costs that nobody has asked for before: processor time of the shop's process,
 * statements, bytes. `--against FOLDER` measures a former version, built there, in turn with this
 * one. Then how many kept pages a second the shop answers, against a bare route of Hono that sends
 * the same bytes. `--check` fails the run when a budget is broken.
 */
const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    check: { type: 'boolean', default: false },
    keep: { type: 'string' },
    products: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '12' },
  },
});
const products = Number(options.products);
const ROUNDS = Number(options.rounds);
/** Pages of one kind in a round. */
const PAGES = 10;
const MOST_STATEMENTS = 4;
/** Of what the former version took. */
const MOST_OF_FORMER = 1 / 3;
/** Of what a bare route answers. */
const LEAST_OF_BARE = 0.8;

const dataDir = options.keep
  ? resolve(options.keep)
  : await mkdtemp(join(tmpdir(), 'cablaj-bench-'));
const server = await startEmbedded({ dataDir, throwaway: true });
try {
  const kinds = await addressesByKind();
  const open = (folder: string) =>
    openShopOfFolder(folder, databaseOf(server.url, products), dataDir);
  const own = fileURLToPath(new URL('..', import.meta.url));
  // By a process that has done nothing else, as the bare route's: pages are made in threads.
  const serving = await open(own);
  const ofBare = await keptAgainstBare(serving.port, kinds);
  serving.close();
  const here = await open(own);
  const former = options.against ? await open(resolve(options.against)) : null;
  const broken: string[] = [];
  const table: Record<string, Record<string, number>> = {};
  for (const [kind, addressOf] of Object.entries(kinds)) {
    const taken: Rendered[] = [];
    const tookBefore: Rendered[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const addresses = Array.from({ length: PAGES }, (_, at) =>
        addressOf((round + 1) * PAGES + at),
      );
      const now = await here.render(addresses);
      const before = await former?.render(addresses);
      // The first round warms up.
      if (round < 0) continue;
      taken.push(now);
      if (before) tookBefore.push(before);
    }
    const [now, before] = [summarise(taken), summarise(tookBefore)];
    // Of the same round, for the machine may be slower in the next one.
    const ofFormer = median(
      tookBefore.map(({ processor }, at) => (taken[at]?.processor ?? Number.NaN) / processor),
    );
    table[kind] = {
      'ms of processor': rounded(now.processor),
      statements: rounded(now.statements),
      KB: Math.round(now.bytes / 1000),
      ...(former && {
        'former ms': rounded(before.processor),
        'former statements': rounded(before.statements),
        'of former': rounded(ofFormer),
      }),
    };
    if (now.statements > MOST_STATEMENTS) broken.push(`${kind}: ${now.statements} statements`);
    if (former && !(ofFormer <= MOST_OF_FORMER)) {
      broken.push(`${kind}: ${rounded(ofFormer)} of the former time`);
    }
  }
  console.table(table);
  console.table(ofBare);
  for (const [kind, { 'of bare': share }] of Object.entries(ofBare)) {
    if (share < LEAST_OF_BARE) broken.push(`${kind}, kept: ${share} of a bare route`);
  }
  for (const complaint of broken) console.log(complaint);
  if (options.check && broken.length > 0) process.exitCode = 1;
  here.close();
  former?.close();
} finally {
  await server.stop();
  if (!options.keep) await rm(dataDir, { recursive: true, force: true });
}

/** Of every kind as many as there are, in turn. */
async function addressesByKind(): Promise<Record<string, (at: number) => string>> {
  const shop = await openBenchShop(server.url, dataDir, products);
  const categories = shop.shop
    .catalogue()
    .topCategories.toSorted((a, b) => b.products - a.products)
    .slice(0, 5);
  const slugs = await shop.db
    .selectFrom('product')
    .select('slug')
    .orderBy('id')
    .limit(1000)
    .execute();
  await shop.close();
  const inTurn = <T>(values: readonly T[], at: number) => values[at % values.length] as T;
  return {
    home: (at) => inTurn(['/', '/ru'], at),
    listing: (at) =>
      `/catalog/${inTurn(categories, at).slug}?page=${1 + Math.floor(at / categories.length)}`,
    product: (at) => `/product/${inTurn(slugs, at * 7).slug}`,
    search: (at) => `/search?search=${encodeURIComponent(inTurn(SEARCHES, at))}`,
    'not found': (at) => `/product/nothing-of-that-name-${at}`,
  };
}

/** The median of each. */
function summarise(rounds: Rendered[]): Rendered {
  return {
    processor: median(rounds.map(({ processor }) => processor)),
    statements: median(rounds.map(({ statements }) => statements)),
    bytes: median(rounds.map(({ bytes }) => bytes)),
  };
}

function median(values: number[]) {
  return percentile(values, 0.5);
}

function rounded(value: number) {
  return Math.round(value * 100) / 100;
}
