import { expect, inject, test } from 'vitest';
import { connect } from '../server/database/connect.ts';
import { trialJob } from '../server/import/trial-job.ts';
import { startJob } from '../server/jobs/start-job.ts';
import { violations } from './axe.ts';
import { visitAsStaff } from './staff.ts';

const words = {
  ro: { title: 'Lucrări în fundal', job: 'Verificarea unui fișier de import', done: 'gata' },
  ru: { title: 'Фоновые задания', job: 'Проверка файла импорта', done: 'готово' },
};

test.each(['ro', 'ru'] as const)('%s: a job that ends is seen to end', async (locale) => {
  const { page } = await visitAsStaff('/admin/jobs', { role: 'catalogue', locale });
  const text = words[locale];
  await page.getByRole('heading', { level: 1, name: text.title }).waitFor();
  const db = connect(inject('databaseUrl'), { connections: 1 });
  // Of no run there is nothing to try: it is done at once.
  const id = await startJob(db, trialJob, { run: 2_000_000_000 }, 'console');
  await db.destroy();
  const row = page.getByRole('row', { name: `${text.job} № ${id}` });
  await row.getByText(text.done, { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('who may not see jobs is not offered them', async () => {
  const { page } = await visitAsStaff('/admin/today', { role: 'sales' });
  await page.getByRole('navigation').first().waitFor();
  expect(await page.getByRole('link', { name: words.ro.title }).count()).toBe(0);
});
