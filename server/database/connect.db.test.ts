import net from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '../testing/databases.ts';
import { connect, limitStatements } from './connect.ts';
import { listen } from './listen.ts';
import { asPrepared } from './prepared.ts';

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

test('a database that vanished is missed within a minute, by those who ask and those who listen', async () => {
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
