import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { shopLog } from '../e2e/shop-process.ts';
import { askShop } from '../scripts/ask-shop.mjs';
import { type Crowd, gatherCrowd, placeOne } from './buyers.ts';
import { type OpenPages, openPages } from './open-pages.ts';
import { settleMails } from './settle-mails.ts';
import { openShopOnTrial, type ShopOnTrial } from './shop-on-trial.ts';
import { complaintsOf, tally } from './tally.ts';
import { makeVersions } from './versions.ts';
import { interruption, pause } from './wait-for.ts';

/**
 * A release, one that does not open and a roll-back, while buyers order, others read and pages are
 * open in a browser. `--orders` are those of a second, `--seconds` how long each part goes on after
 * it has happened. Ends with 1 when an order was lost, written twice or answered as no client
 * repeats it, or when a browser met an error.
 */
const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '6' },
  },
});
const [orders, seconds] = [Number(options.orders), Number(options.seconds)];
if (!(orders > 0 && orders <= 200) || !(seconds > 0)) {
  throw new Error('--orders takes up to 200 a second, --seconds a number.');
}

const CROWDS = 20;
const BUYERS = 4;
const READS = 20;
/** As many are under way at most: a machine that does not keep up is asked for less. */
const AT_ONCE = 60;
/** What clients ask for again, once. */
const REPEATED = new Set([0, 408, 409, 425, 429, 500, 502, 503, 504]);

