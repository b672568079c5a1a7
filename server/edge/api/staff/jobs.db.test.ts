import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soon } from '../../../../testing/soon.ts';
import { listen } from '../../../base/database/listen.ts';
import { countJob } from '../../../base/jobs/counting-job.fixture.ts';
import { startJob } from '../../../base/jobs/start-job.ts';
import { openScreenOf } from '../../../base/live-events/screen.fixture.ts';
import { type AddedStaff, addStaff } from '../../../testing/add-staff.ts';
import { fingerprint } from '../../../testing/fingerprint.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';

let shop: TestShop;
let ana: AddedStaff;
beforeAll(async () => {
  shop = await openTestShop('empty');
  ana = await addStaff(shop.shop, { name: 'Ana', role: 'catalogue' });
});
afterAll(() => shop.close());

const start = () => startJob(shop.db, countJob, { to: 3 }, `staff:${ana.id}`);
const ask = (method: 'GET' | 'POST', path: string, headers: object = ana.headers) =>
  shop.api(method, path, { headers });

test('jobs are listed newest first, with who started them and how far they are', async () => {
  const [first, second] = [await start(), await start()];
  const { json } = await ask('GET', '/staff/jobs/');
  expect(json.results.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  expect(json.results[0]).toMatchObject({
    kind: 'count',
    state: 'waiting',
    done: 0,
    total: null,
    started_by: 'Ana',
    ended_at: null,
  });
  expect(json.next).toBeNull();
  expect((await ask('GET', `/staff/jobs/?before=${second}`)).json.results).toHaveLength(1);
});

test('a job is cancelled once and retried once, in the name of who did it', async () => {
  const id = await start();
  const { json } = await ask('POST', `/staff/jobs/${id}/cancel/`);
  expect(json).toMatchObject({ id, state: 'cancelled' });
  const before = await fingerprint(shop.db);
  const late = await ask('POST', `/staff/jobs/${id}/cancel/`);
  expect([late.status, late.json.detail]).toEqual([409, 'Sarcina s-a încheiat deja']);
  expect(await fingerprint(shop.db)).toBe(before);
  expect((await ask('POST', `/staff/jobs/${id}/retry/`)).json.state).toBe('waiting');
  expect((await ask('POST', `/staff/jobs/${id}/retry/`)).status).toBe(409);
  const noted = await shop.db
    .selectFrom('audit_entry')
    .select(['actor', 'verb', 'before', 'after'])
    .where('entity', '=', 'job')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(noted).toEqual([
    {
      actor: `staff:${ana.id}`,
      verb: 'change',
      before: { state: 'waiting', is_cancel_asked: false },
      after: { state: 'cancelled', is_cancel_asked: true },
    },
    {
      actor: `staff:${ana.id}`,
      verb: 'change',
      before: { state: 'cancelled' },
      after: { state: 'waiting' },
    },
  ]);
});

test('two who cancel the same job at once are both answered, and it is noted once', async () => {
  const id = await start();
  const both = await Promise.all([1, 2].map(() => ask('POST', `/staff/jobs/${id}/cancel/`)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('open screens of who may see jobs hear how far they are', async () => {
  const sales = await addStaff(shop.shop, { role: 'sales' });
  const notices = await listen(shop.url, { shop_live: shop.shop.live.hear });
  const [screen, other] = [
    await openScreenOf(shop.app, ana.headers),
    await openScreenOf(shop.app, sales.headers),
  ];
  const id = await start();
  await shop.db.updateTable('job').set({ done: 2, total: 3 }).where('id', '=', id).execute();
  const event = { kind: 'job', id, job: 'count', state: 'waiting' };
  await soon(() => screen.events.filter(({ kind }) => kind === 'job')).toEqual([
    { ...event, done: 0, of: null },
    { ...event, done: 2, of: 3 },
  ]);
  expect(other.kinds()).not.toContain('job');
  await screen.leave();
  await other.leave();
  await notices.close();
});

test('the command line lists them', async () => {
  const id = await start();
  const command = fileURLToPath(new URL('../../../base/jobs/jobs-command.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [command], {
    env: { ...process.env, DATABASE_URL: shop.url, DATA_DIR: shop.shop.config.dataDir },
  });
  expect(stdout.split('\n')[0]).toMatch(new RegExp(`^${id}\tcount\twaiting\t0\tAna\t20`));
});
