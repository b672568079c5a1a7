import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { violations } from './axe.ts';
import { stopClock } from './clocks.ts';
import { onDesktop, onPhone, openAsGuest } from './guest.ts';

const BREAKER = '/product/intrerupator-automat-va47-29-1p-16a-c-4-5ka';

test('results open while typing, all of them are on the search page, and there a product is found by its code', async () => {
  const { page, context } = await openAsGuest('/', ...onDesktop);
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.click();
  await box.fill('asfora');
  const all = page.getByRole('link', { name: /Vezi toate cele \d+/ });
  await all.waitFor();
  // Whoever empties the field is shown nothing of what stood there before.
  const ofBefore = page.locator('a[href$="search=asfora"]');
  expect(await ofBefore.count()).toBe(1);
  await box.fill('');
  await box.fill('n');
  expect(await ofBefore.count()).toBe(0);
  await box.fill('asfora');
  await ofBefore.waitFor();
  await page.getByRole('button', { name: 'Închide căutarea' }).click();
  await all.waitFor({ state: 'detached' });
  await box.click();
  await all.click();
  await page.waitForURL('**/search?search=asfora');
  const found = page.getByRole('heading', { level: 1, name: /asfora/i });
  await found.waitFor();
  expect(await box.inputValue()).toBe('asfora');
  expect(await page.locator('main article').count()).toBeGreaterThan(1);
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await soon(() => box.inputValue()).toBe('');

  await page.goForward();
  await found.waitFor();
  const look = async (text: string) => {
    await box.fill(text);
    await box.press('Enter');
  };
  await look('MVA20-1-016-C');
  const first = page.locator('main article h3 a').first();
  await soon(() => first.getAttribute('href')).toBe(BREAKER);
  await look('zzzqqq');
  await page.getByRole('heading', { name: /„zzzqqq”/ }).waitFor();
  expect(new URL(page.url()).search).toBe('?search=zzzqqq');
  await look('asfora');
  await found.waitFor();
  await page.reload();
  // Before that the form would be sent by the browser, and the server would search.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

  // A search that fails says so: the former results are not those of the new text.
  await context.route('**/api/products/search-filter/**', (route) => route.abort());
  await look('priza');
  const again = page.getByRole('main').getByRole('button', { name: 'Încearcă din nou' });
  await again.waitFor();
  expect(new URL(page.url()).search).toBe('?search=priza');
  expect(await page.locator('main article').count()).toBe(0);
  await context.unroute('**/api/products/search-filter/**');
  await again.click();
  await page.locator('main article').first().waitFor();
  await page.getByRole('heading', { level: 1, name: /priza/i }).waitFor();

  await box.click();
  await box.fill('asfora');
  await all.waitFor();
  await context.setOffline(true);
  await page.getByRole('alert').getByText('Nu aveți conexiune la internet').waitFor();
  await context.setOffline(false);
  await all.waitFor();
});

test('a search that the header could not get answered says so, and is answered at the second try', async () => {
  const { page, context } = await openAsGuest('/', ...onDesktop);
  await context.route('**/api/products/search-filter/**', (route) => route.abort());
  const banner = page.getByRole('banner');
  await banner.getByRole('searchbox').fill('asfora');
  const again = banner.getByRole('alert').getByRole('button', { name: 'Încearcă din nou' });
  await again.waitFor();
  expect(await violations(page)).toEqual([]);
  await context.unroute('**/api/products/search-filter/**');
  await again.click();
  await banner.locator('a[href$="search=asfora"]').waitFor();
  expect(await again.count()).toBe(0);
});

test('what only resembles the thing stands apart, uncounted and without a price', async () => {
  const path = `/search?search=${encodeURIComponent('розетка черная')}`;
  const { page } = await openAsGuest(path, ...onPhone);
  const apart = page.getByRole('region', { name: 'Возможно, вы также ищете…' });
  const others = await apart.locator('article').count();
  expect(others).toBeGreaterThan(0);
  const shown = await page.locator('main article').count();
  const count = page.getByRole('heading', { level: 1 }).locator('+ [role=status]');
  expect(await count.textContent()).toMatch(new RegExp(`^${shown - others}\\s`));
  expect(await apart.textContent()).not.toMatch(/\d,\d\d\slei/);
  expect(await violations(page)).toEqual([]);

  // From the last product of the list the keyboard goes on into the part below it.
  const last = page.locator('main article').nth(shown - others - 1);
  await last.getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await soon(() => apart.locator(':focus').count()).toBe(1);

  await page.locator('input[name=is_stock]').click();
  await apart.waitFor({ state: 'detached' });
});

test('filters ticked in a row are looked up once, 600 ms after the last, the stock after 10 ms; insisting outlives them and an order, and ends with another text', async () => {
  const { page } = await openAsGuest('/search?exact=true&search=cablu', ...onDesktop);
  await page.getByLabel('Ordonează').selectOption('cheap');
  await page.waitForURL(/exact=true.*order_by=cheap/);
  await page.locator('main [aria-busy=false]').waitFor();
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/products/search-filter/')) asked.push(searchParams);
  });
  await stopClock(page);
  const brands = page
    .getByRole('complementary')
    .locator('details', { has: page.locator('summary', { hasText: 'Brand' }) })
    .getByRole('checkbox');
  await brands.nth(0).click();
  await page.clock.runFor(599);
  await brands.nth(1).click();
  await page.clock.runFor(599);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await soon(() => asked.length).toBe(1);
  expect(asked[0]?.get('brands_id')).toMatch(/^\d+,\d+$/);

  await page.locator('input[name=is_stock]').click();
  await page.clock.runFor(9);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(1);
  await soon(() => asked[1]?.get('is_stock')).toBe('true');

  await page.clock.resume();
  await page.waitForURL(/exact=true.*is_stock=true/);
  const box = page.getByRole('banner').getByRole('searchbox');
  await box.fill('nym 3x1,5');
  await box.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('search') === 'nym 3x1,5');
  expect(new URL(page.url()).searchParams.has('exact')).toBe(false);
});

test('whoever ticks a filter and goes on to a product is not called back while that is on its way', async () => {
  const { page } = await openAsGuest('/search?search=cablu', ...onDesktop);
  await page.locator('main [aria-busy=false]').waitFor();
  await stopClock(page);
  const later = Promise.withResolvers<void>();
  await page.route('**', async (route) => {
    if (route.request().resourceType() === 'fetch') await later.promise;
    await route.continue();
  });
  const product = page.locator('main article h3 a').first();
  const href = (await product.getAttribute('href')) ?? '';
  const name = (await product.textContent()) ?? '';
  await page.getByRole('complementary').getByRole('checkbox').first().click();
  await product.click();
  await page.clock.runFor(1000);
  later.resolve();
  await page.clock.resume();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(new URL(page.url()).pathname).toBe(href);
});