const rows: Record<string, string | number>[] = [];
const broken: string[] = [];
const folder = await mkdtemp(join(tmpdir(), 'cablaj-release-try-'));
try {
  console.log('Making three versions…');
  const release = await makeVersions(folder);
  const dataDir = join(folder, 'data');
  const trial = await openShopOnTrial(dataDir, {
    program: join(release('1'), 'dist/shop/main.js'),
    env: { WEB_CONCURRENCY: '2', DATABASE_PATIENCE: '8' },
  });
  try {
    await tryReleases(trial, dataDir, release);
  } finally {
    await trial.close();
  }
} catch (error) {
  console.log(await readFile(shopLog(join(folder, 'data')), 'utf8').catch(() => ''));
  broken.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.table(rows);
for (const complaint of broken) console.log(complaint);
process.exit(broken.length > 0 ? 1 : 0);

async function tryReleases(trial: ShopOnTrial, dataDir: string, release: (name: string) => string) {
  const crowds: Awaited<ReturnType<typeof gatherCrowd>>[] = [];
  for (let at = 0; at < CROWDS; at += 1) crowds.push(await gatherCrowd(trial, BUYERS, 1_000_000));
  const url = trial.url() ?? '';
  const place = { dataDir, port: new URL(url).port };
  const slugs = await trial.db.selectFrom('product').select('slug').limit(2).execute();
  const paths = [
    ...['/contact', '/news', '/cart', '/favorite', '/discount', '/search?search=produs'],
    ...slugs.map(({ slug }) => `/product/${slug}`),
    '/',
  ];
  const pages = await openPages(url, paths);
  const buying = beginBuying(trial, crowds);
  const reading = beginReading(url, ['/api/products/items/', '/api/core/shop/', '/', ...paths]);
  const part = async (name: string, happen: () => Promise<unknown>) => {
    await watchPart(name, { crowds, buying, reading, pages }, async () => {
      await happen();
      await pause(seconds * 1_000);
    });
  };
  await part('before', async () => {});
  await part('release', () => askShop(place, release('2'), console.log));
  await part('a page open since before goes on', () => pages.wake());
  await part('a version that does not open', () => refused(askShop(place, release('3'))));
  await part('roll-back', () => askShop(place, release('1'), console.log));
  await part('release again', () => askShop(place, release('2'), console.log));
  await Promise.all([buying.end(), reading.end(), pages.close()]);
  await settleMails(trial);
  const all = crowds.map(({ crowd }) => crowd);
  const { acknowledged, found, lost, doubled, oversold, mailsExpected, mailsSent, ...counted } =
    await tally(trial, all);
  console.table([
    {
      acknowledged,
      found,
      lost,
      doubled,
      oversold,
      mailsExpected,
      mailsSent,
      repeats: counted.repeats,
    },
  ]);
  broken.push(
    ...complaintsOf(
      { ...counted, acknowledged, found, lost, doubled, oversold, mailsExpected, mailsSent },
      0,
    ),
  );
  broken.push(...pages.errors, ...reading.failed);
  const unanswered = heardBy(all).get(0) ?? 0;
  if (unanswered > 0) broken.push(`${unanswered} orders had no answer at all`);
  if (pages.loaded() > 0) broken.push(`${pages.loaded()} pages were loaded anew`);
}

/** What keeps a version from opening is said, and the shop goes on. */
async function refused(asked: Promise<boolean>) {
  const why = await asked.then(
    () => null,
    (error: Error) => error.message,
  );
  if (why === null) broken.push('A version that cannot migrate took over.');
  console.log(`refused: ${why}`);
}

type Parts = {
  crowds: { crowd: Crowd }[];
  buying: ReturnType<typeof beginBuying>;
  reading: ReturnType<typeof beginReading>;
  pages: OpenPages;
};

async function watchPart(
  name: string,
  { crowds, buying, reading, pages }: Parts,
  happen: () => Promise<void>,
) {
  const all = crowds.map(({ crowd }) => crowd);
  const look = () => {
    const heard = heardBy(all);
    const placed = heard.get(201) ?? 0;
    const unanswered = heard.get(0) ?? 0;
    const sent = [...heard.values()].reduce((sum, count) => sum + count, 0);
    return {
      orders: placed,
      'orders answered 503': sent - placed - unanswered,
      'orders unanswered': unanswered,
      reads: reading.counted.reads,
      'reads repeated': reading.counted.repeated,
      'pages shown': pages.shown(),
      'errors in browsers': pages.errors.length,
      'loaded anew': pages.loaded(),
    };
  };
  const before = look();
  buying.slowest = 0;
  const began = Date.now();
  await happen();
  const took = (Date.now() - began) / 1_000;
  const after = look();
  const differences = Object.entries(after).map(
    ([what, count]) => [what, count - before[what as keyof typeof before]] as const,
  );
  rows.push({
    part: name,
    seconds: Number(took.toFixed(1)),
    'orders a second': Number(((after.orders - before.orders) / took).toFixed(1)),
    'slowest order, ms': Math.round(buying.slowest),
    ...Object.fromEntries(differences),
  });
  console.table(rows.slice(-1));
}

function heardBy(crowds: Crowd[]) {
  const heard = new Map<number, number>();
  for (const crowd of crowds) {
    for (const [status, count] of crowd.heard) heard.set(status, (heard.get(status) ?? 0) + count);
  }
  return heard;
}

/** So many a second, begun by the clock and not by answers. */
function atRate(aSecond: number, begin: (turn: number) => Promise<void>) {
  const underWay = new Set<Promise<void>>();
  let failure: unknown;
  let turn = 0;
  const timer = setInterval(() => {
    if (underWay.size >= AT_ONCE || interruption.aborted) return;
    const one = begin(turn)
      .catch((error) => {
        failure ??= error;
      })
      .finally(() => underWay.delete(one));
    underWay.add(one);
    turn += 1;
  }, 1_000 / aSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
    if (failure) throw failure;
  };
}

function beginBuying(trial: ShopOnTrial, crowds: { crowd: Crowd; tokens: string[] }[]) {
  const buying = {
    /** Milliseconds, from its first sending. */
    slowest: 0,
    end: atRate(orders, async (turn) => {
      const { crowd, tokens } = crowds[turn % crowds.length] ?? {};
      const token = tokens?.[Math.floor(turn / crowds.length) % BUYERS];
      if (!crowd || !token) return;
      const began = performance.now();
      await placeOne(trial, crowd, { token, patience: 20_000 });
      buying.slowest = Math.max(buying.slowest, performance.now() - began);
    }),
  };
  return buying;
}

/** Readers ask once more as clients do; what fails then has failed. */
function beginReading(url: string, paths: string[]) {
  const counted = { reads: 0, repeated: 0 };
  const failed: string[] = [];
  const ask = (path: string) =>
    fetch(url + path).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error) => {
        console.log(`${path} was not answered: ${error.cause?.message ?? error.message}`);
        return 0;
      },
    );
  const end = atRate(READS, async (turn) => {
    const path = paths[turn % paths.length] ?? '/';
    counted.reads += 1;
    const first = await ask(path);
    if (first === 200) return;
    counted.repeated += 1;
    const second = REPEATED.has(first) ? await ask(path) : first;
    if (second !== 200) failed.push(`${path} was answered with ${first} and ${second}`);
    else console.log(`${path} was answered with ${first}, then with 200`);
  });
  return { counted, failed, end };
}
