import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { tryToLockName } from '../database/lock-name.ts';
import { transact } from '../database/transact.ts';
import { log } from '../log/log.ts';
import { orphans } from './known-files.ts';
import { namesOf } from './media-files.ts';
import { type MediaPlace, mediaStore } from './media-store.ts';

type Place = { db: Database; config: MediaPlace };

/** Whoever locks this name keeps every file where it is. */
export const REMOVING = 'removing of files';

/** A form may stay open, or its draft be kept, for weeks before what was uploaded for it is used. */
const DAYS_TO_USE = 30;

/** A transaction does not stay open for longer than it takes to remove so many from a bucket. */
const AT_ONCE = 20;

/**
 * Takes away what nothing shows and was stored before the given moment; answers with its names.
 * Of several processes one works.
 */
export async function removeOrphans(place: Place, before: Date): Promise<string[]> {
  const removed: string[] = [];
  for (;;) {
    const some = await removeSome(place, before);
    removed.push(...some.removed);
    if (some.found < AT_ONCE) return removed;
  }
}

/**
 * Whoever saves a form with such a file meanwhile holds its row, so after waiting for them it is
 * looked at again. The files go before the rows are gone for others: whoever brings the same again
 * waits for that, and a store that fails leaves rows by which they are found the next time. Done
 * twice it comes to the same.
 */
const removeSome = ({ db, config }: Place, before: Date) =>
  transact(db, async (trx) => {
    // Whatever is usual in this database: what others commit while it waits has to be seen.
    await sql`set transaction isolation level read committed`.execute(trx);
    if (!(await tryToLockName(trx, REMOVING))) return { found: 0, removed: [] };
    await sql`set local statement_timeout = 0`.execute(trx);
    const found = (await orphans(trx, before)).slice(0, AT_ONCE);
    if (found.length === 0) return { found: 0, removed: [] };
    await sql`
      select
      from media_file
      where file = any(${found}::text[])
      order by file
      for update`.execute(trx);
    const still = new Set(await orphans(trx, before));
    const removed = found.filter((file) => still.has(file));
    await sql`delete from media_file where file = any(${removed}::text[])`.execute(trx);
    const store = mediaStore(config);
    for (const name of removed.flatMap(namesOf)) await store.remove(name);
    return { found: found.length, removed };
  });

/** What nobody used in time; the log says which files these were. */
export async function removeUnusedFiles(place: Place, now = Date.now()): Promise<void> {
  const removed = await removeOrphans(place, new Date(now - DAYS_TO_USE * 86_400_000));
  if (removed.length > 0) {
    log.info('removed files that nothing shows', { files: removed.join(', ') });
  }
}
