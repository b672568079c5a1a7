import {
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely';
import type pg from 'pg';
import { repeatingStatements } from './repeated.ts';
import { noticesSilence } from './silent-server.ts';

const MARK = /\/\* prepared: ([a-z ]+) \*\//;

/**
 * The mark of a query that each connection plans once and then only runs:
 * `.modifyFront(asPrepared('product by slug'))`. For queries of one text, or of very few, that are
 * asked again and again; planning those takes longer than running them.
 */
export const asPrepared = (name: string) => sql.raw(`/* prepared: ${name} */`);

/** So many PostgreSQL reckons with where it does not know how many there will be. */
const RECKONED = 10;

/**
 * For `= any(…)` in a prepared query: where fewer are looked for than reckoned with, PostgreSQL would
 * plan it anew each time, which takes longer than running it. The first one is named as often again.
 */
export function asReckoned<One>(looked: One[]): One[] {
  const [first] = looked;
  if (first === undefined || looked.length >= RECKONED) return looked;
  return [...looked, ...new Array<One>(RECKONED - looked.length).fill(first)];
}

/** By text: under one name a connection knows one text. */
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  const mark = MARK.exec(text)?.[1];
  if (!mark) return undefined;
  const isTaken = [...names.values()].includes(mark);
  const name = isTaken ? `${mark} ${names.size}` : mark;
  names.set(text, name);
  return name;
}

/**
 * The pool as Kysely knows it, with marked queries sent under their names, unless nothing may be
 * left on a connection. `repeats`: statements that others overtook are done again.
 */
export function preparingPool(
  pool: pg.Pool,
  ways: { isPooled?: boolean; patience: number; repeats?: boolean },
): PostgresPool {
  // Kysely knows a connection again by its client.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client, ways);
      clients.set(client, known);
      return known;
    },
  };
}

function preparingClient(
  client: pg.PoolClient,
  { isPooled = false, patience, repeats = false }: Parameters<typeof preparingPool>[1],
): PostgresPoolClient {
  const watched = noticesSilence(patience, () => client.connection.stream.destroy());
  const sendOnce = (text: string, values: readonly unknown[]) => {
    const name = isPooled ? undefined : nameOf(text);
    return watched(text, client.query({ text, values: [...values], ...(name && { name }) }));
  };
  const send = repeats ? repeatingStatements(sendOnce) : sendOnce;
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('The shop reads whole results, not cursors.');
    return send(text, values);
  }
  return { query, release: (destroy) => client.release(destroy) };
}
