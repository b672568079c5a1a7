import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

type PartOfPool = PostgresPool & { waiting: () => number };

/**
 * A pool of which never more than so many connections are taken through here. Others wait in the
 * order they came, for so many milliseconds at most, without being seen by the pool itself.
 */
export function partOf(pool: PostgresPool, most: number, patience: number): PartOfPool {
  const waiting = new Set<() => void>();
  let taken = 0;

  function giveBack() {
    taken -= 1;
    const [next] = waiting;
    next?.();
  }

  function wait() {
    return new Promise<void>((resolve, reject) => {
      const go = () => {
        leave();
        taken += 1;
        resolve();
      };
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(go);
      };
      const timer = setTimeout(() => {
        leave();
        // In the words of the pool, by which everybody knows that the database is not to be had.
        reject(new Error('timeout exceeded when trying to connect'));
      }, patience);
      waiting.add(go);
    });
  }

  return {
    options: pool.options,
    waiting: () => waiting.size,
    // Whoever has the whole pool ends it.
    end: async () => {},
    async connect() {
      if (taken < most) taken += 1;
      else await wait();
      try {
        return lent(await pool.connect(), giveBack);
      } catch (error) {
        giveBack();
        throw error;
      }
    },
  };
}

function lent(client: PostgresPoolClient, giveBack: () => void): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('The shop reads whole results, not cursors.');
    return client.query(text, values);
  }
  return {
    query,
    release(destroy) {
      client.release(destroy);
      giveBack();
    },
  };
}
