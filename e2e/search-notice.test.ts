import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SEARCH_DEBOUNCE } from '../contract/constants.ts';
import type { Locale } from '../contract/locale.ts';
import type { FilteredProductList, SearchReading } from '../contract/shapes/listing.ts';
import { soon } from '../testing/soon.ts';
import { violations } from './axe.ts';
import { stopClock } from './clocks.ts';
import { shopUrl, visit } from './visitor.ts';

/** A page with little on it: the header is the same everywhere. */
const LIGHT = '/account';

/** „кабель 3х2,5” with the keyboard still on Latin letters. */
const WRONG_LAYOUT = 'rf,tkm 3[2?5';

/** How the shop reads a text: its own wording is what the pages have to show. */
async function listOf(text: string, locale: Locale, exact = false): Promise<FilteredProductList> {
  const query = new URLSearchParams({ search: text, ...(exact && { exact: 'true' }) });
  const response = await fetch(`${shopUrl()}/api/products/search-filter/?${query}`, {
    headers: { 'Accept-Language': locale },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as FilteredProductList;
}

function readingOf({ search }: FilteredProductList): SearchReading {
  if (!search) throw new Error('the list does not say how its text was read');
  return search;
}

const searchUrl = (text: string) => `/ru/search?search=${encodeURIComponent(text)}`;
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
const insistLink = (text: string) => ({ name: `Искать именно «${text}»`, exact: true });
const cardTitles = (page: Page) => page.locator('main article h3').allInnerTexts();

async function typeInHeader(page: Page, label: string, text: string) {
  const box = page.getByRole('searchbox', { name: label });
  await box.click();
  await box.fill(text);
}

describe('in the hand a text typed with the wrong keyboard', () => {
  test('is said to be read otherwise, and can be insisted on', async () => {
    const { searched, change } = readingOf(await listOf(WRONG_LAYOUT, 'ru'));
    expect(change).toBe('layout');
    const { page, complaints } = await visit(searchUrl(WRONG_LAYOUT), { screen: 'phone' });
    await hydrated(page);
    const main = page.locator('main');
    const said = `Искали: ${searched}. Похоже, была включена другая раскладка.`;
    await main.getByRole('status').filter({ hasText: said }).waitFor();
    await page.getByRole('heading', { level: 1, name: WRONG_LAYOUT }).waitFor();
    expect(await violations(page)).toEqual([]);

    const asTyped = await listOf(WRONG_LAYOUT, 'ru', true);
    await main.getByRole('link', insistLink(WRONG_LAYOUT)).click();
    await page.waitForURL(/[?&]exact=true(&|$)/);
    expect(readingOf(asTyped).change).toBeNull();
    await main.getByRole('link', insistLink(WRONG_LAYOUT)).waitFor({ state: 'detached' });
    await soon(() => main.textContent()).notToContain('Искали:');
    expect(await cardTitles(page)).toHaveLength(asTyped.results.length);
    expect(await page.locator('main search input').inputValue()).toBe(WRONG_LAYOUT);
    expect(await violations(page)).toEqual([]);

    await page.goBack();
    await main.getByRole('link', insistLink(WRONG_LAYOUT)).waitFor();
    expect(complaints).toEqual([]);
  });

  test('is read the same way in the header and on the page its results lead to, and can be insisted on from both', async () => {
    const list = await listOf(WRONG_LAYOUT, 'ru');
    const { searched } = readingOf(list);
    const { page } = await visit(`/ru${LIGHT}`, { screen: 'phone' });
    await hydrated(page);
    await typeInHeader(page, 'Поиск по магазину', WRONG_LAYOUT);
    const results = page.getByRole('region', { name: 'Результаты поиска' });
    await results
      .getByRole('status')
      .filter({ hasText: `Искали: ${searched}` })
      .waitFor();
    const insist = results.getByRole('link', insistLink(WRONG_LAYOUT));
    expect(await insist.getAttribute('href')).toContain('exact=true');
    expect(await violations(page)).toEqual([]);

    await results.getByRole('link', { name: /^Показать/ }).click();
    await page.waitForURL((url) => url.searchParams.get('search') === WRONG_LAYOUT);
    expect(new URL(page.url()).searchParams.has('exact')).toBe(false);
    await page
      .locator('main')
      .getByRole('status')
      .filter({ hasText: `Искали: ${searched}.` })
      .waitFor();
    expect(await cardTitles(page)).toHaveLength(list.results.length);

    // The header still holds the text, and its results open again.
    await page.getByRole('searchbox', { name: 'Поиск по магазину' }).click();
    await insist.click();
    await page.waitForURL(/\/ru\/search\?exact=true/);
    await page.locator('main search input').waitFor();
    expect(await page.locator('main').getByRole('link', insistLink(WRONG_LAYOUT)).count()).toBe(0);
  });
});

test('insisting outlives an order and ends with another text', async () => {
  const { page } = await visit('/search?exact=true&search=nym');
  await hydrated(page);
  await page.getByLabel('Ordonează').selectOption('cheap');
  await page.waitForURL(/exact=true.*order_by=cheap/);
  const field = page.locator('main search input');
  await field.fill('nym 3x1,5');
  await page.waitForURL((url) => url.searchParams.get('search') === 'nym 3x1,5');
  const { searchParams } = new URL(page.url());
  expect(searchParams.has('exact')).toBe(false);
  expect(searchParams.get('order_by')).toBe('cheap');
});

describe('products near the mark that was asked for', () => {
  const TEXT = 'MYYM 3x1.5';

  /** Which of the products the shop calls equivalents, among them the flexible PVS cords. */
  async function equivalents() {
    const list = await listOf(TEXT, 'ro');
    const ids = readingOf(list).equivalents;
    const near = list.results.filter(({ id }) => ids.includes(id));
    expect(near.map(({ title }) => title)).toContainEqual(expect.stringMatching(/\bPVS 3x1\.5/));
    expect(near.length).toBeLessThan(list.results.length);
    return { near, list };
  }

  test('carry a label, the others none', async () => {
    const { near, list } = await equivalents();
    const { page } = await visit(`/search?search=${encodeURIComponent(TEXT)}`);
    await hydrated(page);
    const cards = page.locator('main article');
    expect(await cards.count()).toBe(list.results.length);
    const labelled = cards.filter({ has: page.getByText('echivalent', { exact: true }) });
    const linksOf = labelled.locator('h3 a');
    const hrefs = await linksOf.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(hrefs).toEqual(near.map(({ slug }) => `/product/${slug}`));
    await page.getByText('„Echivalent” înseamnă o marcă apropiată').waitFor();
    expect(await violations(page)).toEqual([]);

    // The label is part of the way to the product.
    await labelled.first().getByText('echivalent', { exact: true }).click();
    await page.waitForURL(`**${hrefs[0]}`);
  });

  test('carry it in the header’s results too', async () => {
    const { near, list } = await equivalents();
    const shown = list.results.slice(0, 8);
    const { page } = await visit(LIGHT);
    await hydrated(page);
    await typeInHeader(page, 'Caută în magazin', TEXT);
    const results = page.getByRole('region', { name: 'Rezultatele căutării' });
    await results.getByRole('link', { name: /^Vezi/ }).waitFor();
    const labels = results.getByText('echivalent', { exact: true });
    expect(await labels.count()).toBe(near.filter((product) => shown.includes(product)).length);
    expect(await violations(page)).toEqual([]);
  });
});

describe('while somebody types in the header', () => {
  const asksFor = (url: string) => new URL(url).searchParams.get('search');

  test('the shop is asked once, when typing has rested for half a second, and finds with three letters', async () => {
    const { page, context } = await visit(LIGHT);
    await hydrated(page);
    const asked: (string | null)[] = [];
    await context.route('**/api/products/search-filter/**', (route) => {
      asked.push(asksFor(route.request().url()));
      return route.continue();
    });
    await stopClock(page);
    const box = page.getByRole('searchbox', { name: 'Caută în magazin' });
    await box.click();
    for (const letter of 'asf') {
      await page.clock.runFor(SEARCH_DEBOUNCE - 1);
      await box.press(letter);
    }
    await page.clock.runFor(SEARCH_DEBOUNCE - 1);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    const results = page.getByRole('region', { name: 'Rezultatele căutării' });
    await results.locator('a[href^="/product/"]').first().waitFor();
    expect(asked).toEqual(['asf']);
  });

  test('an answer that comes late never takes the place of a newer one', async () => {
    const { page, context } = await visit(LIGHT);
    await hydrated(page);
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    await context.route('**/api/products/search-filter/**', async (route) => {
      if (asksFor(route.request().url()) === 'asfora') await late;
      // The page may have given the request up.
      await route.continue().catch(() => {});
    });
    const isFirst = (request: Request) => asksFor(request.url()) === 'asfora';
    const asked = page.waitForRequest(isFirst);
    const over = Promise.race([
      page.waitForEvent('requestfailed', isFirst),
      page.waitForEvent('requestfinished', isFirst),
    ]);
    await typeInHeader(page, 'Caută în magazin', 'asfora');
    await asked;
    await typeInHeader(page, 'Caută în magazin', 'nym');
    const all = page.getByRole('link', { name: /^Vezi toate/ });
    await all.waitFor();
    expect(await all.getAttribute('href')).toBe('/search?search=nym');
    release();
    await over;
    await drawn(page);
    expect(await all.getAttribute('href')).toBe('/search?search=nym');
  });
});

/** Until whatever the page has heard of is on the screen. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
