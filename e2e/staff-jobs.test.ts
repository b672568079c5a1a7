import { expect, inject, test } from 'vitest';
import { connect } from '../server/base/database/connect.ts';
import { startJob } from '../server/base/jobs/start-job.ts';
import { trialJob } from '../server/shop/import/trial-job.ts';
import { visitAsStaff } from './staff.ts';

const text = {
  title: 'Sarcini în fundal',
  job: 'Verificarea unui fișier de import',
  done: 'gata',
  goOn: 'Reia',
};

test('a job is seen to end, and one that stopped is retried', async () => {
  const { page } = await visitAsStaff('/admin/jobs', { role: 'catalogue' });
  await page.getByRole('heading', { level: 1, name: text.title }).waitFor();
  const db = connect(inject('databaseUrl'), { connections: 1 });
  // Of no run there is nothing to try: it is done at once.
  const id = await startJob(db, trialJob, { run: 2_000_000_000 }, 'console');
  const { id: stopped } = await db
    .insertInto('job')
    .values({
      kind: trialJob.kind,
      input: JSON.stringify({ run: 2_000_000_000 }),
      position: 'null',
      message: 'null',
      result: 'null',
      actor: 'console',
      state: 'cancelled',
      ended_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.destroy();
  const row = page.getByRole('row', { name: `${text.job} nr. ${id}` });
  await row.getByText(text.done, { exact: true }).waitFor();
  const other = page.getByRole('row', { name: `${text.job} nr. ${stopped}` });
  await other.getByRole('button', { name: text.goOn }).click();
  await other.getByText(text.done, { exact: true }).waitFor();
});

test('who may not see jobs is not offered them', async () => {
  const { page } = await visitAsStaff('/admin/today', { role: 'sales' });
  await page.getByRole('navigation').first().waitFor();
  expect(await page.getByRole('link', { name: text.title }).count()).toBe(0);
});
