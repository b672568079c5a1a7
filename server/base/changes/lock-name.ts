import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';

/**
 * Lets one transaction at a time go on with what has this name: for rows that may not be there yet,
 * which nobody can lock. Kept until the commit; taken before any row.
 */
export const lockName = (trx: Trx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
