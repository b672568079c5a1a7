import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { log } from '../log/log.ts';
import { coalescing } from '../pacing/coalescing.ts';
import type { Database } from './connect.ts';

const LOOK_EVERY = 500;
/** Milliseconds by which what is read there may be old, whatever it is. */
const MOST_BEHIND = 5_000;

export type StandbyWatch = ReturnType<typeof watchStandby>;

/**
 * Knows whether a standby has everything this process has heard of: the position the primary had
 * written up to at some moment was reached there. Whoever showed a change must not read what was
 * before it.
 */
export function watchStandby(primary: Database, standby: pg.Pool) {
  /** Everything up to then is there. */
  let hasAllOf = 0;
  let lastNews = 0;
  let wasInStep = false;

  // A look in the very millisecond of the news may have come before it.
  const isInStep = () => hasAllOf > lastNews && Date.now() - hasAllOf < MOST_BEHIND;

  const look = coalescing(async () => {
    const moment = Date.now();
    try {
      if (await hasReached(standby, await stateOf(primary))) hasAllOf = moment;
    } catch (error) {
      leave(error);
    }
    if (!wasInStep && isInStep()) log.info('the standby is in step, and read from');
    wasInStep ||= isInStep();
  });

  /** Nothing is read there until the next look finds it well. */
  function leave(error: unknown) {
    hasAllOf = 0;
    if (wasInStep) log.warn('the standby is not read from', error);
    wasInStep = false;
  }

  const looking = setInterval(look, LOOK_EVERY);
  looking.unref();
  return {
    isInStep,
    leave,
    /** Everything up to this moment was there at the last look; 0: nobody can say. */
    inStepAt: () => hasAllOf,
    /** Something new was heard of, and is about to be shown. */
    hear() {
      lastNews = Date.now();
      look();
    },
    /** Until it has all there is now; false where that takes longer than so many milliseconds. */
    async catchUp(milliseconds: number): Promise<boolean> {
      lastNews = Date.now();
      const deadline = lastNews + milliseconds;
      do {
        await look();
        if (isInStep()) return true;
        await sleep(20);
      } while (Date.now() < deadline);
      return false;
    },
    stop: () => clearInterval(looking),
  };
}

type State = { position: string; server: string; name: string };

/** Of which server and database; every commit that anybody has seen is before the position. */
async function stateOf(primary: Database): Promise<State> {
  const { rows } = await sql<State>`
    select
      pg_current_wal_flush_lsn()::text as position,
      system_identifier::text as server,
      current_database()::text as name
    from pg_control_system()`.execute(primary);
  return rows[0] ?? { position: '', server: '', name: '' };
}

/** One that is no standby, or follows somebody else, has its own history and says no. */
async function hasReached(standby: pg.Pool, { position, server, name }: State): Promise<boolean> {
  const { rows } = await standby.query<{ has_reached: boolean | null }>(
    `select
      pg_is_in_recovery()
      and system_identifier::text = $2
      and current_database() = $3
      and pg_last_wal_replay_lsn() >= $1::pg_lsn as has_reached
    from pg_control_system()`,
    [position, server, name],
  );
  return rows[0]?.has_reached ?? false;
}
