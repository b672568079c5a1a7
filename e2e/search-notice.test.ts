import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
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

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
const insistLink = (text: string) => ({ name: `Искать именно «${text}»`, exact: true });
const cardTitles = (page: Page) => page.locator('main article h3').allInnerTexts();

async function typeInHeader(page: Page, label: string, text: string) {
  const box = page.getByRole('searchbox', { name: label });
  await box.click();
  await box.fill(text);
}

test('in the hand a text typed with the wrong keyboard is read the same way in the header and on the page its results lead to, is said to be, and can be insisted on from both', async () => {
  const list = await listOf(WRONG_LAYOUT, 'ru');
  const { searched, change } = readingOf(list);
  expect(change).toBe('layout');
  const { page, complaints } = await visit(`/ru${LIGHT}`, { screen: 'phone' });
  await hydrated(page);
  await typeInHeader(page, 'Поиск по магазину', WRONG_LAYOUT);
  const box = page.getByRole('searchbox', { name: 'Поиск по магазину' });
  const results = page.getByRole('region', { name: 'Результаты поиска' });
  await results
    .getByRole('status')
    .filter({ hasText: `Искали: ${searched}` })
    .waitFor();
  const insist = results.getByRole('link', insistLink(WRONG_LAYOUT));
  expect(await insist.getAttribute('href')).toContain('exact=true');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Закрыть поиск' }).click();
  await results.waitFor({ state: 'detached' });
  await box.click();
  await results.getByRole('link', { name: /^Показать/ }).click();
  await page.waitForURL((url) => url.searchParams.get('search') === WRONG_LAYOUT);
  expect(new URL(page.url()).searchParams.has('exact')).toBe(false);

  const main = page.locator('main');
  const said = `Искали: ${searched}. Похоже, была включена другая раскладка.`;
  await main.getByRole('status').filter({ hasText: said }).waitFor();
  await page.getByRole('heading', { level: 1, name: WRONG_LAYOUT }).waitFor();
  expect(await cardTitles(page)).toHaveLength(list.results.length);
  expect(await violations(page)).toEqual([]);

  const asTyped = await listOf(WRONG_LAYOUT, 'ru', true);
  expect(readingOf(asTyped).change).toBeNull();
  const expectAsTyped = async () => {
    await page.waitForURL(/[?&]exact=true(&|$)/);
    await main.getByRole('link', insistLink(WRONG_LAYOUT)).waitFor({ state: 'detached' });
    await soon(() => main.textContent()).notToContain('Искали:');
    expect(await cardTitles(page)).toHaveLength(asTyped.results.length);
    expect(await box.inputValue()).toBe(WRONG_LAYOUT);
  };
  await main.getByRole('link', insistLink(WRONG_LAYOUT)).click();
  await expectAsTyped();
  await page.goBack();
  await main.getByRole('link', insistLink(WRONG_LAYOUT)).waitFor();

  // The header still holds the text, and its results open again.
  await box.click();
  await insist.click();
  await expectAsTyped();
  await page.goBack();
  await page.goBack();
  await page.waitForURL(`**/ru${LIGHT}`);
  await soon(() => box.inputValue()).toBe('');
  expect(complaints).toEqual([]);
});

test('products near the mark that was asked for carry a label among the header’s results and on the page they lead to, the others none', async () => {
  const TEXT = 'MYYM 3x1.5';
  const list = await listOf(TEXT, 'ro');
  const ids = readingOf(list).equivalents;
  const near = list.results.filter(({ id }) => ids.includes(id));
  // Among them the flexible PVS cords.
  expect(near.map(({ title }) => title)).toContainEqual(expect.stringMatching(/\bPVS 3x1,5/));
  expect(near.length).toBeLessThan(list.results.length);

  const { page } = await visit(LIGHT);
  await hydrated(page);
  await typeInHeader(page, 'Caută în magazin', TEXT);
  const results = page.getByRole('region', { name: 'Rezultatele căutării' });
  const all = results.getByRole('link', { name: /^Vezi/ });
  await all.waitFor();
  const labels = results.getByText('echivalent', { exact: true });
  const inHeader = list.results.slice(0, 8).filter((product) => near.includes(product));
  expect(await labels.count()).toBe(inHeader.length);
  expect(await violations(page)).toEqual([]);

  await all.click();
  await page.getByText('„Echivalent” înseamnă o marcă apropiată').waitFor();
  const cards = page.locator('main article');
  expect(await cards.count()).toBe(list.results.length);
  const labelled = cards.filter({ has: page.getByText('echivalent', { exact: true }) });
  const linksOf = labelled.locator('h3 a');
  const hrefs = await linksOf.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(hrefs).toEqual(near.map(({ slug }) => `/product/${slug}`));
  expect(await violations(page)).toEqual([]);

  // The label is part of the way to the product.
  await labelled.first().getByText('echivalent', { exact: true }).click();
  await page.waitForURL(`**${hrefs[0]}`);
});

test('while somebody types in the header a late answer never takes the place of a newer one, and the shop is asked once, when typing has rested for half a second, and finds with three letters', async () => {
  const asksFor = (url: string) => new URL(url).searchParams.get('search');
  const { page, context } = await visit(LIGHT);
  await hydrated(page);
  const { promise: late, resolve: release } = Promise.withResolvers<void>();
  let asked: (string | null)[] = [];
  await context.route('**/api/products/search-filter/**', async (route) => {
    const text = asksFor(route.request().url());
    asked.push(text);
    if (text === 'asfora') await late;
    // The page may have given the request up.
    await route.continue().catch(() => {});
  });
  const isFirst = (request: Request) => asksFor(request.url()) === 'asfora';
  const over = Promise.race([
    page.waitForEvent('requestfailed', isFirst),
    page.waitForEvent('requestfinished', isFirst),
  ]);
  const first = page.waitForRequest(isFirst);
  await typeInHeader(page, 'Caută în magazin', 'asfora');
  await first;
  await typeInHeader(page, 'Caută în magazin', 'nym');
  const all = page.getByRole('link', { name: /^Vezi toate/ });
  await all.waitFor();
  expect(await all.getAttribute('href')).toBe('/search?search=nym');
  release();
  await over;
  await drawn(page);
  expect(await all.getAttribute('href')).toBe('/search?search=nym');

  await typeInHeader(page, 'Caută în magazin', '');
  await all.waitFor({ state: 'detached' });
  asked = [];
  await stopClock(page);
  const box = page.getByRole('searchbox', { name: 'Caută în magazin' });
  for (const letter of 'asf') {
    await page.clock.runFor(SEARCH_DEBOUNCE - 1);
    await box.press(letter);
  }
  await page.clock.runFor(SEARCH_DEBOUNCE - 1);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await soon(() => asked).toEqual(['asf']);
  const found = page.locator('a[href="/search?search=asf"]');
  await found.waitFor();
  expect(asked).toEqual(['asf']);
});

/** Until whatever the page has heard of is on the screen. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
