import { openLine } from '../pacing/waiting-line.ts';
import type { Database, Trx } from './connect.ts';
import { repeated } from './repeated.ts';

/** Whoever was overtaken goes on one after the other: at once they would only overtake each other. */
const overtaken = openLine({ atOnce: 1, waiting: 1_000, patience: 8_000 });
/** Milliseconds for which whoever begins lets them go first, or the same ones would be overtaken for ever. */
const COURTESY = 1_000;

/**
 * A transaction, as every one is opened. It may be done several times before it is committed once:
 * what it does lies in the database alone, and what others are to do or to hear waits for its end.
 */
export async function transact<Done>(
  db: Database,
  work: (trx: Trx) => Promise<Done>,
): Promise<Done> {
  if (!overtaken.isIdle()) {
    await overtaken.take(async () => {}, { signal: AbortSignal.timeout(COURTESY) }).catch(() => {});
  }
  return repeated(() => db.transaction().execute(work), { again: overtaken.take });
}

/** Reads that see one moment. Nothing overtakes them, so what is read may be told at once. */
export const atOneMoment = <Read>(db: Database, read: (trx: Trx) => Promise<Read>): Promise<Read> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
