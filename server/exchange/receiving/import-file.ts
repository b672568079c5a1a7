import { setTimeout } from 'node:timers/promises';
import type { Database, Trx } from '../../database/connect.ts';
import { startJob } from '../../jobs/start-job.ts';
import type { Shop } from '../../shop.ts';
import { applyNextBatch } from '../applying/apply-file.ts';
import { DamagedFile } from '../commerceml/damaged-file.ts';
import { exchangeFileJob } from '../exchange-file-job.ts';
import { noteLife, type Run } from '../runs.ts';
import { stageFile } from './stage-file.ts';
import { isArchive, unpackArchive } from './unpack-archive.ts';

/** What 1C is answered: it asks again as long as it hears of progress. */
export type Imported =
  | { kind: 'success' }
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'damaged'; why: string }
  | { kind: 'unknown'; held: string[] }
  /** Everything was read, and no price could be taken over: nobody has said which is the shop's. */
  | { kind: 'no-price-type' };

/** More objects are a job from the beginning: it goes on whatever becomes of the request. */
const MOST_WITHOUT_JOB = 2_000;

/** Milliseconds a request works itself; then a job goes on, and 1C is told how far it is. */
const PATIENCE = 4_000;

/**
 * Reads a file that has arrived and takes over what it says. Asked again, it tells how far it is;
 * of a file that is done with, that it is done.
 */
export async function importFile(
  shop: Pick<Shop, 'db'>,
  run: Run,
  name: string,
  patience = PATIENCE,
): Promise<Imported> {
  const { db } = shop;
  const until = Date.now() + patience;
  await noteLife(db, run.id);
  const found = await prepare(db, run, name);
  if ('kind' in found) return found;
  for (;;) {
    const state = await applyNextBatch(shop, found.fileId);
    if (state === 'applied') break;
    if (Date.now() >= until) return goOnWithout(db, found.fileId);
    // Another one is at the next batch.
    if (state === 'busy') await setTimeout(100);
  }
  return (await isWithoutPriceType(db, found.fileId))
    ? { kind: 'no-price-type' }
    : { kind: 'success' };
}

const findFile = (db: Database | Trx, runId: number, name: string) =>
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
): Promise<{ fileId: number } | Imported> {
  const file = (await findFile(db, run.id, name)) ?? (await findInArchives(db, run, name));
  if (!file) return { kind: 'unknown', held: await namesHeld(db, run.id) };
  if ('kind' in file) return file;
  if (file.state === 'damaged') return { kind: 'damaged', why: file.error ?? '' };
  if (file.state === 'unpacked' || isPicture(name)) return { kind: 'success' };
  if (file.state !== 'receiving') return { fileId: file.id };
  return withFile(db, run, file.id, async (trx): Promise<{ fileId: number } | Imported> => {
    if (await isArchive(trx, file.id)) {
      await unpackArchive(trx, run.id, file.id);
      return { kind: 'success' };
    }
    const objects = await stageFile(trx, run.id, file.id);
    if (objects > MOST_WITHOUT_JOB) await handOver(trx, file.id);
    return { fileId: file.id };
  });
}

const isPicture = (name: string) => /\.(jpe?g|png|gif|webp|bmp)$/i.test(name);

/** In one transaction: a file is read or unpacked as a whole, or its parts are dropped. */
async function withFile<Done>(
  db: Database,
  run: Run,
  fileId: number,
  work: (trx: Trx) => Promise<Done>,
): Promise<Done | Imported> {
  try {
    return await db.transaction().execute(async (trx) => {
      const held = await trx
        .selectFrom('exchange_file')
        .select('state')
        .where('id', '=', fileId)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      // Somebody else is at it.
      if (held?.state !== 'receiving') return { kind: 'progress', done: 0, of: 1 } as const;
      return work(trx);
    });
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    await dropDamaged(db, fileId, error.message);
    await noteLife(db, run.id);
    return { kind: 'damaged', why: error.message };
  }
}

const dropDamaged = (db: Database, fileId: number, why: string) =>
  db.transaction().execute(async (trx) => {
    await trx
      .updateTable('exchange_file')
      .set({ state: 'damaged', error: why.slice(0, 500) })
      .where('id', '=', fileId)
      .execute();
    await trx.deleteFrom('exchange_part').where('file_id', '=', fileId).execute();
  });

/** Names are those inside the archive, whatever the archive itself is called. */
async function findInArchives(db: Database, run: Run, name: string) {
  const files = await db
    .selectFrom('exchange_file')
    .select(['id', 'name'])
    .where('run_id', '=', run.id)
    .where('state', '=', 'receiving')
    .orderBy('id')
    .execute();
  for (const { id, name: held } of files) {
    if (isPicture(held)) continue;
    const done = await withFile(db, run, id, async (trx) => {
      if (await isArchive(trx, id)) await unpackArchive(trx, run.id, id);
      return null;
    });
    if (done) return done;
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
  db.transaction().execute(async (trx): Promise<Imported> => {
    const file = await trx
      .selectFrom('exchange_file')
      .select(['objects', 'done', 'job_id'])
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    if (file.job_id === null) await handOver(trx, fileId);
    return { kind: 'progress', done: file.done, of: file.objects };
  });

async function handOver(trx: Trx, fileId: number) {
  const job_id = await startJob(trx, exchangeFileJob, { file: fileId }, 'exchange');
  await trx.updateTable('exchange_file').set({ job_id }).where('id', '=', fileId).execute();
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
