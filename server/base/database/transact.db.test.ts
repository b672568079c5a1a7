import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { soon } from '../../../testing/soon.ts';
import { createDatabase } from '../../testing/databases.ts';
import { openTestShop } from '../../testing/open-test-shop.ts';
import { quietErrors } from '../../testing/quiet-errors.ts';
import { connect, type Database, type Trx } from './connect.ts';
import { transact } from './transact.ts';

quietErrors();

async function withCounters(options = '') {
  const url = new URL(await createDatabase('bare'));
  if (options) url.searchParams.set('options', options);
  const db = connect(url.href, { patience: PATIENCE });
  onTestFinished(() => db.destroy());
  await sql`create table counter (id integer primary key, n integer not null)`.execute(db);
  await sql`insert into counter values (1, 0), (2, 0)`.execute(db);
  return db;
}

const countersOf = async (db: Database) =>
  (await sql<{ n: number }>`select n from counter order by id`.execute(db)).rows.map(({ n }) => n);

const count = (db: Database | Trx, id: number) =>
  sql`
    update counter
    set n = n + 1
    where id = ${id}`.execute(db);

/** How many connections wait for what another one holds. */
const waitingForLock = async (db: Database) =>
  (
    await sql`
      select
      from pg_stat_activity
      where datname = current_database()
        and wait_event_type = 'Lock'`.execute(db)
  ).rows.length;

test('of two who wait for each other one is done again, and neither hears of it', async () => {
  const db = await withCounters();
  const both = Promise.withResolvers<void>();
  let holding = 0;
  let tries = 0;
  const countBoth = (first: number, second: number) =>
    transact(db, async (trx) => {
      tries += 1;
      await count(trx, first);
      holding += 1;
      if (holding === 2) both.resolve();
      await both.promise;
      await count(trx, second);
    });
  await Promise.all([countBoth(1, 2), countBoth(2, 1)]);
  expect(await countersOf(db)).toEqual([2, 2]);
  expect(tries).toBe(3);
});

test('where transactions are serializable, whoever was overtaken counts again', async () => {
  const db = await withCounters('-c default_transaction_isolation=serializable');
  const both = Promise.withResolvers<void>();
  let reading = 0;
  const countAsRead = () =>
    transact(db, async (trx) => {
      const [n = 0] = await countersOf(trx);
      reading += 1;
      if (reading === 2) both.resolve();
      await both.promise;
      await sql`
        update counter
        set n = ${n + 1}
        where id = 1`.execute(trx);
    });
  await Promise.all([countAsRead(), countAsRead()]);
  expect(await countersOf(db)).toEqual([2, 0]);
  expect(reading).toBe(3);
});

test('a statement by itself that waited in vain is done again', async () => {
  const db = await withCounters('-c default_transaction_isolation=serializable');
  const { rows } = await db.connection().execute(async (first) => {
    await sql`begin`.execute(first);
    await count(first, 1);
    const second = count(db, 1);
    await soon(() => waitingForLock(db)).toBe(1);
    await sql`commit`.execute(first);
    await second;
    return sql`select n from counter where id = 1`.execute(db);
  });
  expect(rows).toEqual([{ n: 2 }]);
});

test('whom others overtake however often it is tried hears to come again', async () => {
  const shop = await openTestShop('empty');
  onTestFinished(() => shop.close());
  await sql`
    create function overtaken() returns trigger language plpgsql as
    $$ begin raise sqlstate '40001'; end $$`.execute(shop.db);
  await sql`
    create trigger overtaken
    before insert on contact_request
    for each row execute function overtaken()`.execute(shop.db);
  const answer = await shop.api('POST', '/contacts/contact-page/form/', {
    body: { name: 'Ana', phone: '+373-69-123-456', comment: 'Sunați-mă' },
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
});
