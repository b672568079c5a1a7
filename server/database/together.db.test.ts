import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { PATIENCE } from '../../testing/patience.ts';
import { soon } from '../../testing/soon.ts';
import { createDatabase } from '../testing/databases.ts';
import { connect } from './connect.ts';
import { isDatabaseDown } from './is-database-down.ts';
import { asPrepared } from './prepared.ts';
import { together } from './together.ts';

const url = await createDatabase('empty');

function open(options: Parameters<typeof connect>[1] = {}) {
  const db = connect(url, { connections: 1, patience: PATIENCE, ...options });
  onTestFinished(() => db.destroy());
  return db;
}

const anotherDay = (day: string) => sql`insert into sales_stale (day) values (${day}::date)`;
const days = () => sql<{ day: string }>`
  select ${asPrepared('days together')} day from sales_stale order by day`;
const notANumber = () => sql`select 'a'::integer`;

test.each([
  ['', {}],
  [', and where connections are lent by the transaction', { isPooled: true }],
])('statements sent together see each other’s work and are one journey%s', async (_, options) => {
  let journeys = 0;
  const db = open({ ...options, onQuery: () => journeys++ });
  const read = await db.transaction().execute(async (trx) => {
    const answers = await together(
      trx,
      days(),
      anotherDay('2001-01-01'),
      days(),
      trx.selectFrom('warehouse').select('id').where('id', '<', 0),
      sql`delete from sales_stale`,
      days(),
    );
    return answers;
  });
  expect(read).toEqual([[], [], [{ day: '2001-01-01' }], [], [], []]);
  // Between the beginning and the end of the transaction.
  expect(journeys).toBe(3);
});

test('of statements sent together the first that fails is told, and nothing of them stays', async () => {
  const db = open();
  for (let time = 0; time < 3; time += 1) {
    const failing = db
      .transaction()
      .execute((trx) => together(trx, anotherDay('2001-01-01'), notANumber(), days(), days()));
    await expect(failing).rejects.toThrow('invalid input syntax for type integer');
  }
  // The connection is good for the next ones.
  const [kept] = await db.transaction().execute((trx) => together(trx, days()));
  expect(kept).toEqual([]);
});

test('a connection that is lost while statements are sent together fails all of them as such', async () => {
  const [db, operator] = [open(), open()];
  const held = sql`select pg_sleep(${PATIENCE / 1000})`;
  const lost = db.transaction().execute((trx) => together(trx, days(), held, days()));
  const caught = lost.catch((error: unknown) => error);
  const cut = async () => {
    const { rows } = await sql`
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where datname = current_database()
        and wait_event = 'PgSleep'`.execute(operator);
    return rows.length;
  };
  await soon(cut).toBe(1);
  expect(isDatabaseDown(await caught)).toBe(true);
  const [kept] = await db.transaction().execute((trx) => together(trx, days()));
  expect(kept).toEqual([]);
});
