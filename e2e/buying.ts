import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Locale } from '../contract/locale.ts';
import { formatLei } from '../contract/money.ts';
import type { Order } from '../contract/shapes/order.ts';
import type { ProductCard } from '../contract/shapes/product.ts';
import { soon } from '../testing/soon.ts';
import { inLocale } from './auth-dialog.ts';
import { shopUrl } from './visitor.ts';

/** Calls the API as a customer's browser would. */
export async function call<T>(
  method: 'GET' | 'POST',
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<T> {
  const response = await fetch(`${shopUrl()}/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Token ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? (null as T) : JSON.parse(text);
}

type Listing = { results: ProductCard[] };

/** No journey buys so many of one product that others would find it gone. */
const PLENTY = 100;

const PAGES = 100;
let turn = randomInt(PAGES);

/** The catalogue page after page, from anywhere and without end. */
async function* products(token: string) {
  for (;;) {
    turn = (turn + 1) % PAGES;
    const path = `/products/items/?is_stock=true&page=${turn + 1}`;
    yield* (await call<Listing>('GET', path, { token })).results;
  }
}

/** Counted by the piece: what is cut asks for more than most journeys are about. */
const isCounted = ({ is_cut, smallest_quantity }: ProductCard) =>
  !is_cut && smallest_quantity === 1;

/** Products with plenty in stock, others at each call. */
export async function plentiful(token: string, count: number): Promise<ProductCard[]> {
  const found: ProductCard[] = [];
  for await (const product of products(token)) {
    if (product.stock >= PLENTY && isCounted(product)) found.push(product);
    if (found.length === count) break;
  }
  return found;
}

/** A product with little in stock that is this test's alone, to be bought out or counted. */
export async function scarce(token: string): Promise<ProductCard> {
  for await (const product of products(token)) {
    // All of something dear would wait for a person.
    if (paid(product) * product.stock > 20_000) continue;
    if (product.stock < 5 || product.stock >= PLENTY || !isCounted(product)) continue;
    if (await claim(product)) return product;
  }
  throw new Error('nothing is scarce');
}

/** Whoever makes the file has the product, in this process or another. */
const claim = ({ id }: ProductCard) =>
  writeFile(join(inject('dataDir'), `claimed-${id}`), '', { flag: 'wx' }).then(
    () => true,
    () => false,
  );

/** One of them. */
export const somethingToBuy = (token: string) => somethingWorth(token, 0);

/** One of which forty pieces come to more than so many lei. */
export async function somethingWorth(token: string, lei: number): Promise<ProductCard> {
  for await (const product of products(token)) {
    if (product.stock >= PLENTY && isCounted(product) && paid(product) * 40 > lei) return product;
  }
  throw new Error(`nothing comes to ${lei} lei`);
}

type Row = { product: ProductCard; quantity: number };

export const serverCart = async (token: string) =>
  Object.fromEntries(
    (await call<Row[]>('GET', '/cart/temporary-cart/', { token })).map(({ product, quantity }) => [
      product.id,
      quantity,
    ]),
  );

export const putIntoServerCart = (token: string, product: number, quantity: number) =>
  call('POST', '/cart/temporary-cart/', { token, body: { product, quantity } });

export const serverFavourites = async (token: string) => {
  const path = '/favorites/favorite-products/';
  const { results } = await call<{ results: Pick<Row, 'product'>[] }>('GET', path, { token });
  return results.map(({ product }) => product.id);
};

export const ordersOf = async (token: string) =>
  (await call<{ results: Order[] }>('GET', '/orders/orders/', { token })).results;

export const localCart = (page: Page) =>
  page.evaluate((): Record<string, number> => {
    const lines: { id: number; quantity: number }[] = JSON.parse(
      localStorage.getItem('productsInCart') ?? '[]',
    );
    return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
  });

/** What is kept in this browser under the name. */
export const kept = (page: Page, key: string) =>
  page.evaluate(
    (name): Record<string, unknown>[] => JSON.parse(localStorage.getItem(name) ?? '[]'),
    key,
  );

export const keptIds = async (page: Page, key: string) =>
  (await kept(page, key)).map(({ id }) => id);

type Kept = { product: ProductCard; quantity: number; isPriced?: boolean };

/** What was put into the cart here before, without prices where a guest did it. */
export const keepLocally = (page: Page, lines: Kept[]) =>
  page.evaluate(
    (text) => localStorage.setItem('productsInCart', text),
    JSON.stringify(
      lines.map(({ product, quantity, isPriced }) => ({
        ...product,
        quantity,
        ...(!isPriced && { price: null, promotion_price: null }),
      })),
    ),
  );

export const paid = ({ price, promotion_price, is_promotion }: ProductCard) =>
  (is_promotion ? promotion_price : price) ?? 0;

export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** As a person does: types the first letters and takes what is offered. */
export async function choosePlace(page: Page, name: 'city' | 'suburb', letters: string) {
  await field(page, name).click();
  await field(page, name).fill(letters);
  await page.getByRole('option').first().click();
}

export async function chooseCourier(page: Page, district: string, locality: string) {
  await page.locator('main [name=delivery_type][value=courier]').check();
  await choosePlace(page, 'city', district);
  await choosePlace(page, 'suburb', locality);
  await field(page, 'address').fill('str. Morilor 12, ap. 4');
}

/** The quickest way to a filled form. */
export async function fillForPickup(page: Page) {
  await field(page, 'name').fill('Ion Popa');
  await page.locator('main [name=delivery_type][value=pickup]').check();
  await page.locator('main [name=pay_method][value=cash]').check();
}

export const orderButton = (page: Page) => page.locator('main [type=submit]:visible');

/** The account's data and the prices come after the page; only then there is all an order needs. */
export async function untilReadyToSend(page: Page) {
  await soon(() => field(page, 'email').inputValue()).toBeTruthy();
  await soon(() => orderButton(page).textContent()).toContain('lei');
}

/** Everything the page sends as an order, with the key it is sent under. */
export function watchOrders(page: Page) {
  const sent: { key: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/orders/orders/')) return;
    sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
  });
  return sent;
}

/** To whole bani. */
export const inBani = (sum: number) => Math.round(sum * 100) / 100;

export const openCart = async (page: Page, locale: Locale) => {
  await page.goto(inLocale(locale, '/cart'));
  await page.locator('main form').waitFor();
};

/** The sum stands where the order is placed. */
export const expectOnButton = (page: Page, locale: Locale, sum: number) =>
  soon(() => orderButton(page).textContent()).toContain(formatLei(inBani(sum), locale));

/** The page of the only order there is. */
export async function expectPlaced(page: Page, locale: Locale, token: string) {
  await page.waitForURL(/\/success\//);
  const [order, ...others] = await ordersOf(token);
  if (!order) throw new Error('no order');
  expect(others).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(inLocale(locale, `/success/${order.id}`));
  await page.getByRole('main').getByText(order.number).first().waitFor();
  return order;
}
