import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { changeProduct } from '../server/shop/catalogue/writing/change-product.ts';
import { soon } from '../testing/soon.ts';
import { hydrated } from './auth-dialog.ts';
import { violations } from './axe.ts';
import {
  call,
  kept,
  keptIds,
  localCart,
  plentiful,
  serverFavourites,
  somethingToBuy,
} from './buying.ts';
import { inCatalogue } from './staff-actions.ts';
import { registerCustomer, shopUrl, visit } from './visitor.ts';

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') });

async function customerWithFavourites(count: number) {
  const customer = await registerCustomer();
  const products = await plentiful(customer.token, count);
  for (const { id } of products) {
    await call('POST', '/favorites/favorite-products/', {
      token: customer.token,
      body: { product: id, user: 0 },
    });
  }
  return { ...customer, products };
}

const countFavourites = async (token: string) =>
  (await call<{ total: number }>('GET', '/favorites/favorite-products/', { token })).total;

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /favorite/i })
    .first();

test('a guest keeps favourites without prices in this browser, until they join the account’s', async () => {
  const { token } = await registerCustomer();
  const product = await somethingToBuy(token);
  const { page, context } = await visit(`/product/${product.slug}`);
  await hydrated(page);
  const sign = page.getByRole('banner').locator('a[href="/favorite"] svg');
  const colour = () => sign.evaluate((icon) => getComputedStyle(icon).color);
  expect(await colour()).toBe('rgb(255, 255, 255)');
  await heart(page).click();
  await soon(colour).toBe('rgb(255, 90, 79)');
  expect(await kept(page, 'favoritesGuest')).toEqual([
    {
      id: product.id,
      title: product.title,
      title_ro: product.title_ro,
      title_ru: product.title_ru,
      is_promotion: product.is_promotion,
      vat_rate: product.vat_rate,
      promotion_price: null,
      slug: product.slug,
      price: null,
      image: product.image,
      code: product.code,
      is_cut: product.is_cut,
      smallest_quantity: product.smallest_quantity,
      quantity_step: product.quantity_step,
      quantity: 1,
      stock: expect.any(Number),
      units: product.units,
      units_ro: product.units_ro,
      units_ru: product.units_ru,
    },
  ]);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favorite\D+1$/ })
    .click();
  await rows(page).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Intră în cont și comandă' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');

  await context.addCookies([{ name: 'token', value: token, url: shopUrl() }]);
  await page.reload();
  await soon(() => serverFavourites(token)).toEqual([product.id]);
  await soon(() => rows(page).count()).toBe(1);
  expect(await keptIds(page, 'favoritesGuest')).toEqual([]);
});

test('a heart pressed and taken back by a customer is mirrored in the shop', async () => {
  const { token } = await registerCustomer();
  const product = await somethingToBuy(token);
  const { page } = await visit(`/product/${product.slug}`, { token });
  await hydrated(page);
  await heart(page).click();
  await soon(() => serverFavourites(token)).toEqual([product.id]);
  await page.reload();
  await hydrated(page);
  await soon(() => keptIds(page, 'favoritesUser')).toEqual([product.id]);
  await heart(page).click();
  await soon(() => serverFavourites(token)).toEqual([]);
});

test('a customer finds every favourite on another device, page after page of them, with quantities to change, deletes one, deletes all', async () => {
  const { token, products } = await customerWithFavourites(30);
  const [oldest] = products;
  const { page } = await visit('/favorite', { token });
  await soon(() => rows(page).count()).toBe(30);
  expect(await keptIds(page, 'favoritesUser')).toEqual(products.map(({ id }) => id));
  const last = rows(page).last();
  await last.getByRole('button', { name: /^Mai mult/ }).click();
  await last.getByRole('button', { name: /^Mai mult/ }).click();
  expect(await last.getByRole('spinbutton').inputValue()).toBe('3');
  await page.reload();
  await soon(() => rows(page).last().getByRole('spinbutton').inputValue()).toBe('3');

  await rows(page)
    .last()
    .getByRole('button', { name: /^Adaugă în coș/ })
    .click();
  expect(await localCart(page)).toEqual({ [oldest?.id ?? 0]: 3 });

  await rows(page)
    .first()
    .getByRole('button', { name: /^Șterge/ })
    .click();
  await soon(() => countFavourites(token)).toBe(29);
  for (let left = 3; left > 0; left -= 1) {
    await rows(page)
      .last()
      .getByRole('button', { name: /^Mai puțin/ })
      .click();
  }
  await soon(() => countFavourites(token)).toBe(28);
  await page.getByRole('button', { name: 'Șterge toate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Șterge toate' }).click();
  await page.getByRole('heading', { name: 'Încă nu aveți favorite' }).waitFor();
  await soon(() => serverFavourites(token)).toEqual([]);
});

test('favourites that were archived meanwhile are named when they are ordered, and say so from then on', async () => {
  const { token, products } = await customerWithFavourites(1);
  const [old] = products;
  const [, next] = await plentiful(token, 2);
  if (!old || !next) throw new Error('there is too little to buy');
  const become = (input: object) =>
    inCatalogue((changing) => changeProduct(changing, old.id, { input }));
  onTestFinished(async () => void (await become({ state: 'active', links: [] })));
  const { page } = await visit('/favorite', { token });
  await hydrated(page);
  await rows(page).first().waitFor();
  await become({ state: 'archived', links: [{ kind: 'successor', id: next.id }] });
  const consent = page.getByRole('main').getByRole('checkbox');
  if ((await consent.count()) > 0) await consent.check();
  await page.getByRole('button', { name: /^Comandă cu plată/ }).click();
  await page.getByText(`„${old.title}” nu se mai vinde`).waitFor();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: old.code });
  await row.getByText('Nu se mai vinde; nu intră în comandă').waitFor();
  await row.getByRole('link', { name: next.title }).waitFor();
  expect(await violations(page)).toEqual([]);

  // So they do when they come from the shop again.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await hydrated(page);
  await row.getByText('Nu se mai vinde; nu intră în comandă').waitFor();
  await row.getByRole('link', { name: next.title }).waitFor();
});
