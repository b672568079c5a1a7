import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** A process that was away for longer reads everything anew. The audit log keeps what was done. */
const DAYS = 7;

export const forgetChanges = (db: Database) =>
  sql`
    delete from catalogue_change
    where at < now() - make_interval(days => ${DAYS})`.execute(db);
