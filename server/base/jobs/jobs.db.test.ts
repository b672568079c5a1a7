import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { change } from '../changes/change.ts';
import { cancelJob, retryJob } from './change-job.ts';
import {
  closeGate,
  countedBy,
  countJob,
  prepareCounting,
  quickPace,
} from './counting-job.fixture.ts';
import { openJobRunner } from './job-runner.ts';
import { startJob } from './start-job.ts';

let shop: TestShop;
const runners: ReturnType<typeof openJobRunner>[] = [];
beforeAll(async () => {
  shop = await openTestShop('empty');
  await prepareCounting(shop.db);
});
afterAll(async () => {
  for (const runner of runners) await runner.stop();
  await shop.close();
});

function newRunner() {
  const runner = openJobRunner({
    shop: shop.shop,
    databaseUrl: shop.url,
    jobs: [countJob],
    pace: quickPace,
  });
  runners.push(runner);
  return runner;
}

type Input = Parameters<typeof countJob.parse>[0];
const start = (input: Input) => startJob(shop.db, countJob, input, 'console');

const jobRow = (id: number) =>
  shop.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stateOf = async (id: number) => (await jobRow(id)).state;

test('a job that nobody ran yet waits, and costs a shop that opens nothing until it is open', async () => {
  const id = await start({ to: 3 });
  const runner = newRunner();
  runner.wake();
  expect(await stateOf(id)).toBe('waiting');
  const { rows } = await sql`select from pg_namespace where nspname = 'pgboss'`.execute(shop.db);
  expect(rows).toEqual([]);
  await runner.open();
  await soon(() => stateOf(id)).toBe('done');
  expect(await jobRow(id)).toMatchObject({
    done: 3,
    total: 3,
    position: { n: 3 },
    result: { counted: 3 },
    run: 1,
    error: null,
  });
  expect(await countedBy(shop.db, id)).toEqual([1, 2, 3]);
});

test('what is undone takes its job along', async () => {
  const { db } = shop;
  const before = await db.selectFrom('job').select('id').execute();
  await db
    .transaction()
    .execute(async (trx) => {
      await startJob(trx, countJob, { to: 1 }, 'console');
      throw new Error('changed my mind');
    })
    .catch(() => {});
  expect(await db.selectFrom('job').select('id').execute()).toEqual(before);
});

test('what does not fit the job is not taken on', async () => {
  const odd = { to: 'ten' } as unknown as Input;
  await expect(start(odd)).rejects.toThrow('number');
});

test('of one kind one job runs at a time, whichever process has it', async () => {
  const openGate = await closeGate(shop.db);
  await newRunner().open();
  const ids = [await start({ to: 2, gate: 2 }), await start({ to: 2, gate: 2 })];
  for (const runner of runners) runner.wake();
  await soon(async () => (await Promise.all(ids.map(stateOf))).toSorted()).toEqual([
    'running',
    'waiting',
  ]);
  openGate();
  await soon(() => Promise.all(ids.map(stateOf))).toEqual(['done', 'done']);
  for (const id of ids) expect(await countedBy(shop.db, id)).toEqual([1, 2]);
});

test('a job that waited for a long one begins as soon as that one has ended', async () => {
  const pace = { ...quickPace, look: 3_600, supervise: 1 };
  const beside = await openTestShop('empty');
  await prepareCounting(beside.db);
  const runner = openJobRunner({
    shop: beside.shop,
    databaseUrl: beside.url,
    jobs: [countJob],
    pace,
  });
  onTestFinished(async () => {
    await runner.stop();
    await beside.close();
  });
  await runner.open();
  const openGate = await closeGate(beside.db);
  const long = await startJob(beside.db, countJob, { to: 1, gate: 1 }, 'console');
  runner.wake();
  // The queue is noted as busy, and again: whoever keeps such notes for as long has read one.
  const noted = new Set<string>();
  await soon(async () => {
    const { rows } = await sql<{ at: string }>`
      select monitor_on::text as at
      from pgboss.queue
      where singletons_active is not null`.execute(beside.db);
    for (const { at } of rows) noted.add(at);
    return noted.size;
  }).toBeGreaterThan(2);
  const next = await startJob(beside.db, countJob, { to: 1 }, 'console');
  runner.wake();
  openGate();
  const states = async () => {
    const rows = await beside.db.selectFrom('job').select('state').orderBy('id').execute();
    return rows.map(({ state }) => state);
  };
  await soon(states).toEqual(['done', 'done']);
  expect(next).toBeGreaterThan(long);
});

