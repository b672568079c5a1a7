import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { log } from '../log/log.ts';
import { orphans } from './known-files.ts';
import { namesOf } from './media-files.ts';
import { type MediaPlace, mediaStore } from './media-store.ts';

type Place = { db: Database; config: MediaPlace };

/** Whoever holds it keeps every file where it is. */
export const ORPHANS_LOCK = 730226;

/** A form may stay open, or its draft be kept, for weeks before what was uploaded for it is used. */
const DAYS_TO_USE = 30;

/**
 * Takes away what nothing shows and was stored before the given moment; answers with its names.
 * Of several processes one works. Whoever saves a form with such a file meanwhile holds its row, so
 * after waiting for them it is looked at again.
 */
export async function removeOrphans({ db, config }: Place, before: Date): Promise<string[]> {
  const removed = await db.transaction().execute(async (trx) => {
    const { rows: locks } = await sql<{ is_ours: boolean }>`
      select pg_try_advisory_xact_lock(${ORPHANS_LOCK}) as is_ours`.execute(trx);
    if (!locks[0]?.is_ours) return [];
    await sql`set local statement_timeout = 0`.execute(trx);
    const found = await orphans(trx, before);
    if (found.length === 0) return [];
    await sql`
      select
      from media_file
      where file = any(${found}::text[])
      order by file
      for update`.execute(trx);
    const unused = await orphans(trx, before);
    await sql`delete from media_file where file = any(${unused}::text[])`.execute(trx);
    return unused;
  });
  const store = mediaStore(config);
  for (const name of removed.flatMap(namesOf)) await store.remove(name);
  return removed;
}

/** What nobody used in time; the log says which files these were. */
export async function removeUnusedFiles(place: Place, now = Date.now()): Promise<void> {
  const removed = await removeOrphans(place, new Date(now - DAYS_TO_USE * 86_400_000));
  if (removed.length > 0) {
    log.info('removed files that nothing shows', { files: removed.join(', ') });
  }
}
