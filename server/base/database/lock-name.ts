import { type RawBuilder, sql } from 'kysely';
import type { Trx } from './connect.ts';

const keyOf = (name: string): RawBuilder<bigint> => sql`hashtextextended(${name}, 0)`;

/**
 * Lets one transaction at a time go on with what has this name: for what no row stands for, such as
 * rows that may not be there yet. Kept until the commit; taken before any row.
 */
export const lockName = (trx: Trx, name: string) =>
  sql`select pg_advisory_xact_lock(${keyOf(name)})`.execute(trx);

/** The same for a connection of its own, which keeps it to its end. */
export const LOCK_NAME = 'select pg_advisory_lock(hashtextextended($1, 0))';

/** Any number of transactions at a time, and none while one of them has locked the name alone. */
export const lockNameShared = (trx: Trx, name: string) =>
  sql`select pg_advisory_xact_lock_shared(${keyOf(name)})`.execute(trx);

/** For work that one does for all: false where somebody is at it. */
export async function tryToLockName(trx: Trx, name: string): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(${keyOf(name)}) as is_ours`.execute(trx);
  return rows[0]?.is_ours ?? false;
}