test('a running job that is cancelled ends at its next step, and goes on where it was when retried', async () => {
  const openGate = await closeGate(shop.db);
  const running = await start({ to: 4, gate: 3 });
  for (const runner of runners) runner.wake();
  await soon(() => countedBy(shop.db, running)).toEqual([1, 2]);
  const waiting = await start({ to: 1 });
  for (const id of [running, waiting]) {
    expect(await change(shop.db, 'console', (changing) => cancelJob(changing, id))).toBe(true);
  }
  expect([await stateOf(running), await stateOf(waiting)]).toEqual(['running', 'cancelled']);
  openGate();
  await soon(() => stateOf(running)).toBe('cancelled');
  expect(await countedBy(shop.db, running)).toEqual([1, 2]);
  expect(await change(shop.db, 'console', (changing) => cancelJob(changing, running))).toBe(false);
  expect(await change(shop.db, 'console', (changing) => retryJob(changing, running))).toBe(true);
  expect(await change(shop.db, 'console', (changing) => retryJob(changing, running))).toBe(false);
  for (const runner of runners) runner.wake();
  await soon(() => stateOf(running)).toBe('done');
  expect(await countedBy(shop.db, running)).toEqual([1, 2, 3, 4]);
  expect(await countedBy(shop.db, waiting)).toEqual([]);
});

test('what broke is tried again by itself from where it was, what was refused is not', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const ids = [await start({ to: 4, breaksAt: 3 }), await start({ to: 4, refusedAt: 2 })];
  for (const runner of runners) runner.wake();
  await soon(() => Promise.all(ids.map(stateOf))).toEqual(['done', 'failed']);
  errors.mockRestore();
  const [broken, refused] = [await jobRow(ids[0] ?? 0), await jobRow(ids[1] ?? 0)];
  expect(broken).toMatchObject({ run: 2, error: null });
  expect(await countedBy(shop.db, broken.id)).toEqual([1, 2, 3, 4]);
  expect(refused).toMatchObject({ run: 1, message: { ro: 'Nu se poate', ru: 'Нельзя' } });
  expect(await countedBy(shop.db, refused.id)).toEqual([1]);
});

test('a run that another one has taken over saves nothing any more', async () => {
  const openGate = await closeGate(shop.db);
  const id = await start({ to: 3, gate: 3 });
  for (const runner of runners) runner.wake();
  await soon(() => countedBy(shop.db, id)).toEqual([1, 2]);
  await shop.db.updateTable('job').set({ run: 99 }).where('id', '=', id).execute();
  openGate();
  // Its message is done with, so the job is handed over once more.
  await soon(() => stateOf(id)).toBe('done');
  expect(await countedBy(shop.db, id)).toEqual([1, 2, 3]);
  expect((await jobRow(id)).run).toBe(100);
});

test('a closing shop lets a job rest at its step, and another process goes on with it', async () => {
  const openGate = await closeGate(shop.db);
  for (const runner of runners.splice(0)) await runner.stop();
  const closing = newRunner();
  const id = await start({ to: 3, gate: 2 });
  await closing.open();
  await soon(() => countedBy(shop.db, id)).toEqual([1]);
  const stopped = closing.stop();
  openGate();
  await stopped;
  expect(await jobRow(id)).toMatchObject({ state: 'waiting', position: { n: 1 }, error: null });
  await newRunner().open();
  await soon(() => stateOf(id)).toBe('done');
  expect(await countedBy(shop.db, id)).toEqual([1, 2, 3]);
});

test('after kill -9 a job goes on where it was, and nothing is done twice', async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  const openGate = await closeGate(shop.db);
  const id = await start({ to: 5, gate: 4 });
  const file = fileURLToPath(new URL('./counting-process.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, DATABASE_URL: shop.url, DATA_DIR: shop.shop.config.dataDir },
    stdio: 'inherit',
  });
  await soon(() => countedBy(shop.db, id)).toEqual([1, 2, 3]);
  child.kill('SIGKILL');
  await once(child, 'exit');
  openGate();
  expect(await jobRow(id)).toMatchObject({ state: 'running', done: 3 });
  // The seconds until its silence is noticed.
  await sql`
    update pgboss.job
    set heartbeat_on = now() - interval '1 hour'
    where state = 'active'`.execute(shop.db);
  await newRunner().open();
  await soon(() => stateOf(id)).toBe('done');
  expect(await countedBy(shop.db, id)).toEqual([1, 2, 3, 4, 5]);
  expect(await jobRow(id)).toMatchObject({ run: 2, done: 5 });
});

test('a job whose message was lost gets another one', async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  const id = await start({ to: 2 });
  await shop.db
    .updateTable('job')
    .set({ queue_id: '00000000-0000-4000-8000-000000000000' })
    .where('id', '=', id)
    .execute();
  await newRunner().open();
  await soon(() => stateOf(id)).toBe('done');
});

test('a job that ended every process that ran it has failed, and says so', async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  const id = await start({ to: 2 });
  const message = '00000000-0000-4000-8000-000000000001';
  await sql`
    insert into pgboss.job (id, name, data, state, completed_on)
    values (${message}, 'job.count', '{}', 'failed', now())`.execute(shop.db);
  await shop.db.updateTable('job').set({ queue_id: message }).where('id', '=', id).execute();
  await newRunner().open();
  await soon(() => stateOf(id)).toBe('failed');
  expect((await jobRow(id)).message?.ro).toBe('Procesul care o executa s-a oprit de fiecare dată');
  expect(await countedBy(shop.db, id)).toEqual([]);
});
