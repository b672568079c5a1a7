import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PATIENCE } from '../../testing/patience.ts';
import { soon } from '../../testing/soon.ts';
import { createDatabase } from '../testing/databases.ts';
import { connect } from './connect.ts';
import { isDatabaseDown } from './is-database-down.ts';

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
