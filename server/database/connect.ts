import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { preparingPool } from './prepared.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** A transaction that is open. */
export type Trx = Transaction<Tables>;

const INT8 = 20;
// Sums and counts stay far below 2^53: read them as numbers, not as strings.
pg.types.setTypeParser(INT8, Number);

type Options = {
  connections?: number;
  onQuery?: () => void;
  /** Milliseconds after which a query, or the wait for a connection, is given up. */
  patience?: number;
};

export function connect(url: string, options: Options = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.patience ?? 10_000,
    statement_timeout: options.patience ?? 8_000,
    application_name: 'cablaj',
  });
  // A connection lost (database restart) must not end the process; the pool makes a new one.
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  // The pool hears of idle ones alone. Of one in use the running query tells, and no listener at
  // all would make it an uncaught exception.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    ...(options.onQuery && { log: options.onQuery }),
  });
  return db;
}
