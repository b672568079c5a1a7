import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../server/base/backup/restore-backup.ts';
import { takeBackup } from '../server/base/backup/take-backup.ts';
import { wrongStocks } from '../server/testing/wrong-stocks.ts';
import { type ArchivedPostgres, openArchivedPostgres } from './archived-postgres.ts';
import { type Crowd, countAcknowledged, orderDuring, type Wish } from './buyers.ts';
import { compareWithMoment, ordersAsWritten } from './orders-as-written.ts';
import { settleMails } from './settle-mails.ts';
import { openShopOnTrial, type ShopOnTrial } from './shop-on-trial.ts';
import { complaintsOf, tally } from './tally.ts';
import { interruption, waitFor } from './wait-for.ts';

/**
 * `npm run restore:try -- [--orders 40] [--products N]`: a PostgreSQL of its own, which pgBackRest
 * archives as the files of `ops/pgbackrest` say, loses its data while six buyers order. It goes back
 * to a moment before, and has to be what was acknowledged by then. `--orders` is how many each of them
 * places at least, `--products` fills the shop first, so that the times say something. Ends with 1
 * where anything is missing, there from later, or not as it was written.
 */
const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '40' },
    products: { type: 'string', default: '0' },
  },
});
const orders = Number(options.orders);
const products = Number(options.products);
if (![orders, products].every(Number.isInteger) || orders < 10 || products < 0) {
  throw new Error('--orders takes a whole number from 10 on, --products any.');
}

const BUYERS = 6;
const GB = 1e9;

const counts: Record<string, number> = {};
const times: Record<string, string | number>[] = [];
const broken: string[] = [];

const home = await mkdtemp(join(tmpdir(), 'cablaj-moment-'));
try {
  const postgres = await openArchivedPostgres();
  try {
    const dataDir = join(home, 'shop');
    if (products > 0) await fill(postgres.url, dataDir);
    await timed('pgBackRest: full back-up', () => postgres.backUp('full'), postgres);
    const trial = await openShopOnTrial(dataDir, { env: { DATABASE_URL: postgres.url } });
    try {
      await goBack(postgres, trial);
    } finally {
      await trial.close();
    }
    await moveRows(postgres, dataDir);
  } finally {
    await postgres.close();
  }
} catch (error) {
  if (!interruption.aborted) broken.push(inWords(error));
} finally {
  await rm(home, { recursive: true, force: true });
}
if (interruption.aborted) broken.push(inWords(interruption.reason));
console.table(counts);
console.table(times);
for (const complaint of broken) console.log(complaint);
// What the interrupted ones still wait for is of no interest.
process.exit(broken.length > 0 ? 1 : 0);

async function goBack(postgres: ArchivedPostgres, trial: ShopOnTrial) {
  const givenUp = new Set<Wish>();
  const habits = { buyers: BUYERS, orders, goOn: true };
  const crowd = await orderDuring(trial, habits, async (ordering, until) => {
    const some = (BUYERS * orders) / 4;
    const more = () => until(countAcknowledged(ordering) + some);
    await more();
    await timed('pgBackRest: what has changed', () => postgres.backUp('diff'));
    await more();
    const before = acknowledgedOf(ordering);
    const moment = await postgres.now();
    const begun = new Set(ordering.wishes);
    await more();
    await timed('until the moment is in the archive', () => isArchived(postgres));
    const lost = await ordersAsWritten(trial.db, ordering.customers);
    const size = await postgres.size();

    await postgres.loseData();
    await trial.kill();
    for (const wish of acknowledgedOf(ordering)) if (!before.has(wish)) givenUp.add(wish);
    await timed('pgBackRest: restore', () => postgres.restoreTo(moment), { size: () => size });
    await timed('PostgreSQL: replay of its log', postgres.start);

    const restored = await ordersAsWritten(trial.db, ordering.customers);
    const after = ordering.wishes.filter((wish) => !begun.has(wish));
    const { missing, fromAfter, different, underWay } = compareWithMoment({
      lost,
      restored,
      before: keysOf(before),
      after: keysOf(after),
    });
    counts['acknowledged by the moment'] = before.size;
    expectNone('of them missing', missing);
    counts['on their way at the moment, and there'] = underWay;
    counts['acknowledged after it, and given up'] = givenUp.size;
    expectNone('there from after it', fromAfter);
    expectNone('not as they were written', different);
    expectNone('stocks that do not add up', (await wrongStocks(trial.db)).length);
    await timed('the shop opens', trial.start);
  });
  await settleMails(trial);
  const wishes = crowd.wishes.filter((wish) => !givenUp.has(wish));
  const counted = await tally(trial, [{ ...crowd, wishes }]);
  counts['acknowledged and there at the end'] = counted.found;
  counts['mails of all that are there'] = counted.mailsSent;
  counts['mails that left twice'] = counted.repeats;
  broken.push(...complaintsOf(counted, trial.deaths()));
}

/** The other way, by rows, on the same database. */
async function moveRows({ url, size, createDatabase }: ArchivedPostgres, dataDir: string) {
  const into = join(home, 'backups');
  const place = { databaseUrl: url, dataDir };
  const folder = await timed('npm run backup', () => takeBackup(place, { into }), { size });
  const databaseUrl = await createDatabase('copy');
  const copy = { databaseUrl, dataDir: join(home, 'copy') };
  await timed('npm run restore', () => restoreBackup(copy, { folder }), { size });
}

function acknowledgedOf({ wishes }: Crowd) {
  return new Set(wishes.filter(({ acknowledged }) => acknowledged.size > 0));
}

function keysOf(wishes: Iterable<Wish>) {
  return new Set(Array.from(wishes, ({ key }) => key));
}

function expectNone(what: string, count: number) {
  counts[what] = count;
  if (count > 0) broken.push(`${count} ${what}`);
}

/** What PostgreSQL has written up to now need not be read on this machine any more. */
async function isArchived({ ask }: ArchivedPostgres) {
  const piece = await ask<string>('select pg_walfile_name(pg_current_wal_lsn())');
  await waitFor('the log is archived', () =>
    ask<boolean>('select coalesce(last_archived_wal >= $1, false) from pg_stat_archiver', piece),
  );
}

/** The demo catalogue as `npm run demo` loads it. */
async function fill(databaseUrl: string, dataDir: string) {
  const main = fileURLToPath(new URL('../demo/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, '--products', String(products)], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: 'inherit',
    signal: interruption,
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The demo catalogue could not be loaded.');
}

/** `size`: bytes of the database, where it is moved as a whole. */
async function timed<Done>(
  what: string,
  work: () => Promise<Done>,
  { size }: { size?: () => number | Promise<number> } = {},
): Promise<Done> {
  const began = Date.now();
  const done = await work();
  const seconds = (Date.now() - began) / 1000;
  const gigabytes = size && (await size()) / GB;
  times.push({
    what,
    seconds: Number(seconds.toFixed(1)),
    ...(gigabytes && {
      GB: Number(gigabytes.toFixed(2)),
      'seconds per GB': Math.round(seconds / gigabytes),
    }),
  });
  console.log(`${what}: ${seconds.toFixed(1)} s`);
  return done;
}

function inWords(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}
