import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { noteStatement } from '../log/watched-request.ts';
import { type Database, keepAlive } from './connect.ts';
import { preparingPool } from './prepared.ts';
import type { Tables } from './tables.ts';
import { type StandbyWatch, watchStandby } from './watch-standby.ts';

/** Milliseconds; the primary is asked next, and whoever reads waits for both. */
const PATIENCE = 2_000;

type Means = {
  url: string;
  primary: Database;
  /** Where is read what the standby cannot answer. */
  reading: PostgresPool;
  connections: number;
};

export type Standby = ReturnType<typeof openStandby>;

/**
 * A standby of the primary as a database to read from. Each query goes there while it is in step,
 * and to the primary otherwise, or where the standby fails. For reads that stand alone: two of
 * them may see different moments.
 */
export function openStandby({ url, primary, reading, connections }: Means) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    ...keepAlive,
    application_name: 'cablaj',
  });
  // The next look finds out.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const watch = watchStandby(primary, pool);
  const db: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: standbyFirst(preparingPool(pool, { patience: PATIENCE }), reading, watch),
    }),
    log: ({ queryDurationMillis }) => noteStatement(queryDurationMillis),
  });
  const { catchUp, hear, inStepAt } = watch;
  return {
    url,
    db,
    hear,
    catchUp,
    inStepAt,
    async close() {
      watch.stop();
      await pool.end();
    },
  };
}

function standbyFirst(
  standby: PostgresPool,
  primary: PostgresPool,
  watch: StandbyWatch,
): PostgresPool {
  return {
    options: standby.options,
    end: async () => {},
    async connect() {
      if (!watch.isInStep()) return primary.connect();
      try {
        return elseFrom(primary, await standby.connect(), watch);
      } catch (error) {
        watch.leave(error);
        return primary.connect();
      }
    },
  };
}

function elseFrom(
  primary: PostgresPool,
  client: PostgresPoolClient,
  watch: StandbyWatch,
): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, values);
    } catch (error) {
      // Whatever it was: a query that is wrong fails at the primary too.
      isBroken = true;
      watch.leave(error);
      const other = await primary.connect();
      try {
        return await other.query(text, values);
      } finally {
        other.release();
      }
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(isBroken || destroy),
  };
}
