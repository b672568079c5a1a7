import { setTimeout } from 'node:timers/promises';
import type { Database, Trx } from '../../../base/database/connect.ts';
import type { JobShop } from '../../../base/jobs/define-job.ts';
import { startJob } from '../../../base/jobs/start-job.ts';
import { applyNextBatch } from '../applying/apply-file.ts';
import { exchangeFileJob } from '../exchange-file-job.ts';
import { noteLife, type Run } from '../runs.ts';
import { writeWhenFree } from '../wait-for-others.ts';
import { isPicture } from './file-name.ts';
import { prepareFile } from './prepare-file.ts';
import { isArchive } from './unpack-archive.ts';

/** What 1C is answered: it asks again as long as it hears of progress. */
export type Imported =
  | { kind: 'success' }
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'damaged'; why: string }
  | { kind: 'foreign'; why: string }
  | { kind: 'unknown'; stored: string[] }
  /** Everything was read, and no price could be taken over: nobody has said which is the shop's. */
  | { kind: 'no-price-type' };

/** More objects are a job from the beginning: it goes on whatever becomes of the request. */
const MOST_WITHOUT_JOB = 2_000;

/** A larger file is read or unpacked by the job too: 1C gives up a request that takes a minute. */
const MOST_READ_AT_ONCE = 16 * 2 ** 20;

/** Milliseconds a request works itself; then a job goes on, and 1C is told how far it is. */
const PATIENCE = 4_000;

/**
 * Reads a file that has arrived and takes over what it says. Asked again, it tells how far it is;
 * of a file that is done with, that it is done.
 */
export async function importFile(
  shop: JobShop,
  run: Run,
  name: string,
  { patience = PATIENCE, atOnce = MOST_READ_AT_ONCE }: { patience?: number; atOnce?: number } = {},
): Promise<Imported> {
  const { db } = shop;
  const until = Date.now() + patience;
  await noteLife(db, run.id);
  const found = await prepare(db, run, name, atOnce);
  if ('kind' in found) return found;
  const isJobGettingOn = watchJob(db, found.fileId);
  for (;;) {
    const state = (await isJobGettingOn()) ? 'busy' : await applyNextBatch(shop, found.fileId);
    if (state === 'applied') break;
    if (Date.now() >= until) return goOnWithout(db, found.fileId);
    // Another one is at the next batch.
    if (state === 'busy') await setTimeout(100);
  }
  return (await isWithoutPriceType(db, found.fileId))
    ? { kind: 'no-price-type' }
    : { kind: 'success' };
}

/** Milliseconds. A job that gets no further in them may have died with its process. */
const SILENCE = 2_000;

/**
 * Whether a job is at the file: what it does beside the shop a request would do in its midst, and
 * two that take turns wait for each other.
 */
function watchJob(db: Database, fileId: number) {
  let heard = -1;
  let at = 0;
  return async () => {
    const file = await db
      .selectFrom('exchange_file')
      .innerJoin('job', 'job.id', 'exchange_file.job_id')
      .select('exchange_file.done')
      .where('exchange_file.id', '=', fileId)
      .where('job.state', '=', 'running')
      .executeTakeFirst();
    if (!file) return false;
    if (file.done !== heard) {
      heard = file.done;
      at = Date.now();
    }
    return Date.now() - at < SILENCE;
  };
}

const findFile = (db: Database, runId: number, name: string) =>
  db
    .selectFrom('exchange_file')
    .selectAll()
    .where('run_id', '=', runId)
    .where('name', '=', name)
    .executeTakeFirst();

/** Unpacked if it is an archive, or in one; read if it was not yet. */
async function prepare(
  db: Database,
  run: Run,
  name: string,
  atOnce: number,
): Promise<{ fileId: number } | Imported> {
  const file = (await findFile(db, run.id, name)) ?? (await findInArchives(db, run, name, atOnce));
  if (!file) return { kind: 'unknown', stored: await namesHeld(db, run.id) };
  if ('kind' in file) return file;
  if (file.state === 'damaged' || file.state === 'foreign') {
    return { kind: file.state, why: file.error ?? '' };
  }
  if (file.state === 'unpacked' || isPicture(name)) return { kind: 'success' };
  if (file.state !== 'receiving') return { fileId: file.id };
  if (file.bytes > atOnce) return goOnWithout(db, file.id);
  const prepared = await prepareFile(db, file, {
    async onStaged(trx, objects) {
      if (objects > MOST_WITHOUT_JOB) await handOver(trx, file.id);
    },
  });
  if (prepared.kind === 'staged') return { fileId: file.id };
  if (prepared.kind === 'unpacked') return { kind: 'success' };
  return prepared.kind === 'busy' ? UNDER_WAY : prepared;
}

const UNDER_WAY = { kind: 'progress', done: 0, of: 1 } as const;

/** Names are those inside the archive, whatever the archive itself is called. */
async function findInArchives(db: Database, run: Run, name: string, atOnce: number) {
  const files = await db
    .selectFrom('exchange_file')
    .select(['id', 'run_id', 'name', 'bytes'])
    .where('run_id', '=', run.id)
    .where('state', '=', 'receiving')
    .orderBy('id')
    .execute();
  for (const file of files) {
    if (isPicture(file.name)) continue;
    if (file.bytes > atOnce && (await isArchive(db, file.id))) return goOnWithout(db, file.id);
    const prepared = await prepareFile(db, file, { archivesOnly: true });
    if (prepared.kind === 'damaged' || prepared.kind === 'foreign') return prepared;
    if (prepared.kind === 'busy') return UNDER_WAY;
    const found = await findFile(db, run.id, name);
    if (found) return found;
  }
  return null;
}

async function namesHeld(db: Database, runId: number) {
  const files = await db
    .selectFrom('exchange_file')
    .select('name')
    .where('run_id', '=', runId)
    .orderBy('id')
    .limit(20)
    .execute();
  return files.map(({ name }) => name);
}

/** The request ends, the work does not. */
const goOnWithout = (db: Database, fileId: number) =>
  writeWhenFree(db, async (trx): Promise<Imported> => {
    const { done, objects } = await handOver(trx, fileId);
    return { kind: 'progress', done, of: Math.max(1, objects) };
  });

/** To a job, unless it has one. */
async function handOver(trx: Trx, fileId: number) {
  const file = await trx
    .selectFrom('exchange_file')
    .select(['objects', 'done', 'job_id'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  if (file.job_id === null) {
    const job_id = await startJob(trx, exchangeFileJob, { file: fileId }, 'exchange');
    await trx.updateTable('exchange_file').set({ job_id }).where('id', '=', fileId).execute();
  }
  return file;
}

async function isWithoutPriceType(db: Database, fileId: number): Promise<boolean> {
  const found = await db
    .selectFrom('exchange_object')
    .select('id')
    .where('file_id', '=', fileId)
    .where('reason', '=', 'no-price-type')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
