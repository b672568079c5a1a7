import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect, type Trx } from '../../base/database/connect.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { completeRun } from './complete-run.ts';
import {
  addAccount,
  begin,
  bring,
  importToEnd,
  readShop,
  sample,
  setExchange,
} from './exchange-setup.fixture.ts';
import { importFile } from './receiving/import-file.ts';
import { dropLeftovers, receivePart } from './receiving/receive-file.ts';
import { whenFree } from './wait-for-others.ts';

/** Somebody else is at the same goods, for longer than a statement may take. */

let shop: TestShop;
let account: number;
beforeAll(async () => {
  shop = await openTestShop('empty');
  await setExchange(shop.db);
  account = await addAccount(shop.db);
  await bring(shop, account, { 'import0_1.xml': sample('import0_1.xml') });
});
afterAll(() => shop.close());

/** A shop whose statements are given up soon, and what is held beside it until it is let go. */
async function whileHeld(hold: RawBuilder<unknown>) {
  const db = connect(shop.url, { connections: 3, patience: 600 });
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const holding = shop.db.transaction().execute(async (trx: Trx) => {
    await hold.execute(trx);
    isHeld();
    await over;
  });
  const letGo = async () => {
    end();
    await holding;
  };
  onTestFinished(async () => {
    await letGo();
    await db.destroy();
  });
  await held;
  return { impatient: { ...shop.shop, db }, letGo };
}

/** Whatever the former one has left to do. */
async function beginAnew() {
  await shop.db
    .updateTable('exchange_run')
    .set({ state: 'abandoned', ended_at: new Date() })
    .where('state', '=', 'open')
    .execute();
  return begin(shop.db, account);
}

test('1C is told of progress while others hold its goods, and the file is taken over afterwards', async () => {
  const run = await begin(shop.db, account);
  const { impatient, letGo } = await whileHeld(sql`lock table external_link in exclusive mode`);
  await receivePart(impatient.db, run.id, 'offers0_1.xml', sample('offers0_1.xml'));
  const asked = () => importFile(impatient, run, 'offers0_1.xml', { patience: 0 });
  expect(await asked()).toMatchObject({ kind: 'progress', done: 0 });
  expect(await readShop(shop.db)).toEqual([]);
  await letGo();
  expect(await importToEnd(impatient, run, 'offers0_1.xml')).toEqual({ kind: 'success' });
  expect(await readShop(shop.db)).toHaveLength(6);
  expect(await completeRun(impatient, run)).toEqual({ kind: 'success' });
});

test('a part of a file waits until the file is free', async () => {
  const run = await begin(shop.db, account);
  await receivePart(shop.db, run.id, 'a.xml', Buffer.from('a'));
  const { impatient, letGo } = await whileHeld(
    sql`select from exchange_file where name = 'a.xml' for update`,
  );
  let tries = 0;
  const sent = whenFree(async () => {
    tries += 1;
    // It was in vain twice by now, each time for as long as a lock is waited for.
    if (tries === 3) await letGo();
    return receivePart(impatient.db, run.id, 'a.xml', Buffer.from('b'));
  });
  expect(await sent).toBe('received');
  expect(tries).toBe(3);
  await expect(
    whenFree(() => Promise.reject(Object.assign(new Error('held'), { code: '55P03' })), {
      patience: 0,
    }),
  ).rejects.toThrow('held');
});

test('an end that has to wait for others is a job, which ends the run once they are done', async () => {
  const run = await beginAnew();
  await receivePart(shop.db, run.id, 'import0_1.xml', sample('import0_1.xml'));
  await importToEnd(shop.shop, run, 'import0_1.xml');
  const { impatient } = await whileHeld(sql`lock table product in exclusive mode`);
  expect(await completeRun(impatient, run)).toMatchObject({ kind: 'progress' });
  const { job_id } = await shop.db
    .selectFrom('exchange_run')
    .select('job_id')
    .where('id', '=', run.id)
    .executeTakeFirstOrThrow();
  expect(job_id).not.toBeNull();
});

/** Long enough for a statement of whoever waits to be given up several times. */
async function letGoLater(letGo: () => Promise<void>) {
  await sql`select pg_sleep(1.5)`.execute(shop.db);
  await letGo();
}

test('whoever holds the run itself fails no request: a file waits, the end is asked for again', async () => {
  const run = await beginAnew();
  await receivePart(shop.db, run.id, 'import0_1.xml', sample('import0_1.xml'));
  const hold = sql`select from exchange_run where id = ${run.id} for no key update`;
  const first = await whileHeld(hold);
  const [imported] = await Promise.all([
    importToEnd(first.impatient, run, 'import0_1.xml'),
    letGoLater(first.letGo),
  ]);
  expect(imported).toEqual({ kind: 'success' });

  const second = await whileHeld(hold);
  expect(await completeRun(second.impatient, run)).toMatchObject({ kind: 'progress' });
  await second.letGo();
  expect(await completeRun(second.impatient, run)).toEqual({ kind: 'success' });
});

test('a new beginning of a run waits for whoever is at a file of it', async () => {
  const run = await beginAnew();
  await receivePart(shop.db, run.id, 'a.xml', Buffer.from('a'));
  const { impatient, letGo } = await whileHeld(
    sql`select from exchange_file where run_id = ${run.id} for update`,
  );
  await Promise.all([dropLeftovers(impatient.db, run.id), letGoLater(letGo)]);
  const left = await shop.db
    .selectFrom('exchange_file')
    .select('id')
    .where('run_id', '=', run.id)
    .execute();
  expect(left).toEqual([]);
});
