import { afterAll, expect, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { cancelJob, retryJob } from '../../base/jobs/change-job.ts';
import { openImportSetup } from './import-setup.fixture.ts';
import { continueRun, startUndoing } from './stopped-runs.ts';

const setup = await openImportSetup();
afterAll(setup.close);
const { db, asAna, tried, asked, undone, ended, jobOf, products } = setup;

/** Cancelled by somebody in the second of three steps, which is finished before it ends. */
async function cutOffAfterTwoSteps() {
  const { codes, ids } = await setup.many(1_001);
  const { id } = await tried(`Cod;Preț\n${codes.map((code) => `${code};13,00`).join('\n')}\n`);
  const release = await lockProduct(ids[600] ?? 0);
  const asking = await asked(id);
  const job = 'job' in asking ? asking.job : 0;
  setup.runner.wake();
  await soon(async () => (await jobOf(job)).done).toBe(500);
  expect((await setup.shown(id))?.run).toMatchObject({ state: 'applying', can: [] });
  await asAna((changing) => cancelJob(changing, job));
  release();
  await ended(job);
  return { id, job, ids };
}

/** Until it is released, whoever writes the product waits. */
async function lockProduct(id: number) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await new Promise<void>((stored) => {
    void db.transaction().execute(async (trx) => {
      await trx.selectFrom('product').select('id').where('id', '=', id).forUpdate().execute();
      stored();
      await released;
    });
  });
  return release;
}

const shownRun = async (id: number) => (await setup.shown(id))?.run;

test('an import that was cancelled while it was applied says so, and can be continued', async () => {
  const { id, job, ids } = await cutOffAfterTwoSteps();
  expect(await shownRun(id)).toMatchObject({
    state: 'stopped',
    can: ['continue', 'undo'],
    job: { state: 'cancelled', done: 1_000, total: 1_001 },
  });
  expect(await asAna((changing) => continueRun(changing, id))).toEqual({ job });
  expect(await asAna((changing) => continueRun(changing, id))).toEqual({
    kind: 'not-now',
  });
  await ended(job);
  expect(await shownRun(id)).toMatchObject({
    state: 'applied',
    can: ['undo'],
    found: { saved: 1_001 },
  });
  const prices = new Set((await products(...ids)).map(({ price }) => price));
  expect(prices).toEqual(new Set([1300]));
});

test('an import that was cancelled is undone as far as it came, and then goes on no more', async () => {
  const { id, job, ids } = await cutOffAfterTwoSteps();
  const [changedSince = 0] = ids;
  await db.updateTable('product').set({ price: 9_900 }).where('id', '=', changedSince).execute();
  const { run } = await undone(id);
  expect(run).toMatchObject({ state: 'undone', file: null, summary: { restored: 999, left: 1 } });
  const prices = (await products(...ids)).map(({ price }) => price);
  expect(prices.filter((price) => price !== 1250)).toEqual([9_900]);
  expect((await setup.shown(id))?.rows[0]?.problems).toMatchObject([{ level: 'note' }]);
  expect(await shownRun(id)).toMatchObject({ state: 'undone', can: [] });

  expect(await asAna((changing) => continueRun(changing, id))).toEqual({
    kind: 'not-now',
  });
  expect(await asAna((changing) => startUndoing(changing, id))).toEqual({
    kind: 'not-now',
  });
  // Not by the list of jobs either.
  expect(await asAna((changing) => retryJob(changing, job))).toBe(true);
  expect((await ended(job)).state).toBe('failed');
  expect((await products(...ids)).map(({ price }) => price)).toEqual(prices);
});
