import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { Locale } from '../contract/locale.ts';
import { formatLei } from '../contract/money.ts';
import type { ProductCard } from '../contract/shapes/product.ts';
import { hydrated, inLocale } from './auth-dialog.ts';
import { violations } from './axe.ts';
import { call, localCart, ordersOf, paid, plentiful, soon, watchOrders } from './buying.ts';
import { closeBrowser, registerCustomer, type Screen, shopUrl, visit } from './visitor.ts';

afterAll(closeBrowser);

const PATH = '/favorites/favorite-products/';

const serverFavourites = async (token: string) =>
  (await call<{ results: { product: ProductCard }[] }>('GET', PATH, { token })).results.map(
    ({ product }) => product.id,
  );

const stored = (page: Page, key: string) =>
  page.evaluate(
    (name): Record<string, unknown>[] => JSON.parse(localStorage.getItem(name) ?? '[]'),
    key,
  );

const keptIds = async (page: Page, key: string) => (await stored(page, key)).map(({ id }) => id);

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') });

async function customerWithFavourites(count: number) {
  const customer = await registerCustomer();
  const products = await plentiful(customer.token, count);
  for (const { id } of products) {
    await call('POST', PATH, { token: customer.token, body: { product: id, user: 0 } });
  }
  return { ...customer, products };
}

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /favorite/i })
    .first();

test('a guest keeps favourites without prices in this browser, apart from the customers’', async () => {
  const { token } = await registerCustomer();
  const [product] = await plentiful(token, 1);
  const { page, context } = await visit(`/product/${product?.slug}`);
  await hydrated(page);
  await heart(page).click();
  expect(await stored(page, 'favoritesGuest')).toEqual([
    {
      id: product?.id,
      title: product?.title,
      title_ro: product?.title_ro,
      title_ru: product?.title_ru,
      is_promotion: product?.is_promotion,
      promotion_price: null,
      slug: product?.slug,
      price: null,
      image: product?.image,
      code: product?.code,
      quantity: 1,
      stock: expect.any(Number),
      units: product?.units,
      units_ro: product?.units_ro,
      units_ru: product?.units_ru,
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
  await page.getByRole('heading', { name: 'Încă nu aveți favorite' }).waitFor();
  expect(await keptIds(page, 'favoritesGuest')).toEqual([product?.id]);
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test('a heart pressed and taken back by a customer is mirrored in the shop', async () => {
  const { token } = await registerCustomer();
  const [product] = await plentiful(token, 1);
  const { page, context } = await visit(`/product/${product?.slug}`, { token });
  await hydrated(page);
  await heart(page).click();
  await soon(() => serverFavourites(token)).toEqual([product?.id]);
  await page.reload();
  await hydrated(page);
  await soon(() => keptIds(page, 'favoritesUser')).toEqual([product?.id]);
  await heart(page).click();
  await soon(() => serverFavourites(token)).toEqual([]);
  await context.close();
});

test('a customer finds every favourite on another device, page after page of them', async () => {
  const { token, products } = await customerWithFavourites(30);
  const { page, context } = await visit('/favorite', { token });
  await soon(() => rows(page).count()).toBe(30);
  expect(await keptIds(page, 'favoritesUser')).toEqual(products.map(({ id }) => id));
  await context.close();
});

test('quantities, deleting one, deleting all', async () => {
  const { token, products } = await customerWithFavourites(3);
  const [oldest] = products;
  const { page, context } = await visit('/favorite', { token });
  await rows(page).nth(2).waitFor();
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
  await soon(() => serverFavourites(token)).toHaveLength(2);
  for (let left = 3; left > 0; left -= 1) {
    await rows(page)
      .last()
      .getByRole('button', { name: /^Mai puțin/ })
      .click();
  }
  await soon(() => serverFavourites(token)).toHaveLength(1);
  await page.getByRole('button', { name: 'Șterge toate' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Șterge toate' }).click();
  await page.getByRole('heading', { name: 'Încă nu aveți favorite' }).waitFor();
  await soon(() => serverFavourites(token)).toEqual([]);
  await context.close();
});

describe.each([
  ['ro', 'phone', /^Comandă acum/],
  ['ru', 'desktop', /^Заказать сейчас/],
] as [Locale, Screen, RegExp][])('in %s on a %s', (locale, screen, order) => {
  test('an order goes straight from the favourites, which it empties', async () => {
    const { token, products } = await customerWithFavourites(2);
    const { page, context } = await visit(inLocale(locale, '/favorite'), { token, screen });
    const sent = watchOrders(page);
    const button = page.getByRole('main').getByRole('button', { name: order });
    const total = Math.round(products.reduce((sum, product) => sum + paid(product), 0) * 100) / 100;
    await soon(() => button.textContent()).toContain(formatLei(total, locale));
    expect(await violations(page)).toEqual([]);
    await button.click();
    await page.waitForURL(/\/success\//);
    const regular = products.reduce((sum, { price }) => sum + (price ?? 0), 0);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        order_products: products.map((product) => ({
          id: product.id,
          price: paid(product),
          quantity: 1,
        })),
        pay_method: 'cash',
        total_price: total,
        total_discount: Math.round((regular - total) * 100) / 100,
        cost_of_delivery: 0,
        city: '',
        suburb: '',
        comment: '',
        company: '',
        lang: locale,
        user_id: 0,
      },
    ]);
    const [placed] = await ordersOf(token);
    await page
      .getByRole('main')
      .getByText(placed?.number ?? '?')
      .first()
      .waitFor();
    expect(await keptIds(page, 'favoritesUser')).toEqual([]);
    expect(await serverFavourites(token)).toEqual([]);
    await context.close();
  });
});
