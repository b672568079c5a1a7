import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { soon } from '../../../testing/soon.ts';
import { trialJob } from '../../shop/import/trial-job.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { change } from '../changes/change.ts';
import { cancelJob } from './change-job.ts';
import {
  closeGate,
  countedBy,
  countJob,
  prepareCounting,
  quickPace,
} from './counting-job.fixture.ts';
import { crashJob, everyJob } from './crashing-job.fixture.ts';
import type { Execute } from './execute-job.ts';
import { openJobRunner } from './job-runner.ts';
import { executeInThread } from './job-thread.ts';
import { runJob } from './run-job.ts';
import { startJob } from './start-job.ts';

let shop: TestShop;
let execute: Execute;
let runner: ReturnType<typeof openJobRunner>;
beforeAll(async () => {
  shop = await openTestShop('empty');
  await prepareCounting(shop.db);
  execute = executeInThread({
    ...means(),
    jobs: new URL('./crashing-job.fixture.ts', import.meta.url),
    megabytes: 64,
  });
  runner = newRunner();
  await runner.open();
});
afterAll(async () => {
  await runner.stop();
  await shop.close();
});

const means = () => ({
  databaseUrl: shop.url,
  patience: PATIENCE,
  config: shop.shop.config,
});

const newRunner = () =>
  openJobRunner({
    shop: shop.shop,
    databaseUrl: shop.url,
    jobs: everyJob,
    execute,
    pace: quickPace,
  });

async function start(input: Parameters<typeof countJob.parse>[0]) {
  const id = await startJob(shop.db, countJob, input, 'console');
  runner.wake();
  return id;
}

const jobRow = (id: number) =>
  shop.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const stateOf = async (id: number) => (await jobRow(id)).state;

function hush() {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => errors.mockRestore());
}

test('a job in a thread of its own says how far it is, and how it ended', async () => {
  const id = await start({ to: 3 });
  await soon(() => stateOf(id)).toBe('done');
  expect(await jobRow(id)).toMatchObject({
    done: 3,
    total: 3,
    position: { n: 3 },
    result: { counted: 3 },
    run: 1,
  });
  expect(await countedBy(shop.db, id)).toEqual([1, 2, 3]);
});

test('it is refused with its reason, and what broke is tried again from where it was', async () => {
  hush();
  const ids = [await start({ to: 4, refusedAt: 2 }), await start({ to: 4, breaksAt: 3 })];
  await soon(() => Promise.all(ids.map(stateOf))).toEqual(['failed', 'done']);
  const [refused, broken] = [await jobRow(ids[0] ?? 0), await jobRow(ids[1] ?? 0)];
  expect(refused).toMatchObject({ run: 1, message: { ro: 'Nu se poate', ru: 'Нельзя' } });
  expect(broken).toMatchObject({ run: 2, error: null });
  expect(await countedBy(shop.db, broken.id)).toEqual([1, 2, 3, 4]);
});

test('it is cancelled at its next step', async () => {
  const openGate = await closeGate(shop.db);
  const id = await start({ to: 4, gate: 3 });
  await soon(() => countedBy(shop.db, id)).toEqual([1, 2]);
  await change(shop.db, 'console', (changing) => cancelJob(changing, id));
  openGate();
  await soon(() => stateOf(id)).toBe('cancelled');
  expect(await countedBy(shop.db, id)).toEqual([1, 2]);
});

test('a closing shop lets it rest at its step, and the next one goes on with it', async () => {
  const openGate = await closeGate(shop.db);
  const id = await start({ to: 3, gate: 2 });
  await soon(() => countedBy(shop.db, id)).toEqual([1]);
  const stopped = runner.stop();
  openGate();
  await stopped;
  const rested = { state: 'waiting', position: { n: 1 }, error: null };
  await soon(() => jobRow(id)).toMatchObject(rested);
  runner = newRunner();
  await runner.open();
  await soon(() => stateOf(id)).toBe('done');
  expect(await countedBy(shop.db, id)).toEqual([1, 2, 3]);
});

const crashes = [
  { by: 'exit', error: 'its thread ended with 3' },
  { by: 'uncaught', error: 'out of the blue' },
  { by: 'memory', error: 'Worker terminated due to reaching memory limit: JS heap out of memory' },
] as const;

test('a thread that crashes costs its job a try: the shop stays, and the next try goes on', async () => {
  hush();
  const ids = await Promise.all(
    crashes.map(({ by }) => startJob(shop.db, crashJob, { by }, 'console')),
  );
  runner.wake();
  await soon(() => Promise.all(ids.map(stateOf))).toEqual(['done', 'done', 'done']);
  for (const id of ids) {
    expect(await jobRow(id)).toMatchObject({ run: 2, error: null, result: { counted: 2 } });
    expect(await countedBy(shop.db, id)).toEqual([1, 2]);
  }
});

test('the jobs of the shop are known in a thread', async () => {
  const claimed = {
    id: 0,
    run: 0,
    input: { run: 0 },
    actor: 'console',
    position: null,
    is_cancel_asked: false,
  } as const;
  const jobs = new URL('../../shop/every-job.ts', import.meta.url);
  const inThread = executeInThread({ ...means(), jobs });
  // Of an import that is not there.
  const result = await inThread(trialJob, claimed, new AbortController().signal);
  expect(result).toBeUndefined();
});

test('one that crashes at its last try fails its job, which says why', async () => {
  hush();
  // By hand, so that the first try is the last one.
  await runner.stop();
  runner = newRunner();
  for (const { by, error } of crashes) {
    const id = await startJob(shop.db, crashJob, { by }, 'console');
    const queueId = randomUUID();
    await shop.db.updateTable('job').set({ queue_id: queueId }).where('id', '=', id).execute();
    const closing = new AbortController().signal;
    const run = runJob({ db: shop.db, execute, closing }, crashJob, { queueId, isLastTry: true });
    await expect(run).rejects.toThrow(error);
    expect(await jobRow(id)).toMatchObject({
      state: 'failed',
      error,
      message: { ro: 'A apărut o eroare neașteptată' },
    });
    expect(await countedBy(shop.db, id)).toEqual([1]);
  }
});
