import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { everyRecurring } from '../../shop/every-recurring.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { quickPace } from './counting-job.fixture.ts';
import { openJobRunner } from './job-runner.ts';
import type { Recurring } from './recurring.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
  await sql`create table done (name text)`.execute(shop.db);
});
afterAll(() => shop.close());

/** Once an hour, and last so many minutes ago: not due while the test goes on. */
const ago = (minutes: number) => `${(new Date().getUTCMinutes() + 60 - minutes) % 60} * * * *`;

const noting = (name: string, cron: string): Recurring => ({
  name,
  cron,
  work: () => sql`insert into done values (${name})`.execute(shop.db),
});

/** A process of the shop. */
async function open(recurring: Recurring[]) {
  const runner = openJobRunner({
    shop: shop.shop,
    databaseUrl: shop.url,
    jobs: [],
    recurring,
    pace: quickPace,
  });
  onTestFinished(runner.stop);
  await runner.open();
  return runner;
}

/** As if no process had run since three hours ago. */
async function passHours() {
  await sql`update pgboss.version set cron_on = now() - interval '3 hours'`.execute(shop.db);
  await sql`update pgboss.schedule set created_on = now() - interval '4 hours'`.execute(shop.db);
}

async function done(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from done order by name`.execute(
    shop.db,
  );
  return rows.map(({ name }) => name);
}

const waitingOrRunning = async () => {
  const { rows } = await sql`
    select
    from pgboss.job
    where name in ('recurring', '__pgboss__send-it')
      and state < 'completed'`.execute(shop.db);
  return rows.length;
};

test('what was due while the shop was closed is made up once, whichever process opens', async () => {
  const recurring = [noting('sweep', ago(20)), noting('count', ago(40))];
  await (await open(recurring)).stop();
  expect(await done()).toEqual([]);
  await passHours();
  await Promise.all([open(recurring), open(recurring)]);
  await soon(done).toEqual(['count', 'sweep']);
  await soon(waitingOrRunning).toBe(0);
  expect(await done()).toEqual(['count', 'sweep']);
});

test('what fails is told, stops no other, and is done the next time', async () => {
  await sql`delete from done`.execute(shop.db);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => errors.mockRestore());
  const failing = { ...noting('sweep', ago(25)), work: () => Promise.reject(new Error('no room')) };
  const first = await open([failing, noting('count', ago(25))]);
  await first.stop();
  await passHours();
  const second = await open([failing, noting('count', ago(25))]);
  await soon(done).toEqual(['count']);
  const lines = () => errors.mock.calls.flat().join(' ');
  await soon(() => /could not sweep.*no room/s.test(lines())).toBe(true);
  await second.stop();
  await passHours();
  await open([noting('sweep', ago(10))]);
  await soon(done).toEqual(['count', 'sweep']);
});

test('a command that runs a job leaves what recurs to the shop', async () => {
  const schedules = () => sql`select key, cron from pgboss.schedule order by key`.execute(shop.db);
  await (await open([noting('sweep', ago(15)), noting('count', ago(45))])).stop();
  const before = (await schedules()).rows;
  expect(before).toHaveLength(2);
  await (await open([])).stop();
  expect((await schedules()).rows).toEqual(before);
});

test('everything that recurs can be done, again and again', async () => {
  const all = everyRecurring(shop.shop);
  for (const { work } of [...all, ...all]) await work();
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});
