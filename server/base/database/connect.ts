import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { log } from '../log/log.ts';
import { noteStatement } from '../log/watched-request.ts';
import { partOf } from './part-of-pool.ts';
import { preparingPool } from './prepared.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** A transaction that is open. */
export type Trx = Transaction<Tables>;

const INT8 = 20;
// Sums and counts stay far below 2^53: read them as numbers, not as strings.
pg.types.setTypeParser(INT8, Number);

const DATE = 1082;
// A day, not a moment: 2026-11-15 is the same day wherever the process runs.
pg.types.setTypeParser(DATE, String);

/** Connections there are, those nobody uses, and how many wait for one. */
export type PoolState = { total: number; idle: number; waiting: number };

type Options = {
  connections?: number;
  onQuery?: () => void;
  /** Milliseconds after which a statement, or the wait for a connection, is given up. */
  patience?: number | undefined;
  /**
   * PgBouncer lends connections by the transaction: nothing may be left on one for later, neither
   * a prepared query nor a setting. limitStatements() sets there what holds for all of them.
   */
  isPooled?: boolean;
};

/** After ten seconds of silence Node asks every second, ten times: a dead peer is missed in 20 s. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export const PATIENCE = 8_000;

/** A connection outside of the pools, for which nobody waits longer than for one of theirs. */
export const ownConnection = (
  { databaseUrl, databasePatience }: { databaseUrl: string; databasePatience?: number | undefined },
  options: pg.ClientConfig = {},
) =>
  new pg.Client({
    ...options,
    connectionString: databaseUrl,
    connectionTimeoutMillis: databasePatience ?? PATIENCE,
    ...keepAlive,
  });

/** Of the connections, for pages and lists. */
const READING_SHARE = 0.6;

export const connect = (url: string, options: Options = {}): Database =>
  connectInParts(url, options).db;

/**
 * The whole pool as `db`, and as `reading` the same connections for those who may only take a part
 * of them: however many pages are read, an order finds one free. Destroying `db` ends both.
 */
export function connectInParts(url: string, options: Options = {}) {
  const patience = options.patience ?? PATIENCE;
  const connections = options.connections ?? 10;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    ...(!options.isPooled && { statement_timeout: patience }),
    ...keepAlive,
    application_name: 'cablaj',
  });
  // A connection lost (database restart) must not end the process; the pool makes a new one.
  pool.on('error', (error) => log.error('database connection lost', error));
  // The pool hears of idle ones alone. Of one in use the running query tells, and no listener at
  // all would make it an uncaught exception.
  pool.on('connect', (client) => client.on('error', () => {}));
  const whole = preparingPool(pool, { ...options, patience, repeats: true });
  const part = partOf(whole, Math.ceil(connections * READING_SHARE), patience);
  const open = (through: PostgresPool): Database =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: through }),
      log({ queryDurationMillis }) {
        noteStatement(queryDurationMillis);
        options.onQuery?.();
      },
    });
  const state = (): PoolState => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount + part.waiting(),
  });
  return { db: open(whole), reading: open(part), readingPool: part, state };
}
