import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { zipOf } from '../../base/archives/zip-of.fixture.ts';
import { quickPace } from '../../base/jobs/counting-job.fixture.ts';
import { openJobRunner } from '../../base/jobs/job-runner.ts';
import { startJob } from '../../base/jobs/start-job.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { everyJob } from '../every-job.ts';
import { completeRun, exchangeFinishJob } from './complete-run.ts';
import { exchangeFileJob } from './exchange-file-job.ts';
import {
  addAccount,
  begin,
  importToEnd,
  readShop,
  sample,
  setExchange,
} from './exchange-setup.fixture.ts';
import { importFile } from './receiving/import-file.ts';
import { receivePart } from './receiving/receive-file.ts';
import { endRun } from './runs.ts';

let shop: TestShop;
let runner: ReturnType<typeof openJobRunner>;
beforeAll(async () => {
  shop = await openTestShop('empty');
  runner = openJobRunner({
    shop: shop.shop,
    databaseUrl: shop.url,
    jobs: everyJob,
    pace: quickPace,
  });
});
afterAll(async () => {
  await runner.stop();
  await shop.close();
});

test('a file is left to the job that is at it, and gone on with should that fall silent', async () => {
  await setExchange(shop.db);
  const run = await begin(shop.db, await addAccount(shop.db));
  await receivePart(shop.db, run.id, 'import0_1.xml', sample('import0_1.xml'));
  const job_id = await startJob(shop.db, exchangeFileJob, { file: 1 }, 'exchange');
  await shop.db.updateTable('job').set({ state: 'running' }).where('id', '=', job_id).execute();
  await shop.db.updateTable('exchange_file').set({ job_id }).execute();
  const asked = (patience: number) =>
    importFile(shop.shop, run, 'import0_1.xml', { patience, atOnce: 2 ** 20 });
  expect(await asked(0)).toMatchObject({ kind: 'progress', done: 0 });
  expect(await readShop(shop.db)).toEqual([]);

  // Half a second passes whenever somebody looks at the clock.
  let clock = Date.now();
  const now = vi.spyOn(Date, 'now').mockImplementation(() => {
    clock += 500;
    return clock;
  });
  onTestFinished(() => now.mockRestore());
  expect(await asked(600_000)).toEqual({ kind: 'success' });
  await shop.db
    .updateTable('job')
    .set({ state: 'done', ended_at: new Date() })
    .where('id', '=', job_id)
    .execute();
  await endRun(shop.db, run.id, 'done');
});

test('what a request has begun goes on when 1C asks no more', async () => {
  const run = await begin(shop.db, 1);
  for (const name of ['import0_1.xml', 'offers0_1.xml']) {
    await receivePart(shop.db, run.id, name, sample(name));
    // Without patience: one batch, and the answer is how far it is.
    expect(await importFile(shop.shop, run, name, { patience: 0 })).toMatchObject({
      kind: 'progress',
    });
  }
  const states = async () =>
    (
      await shop.db
        .selectFrom('exchange_file')
        .select('state')
        .where('run_id', '=', run.id)
        .execute()
    ).map(({ state }) => state);
  expect(await states()).toEqual(['applying', 'applying']);
  await runner.open();
  await soon(states).toEqual(['applied', 'applied']);
  expect(await readShop(shop.db)).toHaveLength(6);
  await endRun(shop.db, run.id, 'done');
});

test('what is too large for a request is unpacked, read and applied without one', async () => {
  const run = await begin(shop.db, 1);
  const archive = zipOf([{ name: 'changes0_1.xml', text: sample('changes0_1.xml') }]);
  await receivePart(shop.db, run.id, 'all.zip', archive);
  const asked = () => importFile(shop.shop, run, 'changes0_1.xml', { atOnce: 0 });
  expect(await asked()).toEqual({ kind: 'progress', done: 0, of: 1 });
  runner.wake();
  await soon(asked).toEqual({ kind: 'success' });
  expect(await readShop(shop.db)).toHaveLength(7);
});

test('many pictures at the end of a run are drawn beside it, and 1C is told how far they are', async () => {
  await sql`
    update exchange_run
    set state = 'abandoned', ended_at = now()
    where state = 'open'`.execute(shop.db);
  const run = await begin(shop.db, 1);
  const names = Array.from({ length: 8 }, (_, at) => `import_files/p${at}.png`);
  const first = sample('import0_1.xml')
    .toString()
    .replace('import_files/c0/vvg-3x1-5.jpg', names[0] ?? '')
    .replace('21:00:05', '23:00:05');
  await receivePart(shop.db, run.id, 'goods.xml', Buffer.from(first));
  await importToEnd(shop.shop, run, 'goods.xml');
  for (const [at, name] of names.entries()) {
    const background = { r: at * 20, g: 0, b: 0 };
    const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background } }).png();
    await receivePart(shop.db, run.id, name, await drawn.toBuffer());
  }
  const asked = () => completeRun(shop.shop, run);
  // Asked twice, it is one job all the same.
  expect([await asked(), await asked()]).toEqual(
    Array(2).fill({ kind: 'progress', done: 0, of: names.length }),
  );
  runner.wake();
  const state = async () =>
    (
      await shop.db
        .selectFrom('exchange_run')
        .select('state')
        .where('id', '=', run.id)
        .executeTakeFirstOrThrow()
    ).state;
  await soon(state).toBe('done');
  const results = () =>
    shop.db.selectFrom('job').select('result').where('kind', '=', 'exchange-finish').execute();
  await soon(results).toEqual([{ result: { pictures: names.length } }]);
  expect(await shop.db.selectFrom('product_picture').select('file').execute()).toHaveLength(1);
});

test('where the job that ends a run has failed, 1C is told so and starts no other, until people let it go on', async () => {
  const run = await begin(shop.db, 1);
  await shop.db.transaction().execute(async (trx) => {
    const job_id = await startJob(trx, exchangeFinishJob, { run: run.id }, 'exchange');
    await trx
      .updateTable('job')
      .set({ state: 'failed', ended_at: new Date() })
      .where('id', '=', job_id)
      .execute();
    await trx.updateTable('exchange_run').set({ job_id }).where('id', '=', run.id).execute();
  });
  // More than a request may take.
  await sql`
    insert into exchange_file (run_id, name, state)
    select ${run.id}, 'import_files/missing' || at || '.png', 'receiving'
    from generate_series(1, 30) as at`.execute(shop.db);
  const jobs = () =>
    shop.db.selectFrom('job').select('id').where('kind', '=', 'exchange-finish').execute();
  const before = await jobs();
  const asked = () => completeRun(shop.shop, run);
  expect([await asked(), await asked()]).toEqual([{ kind: 'stopped' }, { kind: 'stopped' }]);
  expect(await jobs()).toEqual(before);
  await shop.db
    .updateTable('job')
    .set({ state: 'waiting', ended_at: null })
    .where('state', '=', 'failed')
    .execute();
  expect(await asked()).toMatchObject({ kind: 'progress' });
  await shop.db
    .updateTable('job')
    .set({ state: 'done', ended_at: new Date() })
    .where('state', '=', 'waiting')
    .execute();
  await endRun(shop.db, run.id, 'done');
});
