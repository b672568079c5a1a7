import { expect, inject, test } from 'vitest';
import { connect } from '../server/base/database/connect.ts';
import { violations } from './axe.ts';
import { visitAsStaff } from './staff.ts';

const NAME = 'phone_prefixes_without_messengers';

/** As somebody's hand, or another version, left it. */
async function store(value: unknown) {
  const db = connect(inject('databaseUrl'), { connections: 1 });
  try {
    await db
      .updateTable('setting')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', NAME)
      .execute();
  } finally {
    await db.destroy();
  }
}

test('an owner is told which setting could not be read, and is asked before it is replaced', async () => {
  await store(['+373222', 373231]);
  const { page } = await visitAsStaff('/admin/settings?part=limits');
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByText('2: s-a găsit „373231”').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(await violations(page)).toEqual([]);
  const notice = page.getByText('Unele setări nu au putut fi citite');
  await notice.waitFor();
  const save = page.getByRole('button', { name: 'Salvează: Telefoane fără Viber și WhatsApp' });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Înlocuiți ce nu a putut fi citit?' });
  await dialog.getByRole('button', { name: 'Înapoi la formular' }).click();
  expect(await notice.isVisible()).toBe(true);
  await save.click();
  await dialog.getByRole('button', { name: 'Salvează și înlocuiește' }).click();
  await page.getByText('Salvat').first().waitFor();
  await notice.waitFor({ state: 'detached' });
});
