import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { lockName } from '../database/lock-name.ts';
import { transact } from '../database/transact.ts';

/** Hours for which files of a build are kept after the builds of all that was started lack them. */
const HOURS_KEPT = 24;

/** A file as it is sent, by its address. */
export type KeptFile = { path: string; body: Uint8Array };

/**
 * Keeps the files of the build that starts, for pages of it that outlive its processes, and for
 * processes of another build that are asked for them while both run. Files of others are kept for a
 * day from now on.
 */
export const keepFiles = (db: Database, files: readonly KeptFile[]) =>
  transact(db, async (trx) => {
    const ours = files.map(({ path }) => path);
    // Processes of one build start together, those of two builds one after the other.
    await lockName(trx, 'built files');
    const { rows } = await sql<{ path: string }>`select path from built_file`.execute(trx);
    const there = new Set(rows.map(({ path }) => path));
    const missing = files.filter(({ path }) => !there.has(path));
    await sql`
      insert into built_file (path, body)
      select *
      from unnest(
        ${missing.map(({ path }) => path)}::text[],
        ${missing.map(({ body }) => Buffer.from(body))}::bytea[]
      )`.execute(trx);
    await sql`
      update built_file
      set left_at = case when path = any(${ours}::text[]) then null else now() end
      where (left_at is null) <> (path = any(${ours}::text[]))`.execute(trx);
  });

export async function keptPaths(db: Database): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`select path from built_file`.execute(db);
  return rows.map(({ path }) => path);
}

export async function readKeptFile(db: Database, path: string) {
  const { rows } = await sql<{ body: Uint8Array<ArrayBuffer> }>`
    select body
    from built_file
    where path = ${path}`.execute(db);
  return rows[0]?.body ?? null;
}

export const forgetFiles = (db: Database) =>
  sql`
    delete from built_file
    where left_at < now() - make_interval(hours => ${HOURS_KEPT})`.execute(db);
