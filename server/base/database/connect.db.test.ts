import net from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { soon } from '../../../testing/soon.ts';
import { createDatabase } from '../../testing/databases.ts';
import { isDatabaseDown } from '../outages/is-database-down.ts';
import { connect } from './connect.ts';
import { limitStatements } from './limit-statements.ts';
import { listen } from './listen.ts';
import { asPrepared } from './prepared.ts';

const CONNECTIONS = 10;

type Operator = ReturnType<typeof connect>;

/** Ends every connection of the shop, as a restart does, however busy it is. */
const cutAll = (operator: Operator) =>
  sql`
    select pg_terminate_backend(pid)
    from pg_stat_activity
    where datname = current_database()
      and pid <> pg_backend_pid()`.execute(operator);

/** How many queries of the shop wait for the lock the operator holds. */
async function underWay(operator: Operator) {
  const { rows } = await sql`
    select
    from pg_stat_activity
    where datname = current_database()
      and wait_event = 'advisory'`.execute(operator);
  return rows.length;
}

test('a restart of the database in the middle of queries ends the queries, not the shop', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const url = await createDatabase('empty');
  const shop = connect(url, { connections: CONNECTIONS, patience: PATIENCE });
  const operator = connect(url, { connections: 1, patience: PATIENCE });
  onTestFinished(async () => {
    await Promise.all([shop.destroy(), operator.destroy()]);
    vi.restoreAllMocks();
  });
  await sql`select pg_advisory_lock(1)`.execute(operator);
  // More than there are connections: those who wait take over the dying ones.
  const asked = Array.from({ length: 3 * CONNECTIONS }, () =>
    sql`select pg_advisory_lock_shared(1)`.execute(shop),
  );
  const settled = Promise.allSettled(asked);
  await soon(() => underWay(operator)).toBe(CONNECTIONS);
  await cutAll(operator);
  await sql`select pg_advisory_unlock(1)`.execute(operator);
  const failures = (await settled).flatMap((one) => (one.status === 'rejected' ? one.reason : []));
  expect(failures.length).toBeGreaterThanOrEqual(CONNECTIONS);
  expect(failures.filter((failure) => !isDatabaseDown(failure))).toEqual([]);

  const { rows } = await sql<{ works: boolean }>`select true as works`.execute(shop);
  expect(rows).toEqual([{ works: true }]);
});

function open(url: string, options: Parameters<typeof connect>[1] = {}) {
  const db = connect(url, { connections: 1, ...options });
  onTestFinished(() => db.destroy());
  return db;
}

/** Names of what is prepared on the connection, after a query that likes to be. */
async function preparedAfterUse(db: ReturnType<typeof connect>) {
  await db.selectFrom('setting').select('key').modifyFront(asPrepared('all settings')).execute();
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db);
  return rows.map(({ name }) => name);
}

const patienceOf = async (db: ReturnType<typeof connect>) =>
  (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0]
    ?.statement_timeout;

test('behind PgBouncer nothing is left on a connection, and a statement still has its limit', async () => {
  const url = await createDatabase('empty');
  expect(await preparedAfterUse(open(url))).toEqual(['all settings']);
  expect(await preparedAfterUse(open(url, { isPooled: true }))).toEqual([]);

  expect(await patienceOf(open(url, { isPooled: true }))).toBe('0');
  await limitStatements(open(url));
  expect(await patienceOf(open(url, { isPooled: true }))).toBe('8s');
  expect(await patienceOf(open(url))).toBe('8s');
});

test('connections that are silent ask within a minute whether the database is still there', async () => {
  const asked = vi.spyOn(net.Socket.prototype, 'setKeepAlive');
  const url = await createDatabase('empty');
  asked.mockClear();
  await sql`select 1`.execute(open(url));
  const notices = await listen(url, {});
  onTestFinished(() => notices.close());
  expect(asked).toHaveBeenCalledTimes(2);
  // Node asks ten times after it, a second apart. Zero would be the system's two hours.
  for (const [isOn, delay] of asked.mock.calls) {
    expect(isOn).toBe(true);
    expect(delay).toBeGreaterThan(0);
    expect(delay).toBeLessThan(45_000);
  }
});

/** A way to the database that stands still when told to, and keeps the line open. */
async function frozenWay(url: string) {
  const { port, hostname } = new URL(url);
  const sockets: net.Socket[] = [];
  const server = net.createServer((from) => {
    const to = net.connect(Number(port), hostname);
    sockets.push(from, to);
    for (const socket of [from, to]) socket.on('error', () => {});
    from.pipe(to).pipe(from);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const way = new URL(url);
  way.hostname = '127.0.0.1';
  way.port = String((server.address() as net.AddressInfo).port);
  return {
    url: String(way),
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

test.each([
  ['in step', false],
  ['behind PgBouncer', true],
])(
  'what a frozen database does not answer, %s, is given up and no connection is left to it',
  async (_, isPooled) => {
    const way = await frozenWay(await createDatabase('empty'));
    const db = open(way.url, { patience: 1_000, isPooled });
    expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
    way.freeze();
    const asked = [
      sql`select 1`.execute(db),
      db.transaction().execute((trx) => sql`select 2`.execute(trx)),
    ];
    for (const answer of await Promise.allSettled(asked)) {
      expect(answer.status === 'rejected' && isDatabaseDown(answer.reason)).toBe(true);
    }
  },
);

test('a statement that is let take its time is not taken for a frozen database', async () => {
  const db = open(await createDatabase('empty'), { patience: 1_000 });
  const { rows } = await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return sql<{ done: number }>`select 1 as done from pg_sleep(2)`.execute(trx);
  });
  expect(rows).toEqual([{ done: 1 }]);
});
