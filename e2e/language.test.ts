import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { inLanguage, openAsGuest, places, twoGuests } from './guest.ts';
import { asBrowsersAsk } from './visitor.ts';

const menu = { ro: 'Meniu', ru: 'Меню' };

test.each(twoGuests)(
  'on a %s the language changes from %s deep inside without losing the place',
  async (screen, from) => {
    const to = from === 'ro' ? 'ru' : 'ro';
    const query = '?is_stock=true&order_by=new&page=2';
    const { page, context } = await openAsGuest(places.cables + query, screen, from);
    const codes = () => page.locator('main article h3 + p').allInnerTexts();
    const bare = async () => (await codes()).map((code) => code.replace(/^\S+ /, ''));
    const before = await bare();
    expect(before).toHaveLength(24);

    if (screen === 'phone') await page.getByRole('button', { name: menu[from] }).click();
    const place = screen === 'phone' ? page.getByRole('dialog') : page.getByRole('banner');
    await place.locator(`a[hreflang=${to}]`).click();
    await page.waitForURL(`**${inLanguage(to, places.cables)}${query}`);
    await soon(() => page.locator('html').getAttribute('lang')).toBe(to);
    await soon(bare).toEqual(before);
    await soon(() => page.getByRole('dialog').count()).toBe(0);

    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(cookie).toMatchObject({ value: to, sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365);
    // The front door leads there from now on.
    const home = await context.request.get('/', asBrowsersAsk);
    expect(new URL(home.url()).pathname).toBe(inLanguage(to, '/'));
  },
);
