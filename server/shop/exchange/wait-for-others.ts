import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Changing, change } from '../../base/changes/change.ts';
import { Refused } from '../../base/changes/refused.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import { transact } from '../../base/database/transact.ts';

/** Of the time a statement may take: who has waited so long for a lock lets go, and tries again. */
const SHARE = 0.5;

/** What somebody else holds is given up before the whole statement is: by that one can tell the two. */
const limitWaiting = (trx: Trx) =>
  sql`
    select set_config(
      'lock_timeout',
      (extract(epoch from current_setting('statement_timeout')::interval) * 1000 * ${SHARE})::integer::text,
      true
    )`.execute(trx);

/** A transaction that does so. */
export const transactLimited = <Done>(db: Database, work: (trx: Trx) => Promise<Done>) =>
  transact(db, async (trx) => {
    await limitWaiting(trx);
    return work(trx);
  });

/** A change of 1C's that does so. What is refused as a whole is a mistake of ours. */
export async function changeAs1c<Done>(
  db: Database,
  work: (changing: Changing) => Promise<Done>,
): Promise<Done> {
  const done = await change(db, 'exchange', async (changing) => {
    await limitWaiting(changing.trx);
    return work(changing);
  });
  if (done instanceof Refused) throw done;
  return done;
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Somebody has what this needs: it is no mistake, and goes once they are done. */
export const isHeldByOthers = (error: unknown): boolean => {
  const { code } = Object(error) as { code?: string };
  return code === LOCK_NOT_AVAILABLE;
};

/** What comes of it, or this where others hold what it needs: theirs comes first. */
export const unlessHeld = <Done, Otherwise>(work: Promise<Done>, otherwise: Otherwise) =>
  work.catch((error: unknown) => {
    if (isHeldByOthers(error)) return otherwise;
    throw error;
  });

/** Milliseconds 1C is kept waiting: it gives a request up after a minute or more. */
const PATIENCE = 40_000;

type Waiting = {
  /** Infinity: as long as it takes, which is for jobs alone. */
  patience?: number;
  /** Between two goes: says that it is still at it. */
  meanwhile?: () => Promise<void>;
};

/** Does what cannot be answered with progress once others are done; what still cannot be then is thrown. */
export async function whenFree<Done>(
  work: () => Promise<Done>,
  { patience = PATIENCE, meanwhile }: Waiting = {},
): Promise<Done> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isHeldByOthers(error) || Date.now() >= until) throw error;
    }
    await meanwhile?.();
    await setTimeout(200);
  }
}

/** A write of its own, done once nobody holds its rows. */
export const writeWhenFree = <Done>(db: Database, write: (trx: Trx) => Promise<Done>) =>
  whenFree(() => transactLimited(db, write));
