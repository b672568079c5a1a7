import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '../testing/databases.ts';
import { connect } from './connect.ts';
import { isDatabaseDown } from './is-database-down.ts';

/** Ends every connection of the shop, as a restart does, however busy it is. */
const cutAll = (operator: ReturnType<typeof connect>) =>
  sql`
    select pg_terminate_backend(pid)
    from pg_stat_activity
    where datname = current_database()
      and pid <> pg_backend_pid()`.execute(operator);

test('a restart of the database in the middle of queries ends the queries, not the shop', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const url = await createDatabase('empty');
  const shop = connect(url);
  const operator = connect(url, { connections: 1 });
  onTestFinished(async () => {
    await Promise.all([shop.destroy(), operator.destroy()]);
    vi.restoreAllMocks();
  });
  // More than there are connections: those who wait take over the dying ones.
  const asked = Array.from({ length: 30 }, () => sql`select pg_sleep(0.5)`.execute(shop));
  const settled = Promise.allSettled(asked);
  await sleep(250);
  await cutAll(operator);
  const failures = (await settled).flatMap((one) => (one.status === 'rejected' ? one.reason : []));
  expect(failures.length).toBeGreaterThanOrEqual(10);
  expect(failures.filter((failure) => !isDatabaseDown(failure))).toEqual([]);

  const { rows } = await sql<{ works: boolean }>`select true as works`.execute(shop);
  expect(rows).toEqual([{ works: true }]);
});
