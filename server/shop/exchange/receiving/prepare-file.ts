import type { Database, Trx } from '../../../base/database/connect.ts';
import { noteForeign } from '../applying/bases.ts';
import { DamagedFile } from '../commerceml/damaged-file.ts';
import { ForeignBase } from '../commerceml/foreign-base.ts';
import { noteExtent } from '../runs.ts';
import { isHeldByOthers, transactLimited, writeWhenFree } from '../wait-for-others.ts';
import { stageFile } from './stage-file.ts';
import { isArchive, unpackArchive } from './unpack-archive.ts';

type Prepared =
  | { kind: 'unpacked' }
  | { kind: 'staged'; schema: string }
  | { kind: 'damaged'; why: string }
  /** Of a base that people have to let in first. */
  | { kind: 'foreign'; why: string }
  /** Somebody else is at it, or was. */
  | { kind: 'busy' };

/**
 * Unpacks a file that has arrived if it is an archive, else reads it: as a whole and in one
 * transaction, or its parts are dropped. `archivesOnly`: other files are left as they are;
 * `onStaged`: what else is written with the objects that were read.
 */
export async function prepareFile(
  db: Database,
  { id, run_id }: { id: number; run_id: number },
  {
    archivesOnly = false,
    onStaged,
  }: { archivesOnly?: boolean; onStaged?: (trx: Trx, objects: number) => Promise<void> } = {},
): Promise<Prepared> {
  try {
    const prepared = await transactLimited(db, async (trx): Promise<Prepared> => {
      const stored = await trx
        .selectFrom('exchange_file')
        .select('state')
        .where('id', '=', id)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (stored?.state !== 'receiving') return { kind: 'busy' };
      if (await isArchive(trx, id)) {
        await unpackArchive(trx, run_id, id);
        return { kind: 'unpacked' };
      }
      if (archivesOnly) return { kind: 'unpacked' };
      const { objects, schema } = await stageFile(trx, id);
      await onStaged?.(trx, objects);
      return { kind: 'staged', schema };
    });
    // After it, and by itself: a run is held by nobody who holds a file of it.
    const schema = prepared.kind === 'staged' ? prepared.schema : '';
    await writeWhenFree(db, (trx) => noteExtent(trx, run_id, schema));
    return prepared;
  } catch (error) {
    if (isHeldByOthers(error)) return { kind: 'busy' };
    if (error instanceof ForeignBase) {
      const why = error.title || error.id;
      await writeWhenFree(db, async (trx) => {
        await drop(trx, id, 'foreign', why);
        await noteForeign(trx, error);
      });
      return { kind: 'foreign', why };
    }
    if (!(error instanceof DamagedFile)) throw error;
    await writeWhenFree(db, (trx) => drop(trx, id, 'damaged', error.message));
    return { kind: 'damaged', why: error.message };
  }
}

async function drop(trx: Trx, fileId: number, state: 'damaged' | 'foreign', why: string) {
  const error = why.slice(0, 500);
  await trx.updateTable('exchange_file').set({ state, error }).where('id', '=', fileId).execute();
  await trx.deleteFrom('exchange_part').where('file_id', '=', fileId).execute();
}
