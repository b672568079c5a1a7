import { describe, expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { violations } from './axe.ts';
import { stopClock } from './clocks.ts';
import { atDesk, inLanguage, openAsGuest, twoGuests } from './guest.ts';

const words = {
  ro: { all: /Vezi toate cele \d+/, close: 'Închide căutarea', nothing: /„zzzqqq”/ },
  ru: { all: /Показать все \d+/, close: 'Закрыть поиск', nothing: /«zzzqqq»/ },
};

const BREAKER = '/product/intrerupator-automat-va47-29-1p-16a-c-4-5ka';

describe.each(twoGuests)('on a %s in %s', (screen, locale) => {
  test('results open while typing, and all of them are on the search page', async () => {
    const { page } = await openAsGuest('/', screen, locale);
    const box = page.getByRole('banner').getByRole('searchbox');
    await box.click();
    await box.fill('asfora');
    const all = page.getByRole('link', { name: words[locale].all });
    await all.waitFor();
    await page.getByRole('button', { name: words[locale].close }).click();
    await all.waitFor({ state: 'detached' });
    await box.click();
    await all.click();
    await page.waitForURL(`**${inLanguage(locale, '/search')}?search=asfora`);
    await page.getByRole('heading', { level: 1, name: /asfora/i }).waitFor();
    expect(await box.inputValue()).toBe('asfora');
    expect(await page.locator('main article').count()).toBeGreaterThan(1);
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname === inLanguage(locale, '/'));
    await soon(() => box.inputValue()).toBe('');
  });
});

test.each([
  ['phone', 'ro', 'Poate căutați și…', 'priza neagra'],
  ['desktop', 'ru', 'Возможно, вы также ищете…', 'розетка черная'],
] as const)(
  'on a %s in %s what only resembles the thing stands apart, uncounted and without a price',
  async (screen, locale, heading, text) => {
    const { page } = await openAsGuest(
      `/search?search=${encodeURIComponent(text)}`,
      screen,
      locale,
    );
    const apart = page.getByRole('region', { name: heading });
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
  },
);

test('a product is found by its code, and another from there by the one box there is', async () => {
  const [screen, locale] = atDesk;
  const { page, context } = await openAsGuest('/search?search=MVA20-1-016-C', screen, locale);
  const first = page.locator('main article h3 a').first();
  expect(await first.getAttribute('href')).toBe(inLanguage(locale, BREAKER));
  const box = page.getByRole('search').getByRole('searchbox');
  await box.fill('zzzqqq');
  await box.press('Enter');
  await page.getByRole('heading', { name: words[locale].nothing }).waitFor();
  expect(new URL(page.url()).search).toBe('?search=zzzqqq');
  await box.fill('asfora');
  await box.press('Enter');
  await page.getByRole('heading', { level: 1, name: /asfora/i }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /asfora/i }).waitFor();

  await box.click();
  await page.getByRole('link', { name: words[locale].all }).waitFor();
  await context.setOffline(true);
  await page.getByRole('alert').getByText('Nu aveți conexiune la internet').waitFor();
  await context.setOffline(false);
  await page.getByRole('link', { name: words[locale].all }).waitFor();
});

test('filters ticked in a row are looked up once, 600 ms after the last, the stock after 10 ms', async () => {
  const { page } = await openAsGuest('/search?search=cablu', 'desktop', 'ro');
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
});
