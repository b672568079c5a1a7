import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SERIALIZABLE } from '../testing/serializable.ts';
import type { Crowd } from './buyers.ts';
import { everyFault, type Fault } from './every-fault.ts';
import { settleMails } from './settle-mails.ts';
import { openShopOnTrial, type ShopOnTrial } from './shop-on-trial.ts';
import { onSmallDisk } from './small-disk.ts';
import { complaintsOf, type Tally, tally } from './tally.ts';
import { interruption } from './wait-for.ts';

/**
 * Breaks a real shop on purpose while buyers order and send again what was not answered, and counts
 * what became of their orders. `--rounds` is how often each fault happens, `--orders` how many each
 * buyer places while it lasts, `--only` a word of the faults' names; with `--serializable` every
 * transaction is so, and many are done again. Ends with 1 when an order was lost, written twice or
 * sold more than there was, or a mail was sent more often than promised.
 */
const { values: options } = parseArgs({
  options: {
    orders: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    serializable: { type: 'boolean', default: false },
  },
});
// For the shops that are started, and for us.
if (options.serializable) process.env.PGOPTIONS = SERIALIZABLE;
const rounds = Number(options.rounds);
const orders = Number(options.orders);
if (![rounds, orders].every((value) => Number.isInteger(value) && value > 0)) {
  throw new Error('--rounds and --orders take whole numbers.');
}
const chosen = everyFault.filter(({ name }) => name.includes(options.only));
if (chosen.length === 0) throw new Error(`No fault has ${options.only} in its name.`);

const nothing = async () => {};
type Row = Record<string, string | number>;
const rows: Row[] = [];
const broken: string[] = [];

const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-faults-'));
try {
  const trial = await openShopOnTrial(dataDir);
  try {
    for (const fault of chosen) {
      if (fault.onSmallDisk) await tryOnSmallDisk(fault);
      else await tryOut(fault, trial);
    }
  } finally {
    await trial.close();
  }
} catch (error) {
  if (!interruption.aborted) broken.push(inWords(error));
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
if (interruption.aborted) broken.push(inWords(interruption.reason));
console.table(rows);
for (const complaint of broken) console.log(complaint);
// What the interrupted ones still wait for is of no interest.
process.exit(broken.length > 0 ? 1 : 0);

function inWords(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

async function tryOnSmallDisk(fault: Fault) {
  const reason = await onSmallDisk(async ({ folder, fill, empty }) => {
    const trial = await openShopOnTrial(folder);
    try {
      await tryOut(fault, trial, { fillDisk: fill, emptyDisk: empty });
    } finally {
      await empty();
      await trial.close();
    }
  });
  if (!reason) return;
  console.log(`${fault.name}: left out, ${reason}.`);
  rows.push({ fault: fault.name, rounds: 0 });
}

async function tryOut(
  fault: Fault,
  trial: ShopOnTrial,
  disk = { fillDisk: nothing, emptyDisk: nothing },
) {
  const began = Date.now();
  const before = trial.deaths();
  const crowds: Crowd[] = [];
  for (let round = 0; round < rounds; round += 1) {
    crowds.push(await fault.happen(trial, { orders, ...disk }));
  }
  await settleMails(trial);
  const counted = await tally(trial, crowds);
  rows.push(rowOf(fault, counted));
  broken.push(
    ...complaintsOf(counted, trial.deaths() - before).map((one) => `${fault.name}: ${one}`),
  );
  console.log(`${fault.name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
}

function rowOf({ name }: Fault, counted: Tally): Row {
  return {
    fault: name,
    rounds,
    acknowledged: counted.acknowledged,
    found: counted.found,
    lost: counted.lost,
    doubled: counted.doubled,
    oversold: counted.oversold,
    'mails expected': counted.mailsExpected,
    'mails sent': counted.mailsSent,
    repeats: counted.repeats,
    'sent again': counted.sentAgain,
  };
}
