import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MOBILE_MAX_WIDTH, TABLET_MAX_WIDTH } from '../contract/constants.ts';
import type { Locale } from '../contract/locale.ts';
import { soon } from '../testing/soon.ts';
import { inLanguage, onDesktop, onPhone, openAsGuest, places } from './guest.ts';

const words = {
  ro: {
    catalogue: 'Catalog',
    panel: 'Meniul catalogului',
    menu: 'Meniu',
    back: 'Înapoi',
    cables: 'Cabluri și conductoare',
    copper: 'Cabluri de putere din cupru',
    vvg: 'Cabluri VVG',
    sockets: 'Prize și întrerupătoare',
    flush: 'Aparataj îngropat',
  },
  ru: {
    catalogue: 'Каталог',
    panel: 'Меню каталога',
    menu: 'Меню',
    back: 'Назад',
    cables: 'Кабели и провода',
    copper: 'Силовые медные кабели',
    vvg: 'Кабели ВВГ',
    sockets: 'Розетки и выключатели',
    flush: 'Скрытый монтаж',
  },
} satisfies Record<Locale, unknown>;

test('on a phone the menu leads down to the fourth level, back leads up', async () => {
  const [screen, locale] = onPhone;
  const say = words[locale];
  const { page } = await openAsGuest('/', screen, locale);
  await page.getByRole('button', { name: say.menu }).click();
  const sheet = page.getByRole('dialog');
  const pages = ['favorite', 'content/about-us', 'news', 'contact', 'brand', 'discount'];
  for (const path of pages) {
    await sheet.locator(`nav a[href="${inLanguage(locale, `/${path}`)}"]`).waitFor();
  }
  await sheet.getByRole('button', { name: say.catalogue }).click();
  await sheet.getByRole('button', { name: say.sockets }).click();
  await sheet.getByRole('button', { name: say.back }).click();
  await sheet.getByRole('button', { name: say.cables }).click();
  await sheet.getByRole('button', { name: say.copper }).click();
  await sheet.getByRole('link', { name: say.vvg, exact: true }).click();
  await at(page, locale, places.vvg);
  await sheet.waitFor({ state: 'detached' });
  await goDownAndBack(page, locale);
});

test('on a desktop the menu stands without its levels where they do not come, with them it leads down to the fourth, back leads up; a phone ends at 767 px and a desktop begins at 1281', async () => {
  const [screen, locale] = onDesktop;
  const say = words[locale];
  const { page } = await openAsGuest('/', screen, locale);
  const button = page.getByRole('button', { name: say.catalogue });
  const menu = page.getByRole('banner').getByRole('navigation', { name: say.panel });
  await openWithoutLevels(page, button);
  await menu.getByRole('link', { name: say.sockets, exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await button.click();
  await menu.getByRole('link', { name: say.sockets, exact: true }).hover();
  await menu.getByRole('link', { name: say.flush, exact: true }).waitFor();
  await menu.getByRole('link', { name: say.cables, exact: true }).hover();
  await menu.getByRole('link', { name: say.vvg, exact: true }).click();
  await at(page, locale, places.vvg);
  await menu.waitFor({ state: 'detached' });
  await goDownAndBack(page, locale);
  await expectWidths(page);
});

/** Asked for and, like every read, once more. */
async function openWithoutLevels(page: Page, button: Locator) {
  const levels = '**/api/core/menu-items/';
  let failures = 0;
  await page.route(levels, (route) => route.abort());
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/core/menu-items/')) failures += 1;
  });
  await button.click();
  await soon(() => failures).toBe(2);
  await page.unroute(levels);
}

const at = (page: Page, locale: Locale, path: string) =>
  page.waitForURL(({ pathname }) => pathname === inLanguage(locale, path));

async function goDownAndBack(page: Page, locale: Locale) {
  const third = page.getByRole('heading', { level: 1, name: words[locale].vvg });
  await third.waitFor();
  await page.locator(`main nav a[href="${inLanguage(locale, places.leaf)}"]`).click();
  await at(page, locale, places.leaf);
  await page.getByRole('heading', { level: 1, name: /-LS$/ }).waitFor();
  await page.goBack();
  await third.waitFor();
  await page.goBack();
  await at(page, locale, '/');
  await soon(() => page.getByRole('dialog').count()).toBe(0);
}

async function expectWidths(page: Page) {
  const header = page.getByRole('banner');
  const shownAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return {
      menu: await header.getByRole('button', { name: words.ro.menu }).isVisible(),
      catalogue: await header.getByRole('button', { name: words.ro.catalogue }).isVisible(),
      phone: await header.locator('a[href^="tel:"]').first().isVisible(),
    };
  };
  const phone = { menu: true, catalogue: false, phone: false };
  const tablet = { menu: false, catalogue: true, phone: false };
  const desktop = { menu: false, catalogue: true, phone: true };
  await soon(() => shownAt(MOBILE_MAX_WIDTH)).toEqual(phone);
  await soon(() => shownAt(MOBILE_MAX_WIDTH + 1)).toEqual(tablet);
  await soon(() => shownAt(TABLET_MAX_WIDTH)).toEqual(tablet);
  await soon(() => shownAt(TABLET_MAX_WIDTH + 1)).toEqual(desktop);
  // Where the bar above has one line, its address is not cut.
  for (const width of [1024, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    const address = header.locator('[title]').first().locator('> :last-child');
    const [needed, has] = await address.evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect.soft(needed, `at ${width}`).toBeLessThanOrEqual(has ?? 0);
  }
}
