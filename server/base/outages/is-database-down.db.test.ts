import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../../testing/databases.ts';
import { connect, type Database } from '../database/connect.ts';
import { isDatabaseDown } from './is-database-down.ts';

let url: string;
let db: Database;
beforeAll(async () => {
  url = await createDatabase('empty');
});
// A connection that one test has lost must not be met by the next.
beforeEach(() => {
  db = connect(url);
});
afterEach(() => db.destroy());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

async function failureAt(change: (address: URL) => void) {
  const address = new URL(url);
  change(address);
  const elsewhere = connect(address.href);
  const failure = await failureOf(sql`select 1`.execute(elsewhere));
  await elsewhere.destroy();
  return failure;
}

test('a database nobody answers for, or whose name nobody knows, is down', async () => {
  const closed = await failureAt((address) => {
    address.port = '1';
  });
  const unknown = await failureAt((address) => {
    address.hostname = 'database.invalid';
  });
  expect([closed, unknown].map(isDatabaseDown)).toEqual([true, true]);
});

test.each([
  ['ends our connection', sql`select pg_terminate_backend(pg_backend_pid())`],
  ['has become read-only', sql`do $$ begin raise sqlstate '25006'; end $$`],
  ['has no room left', sql`do $$ begin raise sqlstate '53100'; end $$`],
  [
    'had others to see to, however often it was asked,',
    sql`do $$ begin raise sqlstate '40001'; end $$`,
  ],
  ['lost its way to another one', sql`do $$ begin raise sqlstate '08006'; end $$`],
])('a database that %s is down', async (_, query) => {
  expect(isDatabaseDown(await failureOf(query.execute(db)))).toBe(true);
});

test('a database that takes too long is down', async () => {
  const waiting = db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 1`.execute(trx);
    await sql`select pg_sleep(60)`.execute(trx);
  });
  expect(isDatabaseDown(await failureOf(waiting))).toBe(true);
});

test('a connection that dies between two queries of a transaction is down for the next one', async () => {
  const dying = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(db);
    // Its end has arrived here once it is gone there, and somebody else was answered since.
    await sql`select 1`.execute(db);
    await sql`select 2`.execute(trx);
  });
  expect(isDatabaseDown(await failureOf(dying))).toBe(true);
  expect(await failureOf(sql`select 1`.execute(db))).toBe(null);
});

test('a mistake of ours is not the database’s', async () => {
  const failures = [
    await failureOf(sql`select nonsense`.execute(db)),
    await failureOf(sql`select 1 / 0`.execute(db)),
    new TypeError('x is not a function'),
    'ECONNREFUSED',
  ];
  expect(failures.map(isDatabaseDown)).toEqual([false, false, false, false]);
});
