import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { heard } from './clocks.ts';
import { inLanguage, openAsGuest, places } from './guest.ts';

const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);
const isFocusIn = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('by keys alone a listing is filtered, ordered and leafed through at a desk, the menu followed, the language changed and a search made, none of it losing the focus', async () => {
  const { page } = await openAsGuest(places.cables, 'desktop', 'ro');
  await walkListing(page);
  await walkCatalogueMenu(page);

  await page.getByRole('banner').locator('a[hreflang=ru]').focus();
  await press(page, 'Enter');
  await page.waitForURL(`**${inLanguage('ru', places.vvg)}`);
  await page.locator('html[lang=ru][data-hydrated]').waitFor({ state: 'attached' });

  const box = page.getByRole('banner').getByRole('searchbox');
  await box.focus();
  await page.keyboard.type('asfora');
  const all = page.getByRole('link', { name: /Показать все \d+/ });
  await all.waitFor();
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp');
  await soon(() => hasFocus(box)).toBe(true);
  await press(page, 'Escape');
  await all.waitFor({ state: 'detached' });
  await soon(() => hasFocus(box)).toBe(true);
  expect(await box.inputValue()).toBe('asfora');
  await press(page, 'Enter');
  await page.waitForURL('**/ru/search?search=asfora');
});

async function walkListing(page: Page) {
  const option = page.getByRole('complementary').getByRole('checkbox', { name: /^Odeskabel/ });
  await option.focus();
  await press(page, 'Space');
  await page.waitForURL(/brands_id/);
  await soon(() => option.getAttribute('aria-checked')).toBe('true');
  await soon(() => hasFocus(option)).toBe(true);

  const fold = page.getByRole('complementary').locator('summary', { hasText: 'Brand' });
  await fold.focus();
  await press(page, 'Enter');
  await soon(() => option.isVisible()).toBe(false);

  const order = page.getByLabel('Ordonează');
  await order.focus();
  await press(page, 'Home');
  await page.waitForURL(/order_by=new/);
  await soon(() => hasFocus(order)).toBe(true);

  const stock = page.getByRole('switch');
  await stock.focus();
  await press(page, 'Space');
  await page.waitForURL(/is_stock=true/);
  await soon(() => hasFocus(stock)).toBe(true);

  await page.locator('main a[rel=next]').focus();
  await press(page, 'Enter');
  await page.waitForURL(/page=2/);
  await soon(() => hasFocus(page.getByRole('main'))).toBe(true);
}

async function walkCatalogueMenu(page: Page) {
  const button = page.getByRole('button', { name: 'Catalog' });
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Meniul catalogului' });
  await button.focus();
  await press(page, 'Enter');
  await menu.waitFor();
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowRight');
  await menu.getByRole('link', { name: 'Tot din „Prize și întrerupătoare”' }).waitFor();
  await press(page, 'Escape');
  await menu.waitFor({ state: 'detached' });
  await soon(() => hasFocus(button)).toBe(true);
  await press(page, 'Enter');
  await menu.waitFor();
  await press(page, 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter');
  await page.waitForURL(`**${places.vvg}`);
  await soon(() => hasFocus(page.getByRole('main'))).toBe(true);
}

test('by keys alone, on a phone, the menu leads down and up, filters are chosen in their sheet, both give the focus back, and the footer’s parts are unfolded and read', async () => {
  const { page } = await openAsGuest(places.cables, 'phone', 'ru');
  const sheet = page.getByRole('dialog');
  const opener = page.getByRole('link', { name: /^Фильтры/ });
  await opener.focus();
  await press(page, 'Enter');
  await sheet.waitFor();
  await soon(() => isFocusIn(sheet)).toBe(true);
  const option = sheet.getByRole('checkbox', { name: /^Odeskabel/ });
  await option.focus();
  await press(page, 'Space');
  await page.waitForURL(/brands_id/);
  await soon(() => option.getAttribute('aria-checked')).toBe('true');
  await soon(() => hasFocus(option)).toBe(true);
  await press(page, 'Escape');
  await sheet.waitFor({ state: 'detached' });
  await soon(() => hasFocus(opener)).toBe(true);

  const footer = page.getByRole('contentinfo');
  await footer.locator('summary').first().focus();
  await press(page, 'Enter', 'Tab');
  await soon(() => isFocusIn(footer.locator('details[open]'))).toBe(true);

  const button = page.getByRole('button', { name: 'Меню' });
  await button.focus();
  await press(page, 'Enter');
  await sheet.getByRole('button', { name: 'Каталог' }).focus();
  await press(page, 'Enter');
  const back = sheet.getByRole('button', { name: 'Назад' });
  await soon(() => hasFocus(back)).toBe(true);
  await press(page, 'Tab', 'Enter');
  await sheet.getByRole('link', { name: 'Вся категория «Кабели и провода»' }).waitFor();
  await press(page, 'Enter');
  await soon(() => hasFocus(sheet.getByRole('button', { name: 'Кабели и провода' }))).toBe(true);
  await press(page, 'Shift+Tab', 'Enter');
  await soon(() => hasFocus(sheet.getByRole('button', { name: 'Каталог' }))).toBe(true);
  await press(page, 'Escape');
  await sheet.waitFor({ state: 'detached' });
  await soon(() => hasFocus(button)).toBe(true);
});

describe.each(['phone', 'desktop'] as const)('by keys alone, on a %s', (screen) => {
  test('a product’s pictures are enlarged, its address copied, and it is bought by the metre', async () => {
    const { page, context } = await openAsGuest(places.product, screen, 'ro');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const picture = page.getByRole('main').locator('section li button[tabindex="0"]').first();
    const dialog = page.getByRole('dialog');
    await picture.focus();
    await press(page, 'Enter');
    await dialog.waitFor();
    await press(page, 'ArrowRight', 'Escape');
    await dialog.waitFor({ state: 'hidden' });
    const second = page.getByRole('main').locator('section li:nth-child(2) button').first();
    await soon(() => hasFocus(second)).toBe(true);

    await page.getByRole('button', { name: 'Copiază linkul' }).focus();
    await press(page, 'Enter');
    await heard(page, 'Linkul a fost copiat');

    await page.getByRole('main').locator('.stepper input').first().focus();
    await press(page, 'Control+A', '5', 'Tab', 'Enter');
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Adaugă 6/ })
      .first();
    await add.focus();
    await press(page, 'Enter');
    await page.locator('a[href="/cart"]:visible').first().focus();
    await press(page, 'Enter');
    await page.waitForURL('**/cart');
    const quantity = page.getByRole('main').locator('.stepper input').first();
    await soon(() => quantity.inputValue()).toBe('6');
    await quantity.focus();
    await press(page, 'Tab', 'Enter', 'Enter');
    await soon(() => quantity.inputValue()).toBe('8');
    await press(page, 'Shift+Tab', 'Shift+Tab', 'Enter');
    await soon(() => quantity.inputValue()).toBe('7');
  });
});
