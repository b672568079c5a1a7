import { afterAll, expect, test } from 'vitest';
import type { Locale } from '../contract/locale.ts';
import { everyGuest, inLanguage, openAsGuest, places } from './guest.ts';
import { closeBrowser } from './visitor.ts';

afterAll(closeBrowser);

const words = {
  ro: {
    catalogue: 'Catalog',
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
    menu: 'Меню',
    back: 'Назад',
    cables: 'Кабели и провода',
    copper: 'Силовые медные кабели',
    vvg: 'Кабели ВВГ',
    sockets: 'Розетки и выключатели',
    flush: 'Скрытая установка',
  },
} satisfies Record<Locale, unknown>;

test.each(everyGuest)(
  'on a %s in %s the menu leads down to the fourth level, back leads up',
  async (screen, locale) => {
    const say = words[locale];
    const { page, context } = await openAsGuest('/', screen, locale);
    const at = (path: string) =>
      page.waitForURL(({ pathname }) => pathname === inLanguage(locale, path));

    if (screen === 'phone') {
      await page.getByRole('button', { name: say.menu }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: say.catalogue }).click();
      await sheet.getByRole('button', { name: say.sockets }).click();
      await sheet.getByRole('button', { name: say.back }).click();
      await sheet.getByRole('button', { name: say.cables }).click();
      await sheet.getByRole('button', { name: say.copper }).click();
      await sheet.getByRole('link', { name: say.vvg, exact: true }).click();
      await at(places.vvg);
      await sheet.waitFor({ state: 'detached' });
    } else {
      await page.getByRole('button', { name: say.catalogue }).click();
      const menu = page
        .getByRole('banner')
        .getByRole('navigation', { name: say.catalogue, exact: true });
      await menu.getByRole('link', { name: say.sockets, exact: true }).hover();
      await menu.getByRole('link', { name: say.flush, exact: true }).waitFor();
      await menu.getByRole('link', { name: say.cables, exact: true }).hover();
      await menu.getByRole('link', { name: say.vvg, exact: true }).click();
      await at(places.vvg);
      await menu.waitFor({ state: 'detached' });
    }

    await page.getByRole('heading', { level: 1, name: say.vvg }).waitFor();
    await page.locator(`main nav a[href="${inLanguage(locale, places.leaf)}"]`).click();
    await at(places.leaf);
    await page.getByRole('heading', { level: 1, name: /-LS$/ }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: say.vvg }).waitFor();
    await page.goBack();
    await at('/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  },
);
