import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { soon } from '../../../testing/soon.ts';
import { createDatabase } from '../../testing/databases.ts';
import { isDatabaseDown } from '../outages/is-database-down.ts';
import { connect } from './connect.ts';
import { asPrepared } from './prepared.ts';
import { sideBySide, together, togetherFirst, togetherLast } from './together.ts';

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

test.each([
  ['', {}],
  [', and where connections are lent by the transaction', { isPooled: true }],
])(
  'statements side by side are one journey without a transaction: each stands for itself%s',
  async (_, options) => {
    let journeys = 0;
    const db = open({ ...options, onQuery: () => journeys++ });
    const read = await sideBySide(db, days(), anotherDay('2001-01-01'), days());
    expect(read).toEqual([[], [], [{ day: '2001-01-01' }]]);
    expect(journeys).toBe(1);
    const failing = sideBySide(db, sql`delete from sales_stale`, notANumber());
    await expect(failing).rejects.toThrow('invalid input syntax for type integer');
    expect(await sideBySide(db, days())).toEqual([[]]);
  },
);

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

test.each([
  ['', {}],
  [', and where connections are lent by the transaction', { isPooled: true }],
])(
  'a transaction begins with what is sent first, and ends with what is sent last%s',
  async (_, options) => {
    const [db, other] = [open(options), open()];
    const isFree = async () => {
      const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(7) as got`.execute(
        other,
      );
      return rows[0]?.got;
    };
    await db.transaction().execute(async (trx) => {
      await togetherFirst(trx, sql`select pg_advisory_xact_lock(7)`, days());
      expect(await isFree()).toBe(false);
      const [, seen] = await togetherLast(trx, anotherDay('2002-02-02'), days());
      expect(seen).toEqual([{ day: '2002-02-02' }]);
      expect((await days().execute(other)).rows).toEqual([{ day: '2002-02-02' }]);
      // Too late: it would be done for good whatever became of the transaction.
      await expect(anotherDay('2003-03-03').execute(trx)).rejects.toThrow('nothing can follow');
    });
    expect(await isFree()).toBe(true);
    expect((await days().execute(other)).rows).toEqual([{ day: '2002-02-02' }]);
    await sql`delete from sales_stale`.execute(db);
  },
);

test.each([
  ['', {}],
  [', and where connections are lent by the transaction', { isPooled: true }],
])('of a transaction whose last statements fail nothing is written%s', async (_, options) => {
  const db = open(options);
  const failing = db.transaction().execute(async (trx) => {
    await anotherDay('2001-01-01').execute(trx);
    await togetherLast(trx, anotherDay('2002-02-02'), notANumber(), anotherDay('2003-03-03'));
  });
  await expect(failing).rejects.toThrow('invalid input syntax for type integer');
  // The connection is good for the next ones, and no transaction is left open on it.
  expect((await days().execute(db)).rows).toEqual([]);
  await anotherDay('2004-04-04').execute(db);
  expect((await days().execute(open())).rows).toEqual([{ day: '2004-04-04' }]);
  await sql`delete from sales_stale`.execute(db);
});

test.each([
  ['', {}],
  [', and where connections are lent by the transaction', { isPooled: true }],
])('a transaction that is given up takes along what nobody waited for%s', async (_, options) => {
  const [db, other] = [open(options), open()];
  let left: Promise<unknown> = Promise.resolve();
  const givenUp = db.transaction().execute(async (trx) => {
    left = anotherDay('2001-01-01').execute(trx);
    throw new Error('given up');
  });
  await expect(givenUp).rejects.toThrow('given up');
  await left;
  expect((await days().execute(other)).rows).toEqual([]);
});

test('what the driver could not put into words keeps all from being sent', async () => {
  const db = open();
  const circle: { self?: object } = {};
  circle.self = circle;
  const failing = db
    .transaction()
    .execute((trx) =>
      togetherLast(trx, anotherDay('2001-01-01'), sql`select ${circle}::json`, days()),
    );
  await expect(failing).rejects.toThrow('an object cannot be sent');
  expect((await days().execute(db)).rows).toEqual([]);
});
