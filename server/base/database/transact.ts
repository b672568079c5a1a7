import type { Database, Trx } from './connect.ts';
import { repeated } from './repeated.ts';

/**
 * A transaction, as every one is opened. It may be done several times before it is committed once:
 * what it does lies in the database alone, and what others are to do or to hear waits for its end.
 */
export const transact = <Done>(db: Database, work: (trx: Trx) => Promise<Done>): Promise<Done> =>
  repeated(() => db.transaction().execute(work));

/** Reads that see one moment. Nothing overtakes them, so what is read may be told at once. */
export const atOneMoment = <Read>(db: Database, read: (trx: Trx) => Promise<Read>): Promise<Read> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
