import { expect, inject, test } from 'vitest';
import { connect } from '../server/base/database/connect.ts';
import { addOrder } from '../server/testing/add-order.ts';
import { soon } from '../testing/soon.ts';
import { violations } from './axe.ts';
import { heard } from './clocks.ts';
import { visitAsStaff } from './staff.ts';
import { registerCustomer } from './visitor.ts';

const text = {
  today: 'Astăzi',
  newOrders: /^Comenzi noi/,
  toast: (number: string) => `Comandă nouă ${number}, 1\u00a0234,50`,
  table: 'Arată ca tabel',
  sales: 'Vânzări',
  week: '7 zile',
  sound: 'Un sunet scurt',
  find: 'Caută oriunde',
  nothing: 'Nimic cu acest nume sau număr.',
  lowStock: /^Stoc redus/,
  words: 'Cuvinte de căutare',
};

/** An order as a customer places one, while somebody looks. */
async function placeOrder() {
  const { username } = await registerCustomer();
  const db = connect(inject('databaseUrl'), { connections: 1 });
  try {
    const { id: customerId } = await db
      .selectFrom('customer')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return await addOrder(db, { customerId, total: 1_234_50, name: 'Maria Ceban' });
  } finally {
    await db.destroy();
  }
}

test('a new order shows by itself, counts, and is found by its number from everywhere', async () => {
  const { page, complaints } = await visitAsStaff('/robots.txt', { role: 'owner' });
  // What is ordered before the screen listens is counted, and nothing is said of it.
  const listens = page.waitForResponse('**/api/staff/events/');
  await page.goto('/admin');
  await listens;
  await page.getByRole('heading', { level: 1, name: text.today }).waitFor();
  const tile = page.getByRole('link', { name: text.newOrders });
  const count = async () => Number(/\d+/.exec((await tile.textContent()) ?? '')?.[0]);
  const before = await count();

  const number = await placeOrder();
  await heard(page, text.toast(number));
  await soon(count).toBeGreaterThan(before);
  expect(await tile.getAttribute('href')).toBe('/admin/orders?status=new');

  await page.getByRole('button', { name: text.week }).click();
  await page.getByRole('img', { name: new RegExp(`^${text.sales}`) }).waitFor();
  expect(new URL(page.url()).search).toBe('?days=7');
  await page.getByText(text.table).click();
  const rows = page.getByRole('table', { name: text.sales }).getByRole('row');
  await soon(() => rows.count()).toBe(8);
  expect(await page.getByRole('switch', { name: text.sound }).isChecked()).toBe(false);
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: text.find });
  const field = dialog.getByRole('combobox');
  await field.waitFor();
  // Typed where the focus is, and taken before the answer comes.
  await page.keyboard.type(number.toLowerCase().replace('-', ''));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/orders/${number}`);
  // The screen one has come to is heard.
  await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: text.today }).waitFor();

  await page.keyboard.press('Control+k');
  await dialog.getByRole('option', { name: new RegExp(number) }).waitFor();
  await field.fill('zzzz9999');
  await dialog.getByText(text.nothing).waitFor();
  await field.fill(text.words.slice(0, 5));
  await dialog.getByRole('option', { name: text.words }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

test('who may not see orders hears of none and sees no sales', async () => {
  const { page } = await visitAsStaff('/admin/today', { role: 'content', screen: 'tablet' });
  await page.getByRole('link', { name: text.lowStock }).waitFor();
  expect(await page.getByRole('link', { name: text.newOrders }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: text.sales }).count()).toBe(0);
  await page.getByRole('link', { name: text.lowStock }).click();
  await page.getByRole('heading', { level: 1, name: text.lowStock }).waitFor();
  await page.getByRole('table').waitFor();
});
