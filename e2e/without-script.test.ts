import { expect, test } from 'vitest';
import { inLanguage, places } from './guest.ts';
import { visit } from './visitor.ts';

test('without script one filters, leafs and searches, and nothing typed is lost or shown', async () => {
  const at = (path: string) => inLanguage('ru', path);
  const { page } = await visit(at(places.cables), { screen: 'phone', script: false });
  expect(await page.locator('noscript p').textContent()).toContain('включите JavaScript');
  await page.getByRole('link', { name: 'Фильтры' }).click();
  await page.getByRole('checkbox', { name: /^Odeskabel/ }).click();
  await page.waitForURL(/brands_id=/);
  await page.locator('select[name=order_by]').selectOption('new');
  await page.getByRole('button', { name: 'Применить' }).click();
  await page.waitForURL(/order_by=new/);
  await page.locator('main a[rel=next]').click();
  await page.waitForURL(/page=2/);
  const query = new URL(page.url()).searchParams;
  expect([query.get('order_by'), query.get('page')]).toEqual(['new', '2']);
  expect(query.get('brands_id')).toMatch(/^\d+$/);

  const search = page.getByRole('banner').getByRole('searchbox');
  await search.fill('nym');
  await search.press('Enter');
  await page.waitForURL(`**${at('/search')}?search=nym`);
  expect(await page.locator('main article').count()).toBeGreaterThan(1);

  const reset = at('/accounts/reset-password?uid=1&token=2');
  await page.goto(reset);
  const password = page.locator('main [name=new_password]');
  await password.fill('parola-buna-1');
  await password.press('Enter');
  await page.locator('main [type=submit]').click();
  expect(page.url()).toContain(reset);
  expect(await password.inputValue()).toBe('parola-buna-1');
});
