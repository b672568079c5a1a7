import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Crowd, orderDuring } from '../buyers.ts';
import { settleMails } from '../settle-mails.ts';
import { tally } from '../tally.ts';
import { interruption, pause, waitFor } from '../wait-for.ts';
import { tryAcrossHosts } from './across-hosts.ts';
import { everyFault, type Fault } from './every-fault.ts';
import { run } from './host.ts';
import { type Cluster, openCluster } from './open-cluster.ts';
import { type Read, readUntil } from './readers.ts';
import { type Counted, complaintsAbout, rowOf, secondsWithout } from './report.ts';

/** The trial itself, in the namespaces `main.ts` made for it, with its folder as first argument. */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '1' },
    orders: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    logs: { type: 'string' },
  },
});
const [folder = ''] = positionals;
const rounds = Number(options.rounds);
const orders = Number(options.orders);

/** Few enough for two cores that carry all of it, many enough to measure tenths of seconds. */
const BUYERS = 8;
const BETWEEN = 250;
/** Milliseconds: how long a fault lasts that closes the shop, and how long others do at least. */
const CLOSED_FOR = 8_000;
const AT_LEAST = 3_000;

/** What is tried without anything broken, as `--only` calls it. */
const ACROSS_HOSTS = 'across hosts';

const rows: object[] = [];
const broken: string[] = [];
try {
  await tryAll();
} catch (error) {
  if (!interruption.aborted) broken.push(inWords(error));
}
if (interruption.aborted) broken.push(inWords(interruption.reason));
console.table(rows);
for (const complaint of broken) console.log(complaint);
// Every process that was started ends with this one.
process.exit(broken.length > 0 ? 1 : 0);

function inWords(error: unknown) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function tryAll() {
  if (![rounds, orders].every((value) => Number.isInteger(value) && value > 0)) {
    throw new Error('--rounds and --orders take whole numbers.');
  }
  const isMeant = (name: string) => options.only.split('|').some((word) => name.includes(word));
  const chosen = everyFault.filter(({ name }) => isMeant(name));
  const isAcross = isMeant(ACROSS_HOSTS);
  if (chosen.length === 0 && !isAcross) {
    throw new Error(`Nothing has ${options.only} in its name.`);
  }
  const began = Date.now();
  // In memory, and gone with our mounts.
  run('mount', '-t', 'tmpfs', '-o', 'mode=0755', 'tmpfs', folder);
  const logs = resolve(options.logs ?? join(folder, 'logs'));
  await mkdir(logs, { recursive: true });
  const cluster = await openCluster(folder, logs);
  console.log(`The cluster is up: ${since(began)}`);
  if (isAcross) {
    const across = await tryAcrossHosts(cluster);
    console.table(across.rows);
    broken.push(...across.broken);
  }
  for (const fault of chosen) await tryOut(cluster, fault);
}

function since(moment: number) {
  return `${((Date.now() - moment) / 1_000).toFixed(0)} s`;
}

/** Rounds of one fault, and what became of their orders, also where something never came back. */
async function tryOut(cluster: Cluster, fault: Fault) {
  const began = Date.now();
  const crowds: Crowd[] = [];
  const seconds: number[] = [];
  const read: Read = { served: 0, away: 0, odd: new Set() };
  let failure: unknown = null;
  try {
    while (seconds.length < rounds) {
      seconds.push(await strikeOnce(cluster, fault, { crowds, read }));
      console.log(`${fault.name}: ${seconds.at(-1)?.toFixed(1)} s without an order`);
    }
    await settleMails(cluster);
  } catch (error) {
    failure = error;
  }
  interruption.throwIfAborted();
  if (failure) broken.push(`${fault.name}: ${inWords(failure)}`);
  const told = await tally(cluster, crowds);
  const unpromising = crowds.some((crowd) => crowd.unpromising > 0)
    ? ['503 without Retry-After']
    : [];
  const counted: Counted = {
    ...told,
    rounds: seconds.length,
    seconds,
    odd: [...told.odd, ...read.odd, ...unpromising],
    read: read.served,
    readAway: read.away,
    pricesWrong: await cluster.prices.countWrong(),
  };
  rows.push(rowOf(fault.name, counted));
  const deaths = crowds.length * (fault.deaths ?? 0);
  broken.push(...complaintsAbout(fault.name, counted, deaths));
  // What is not in step any more is no place for another fault.
  if (failure) throw new Error('No further fault was tried.');
  console.log(`${fault.name}: ${since(began)}`);
}

/**
 * Buyers order, readers read and a job runs while it happens, and until all is in step again.
 * Answers with the longest time without an order, in seconds.
 */
async function strikeOnce(
  cluster: Cluster,
  fault: Fault,
  { crowds, read }: { crowds: Crowd[]; read: Read },
): Promise<number> {
  const prices = await cluster.prices.prepare();
  let from = 0;
  let to = 0;
  let isOver = false;
  const readers = [0, 1].map(() => readUntil(cluster.url(), read, () => isOver));
  const habits = { buyers: BUYERS, orders, goOn: true, between: BETWEEN };
  try {
    const { moments } = await orderDuring(cluster, habits, async (crowd, until) => {
      crowds.push(crowd);
      await until(BUYERS);
      await prices.apply();
      from = Date.now();
      const mend = await fault.strike(cluster);
      if (fault.closes) {
        await pause(CLOSED_FOR);
        from = Date.now();
      } else {
        const later = Date.now() + AT_LEAST;
        const goOn = () => crowd.moments.filter((at) => at > later).length > BUYERS;
        await waitFor('orders go on', goOn);
      }
      await mend();
      await cluster.inStep();
      await prices.ends();
      to = Date.now();
    });
    return secondsWithout({ moments, from, to });
  } finally {
    isOver = true;
    await Promise.allSettled(readers);
  }
}
