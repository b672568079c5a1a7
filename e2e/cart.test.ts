import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatAmount } from '../contract/amount.ts';
import { CART_SYNC_DEBOUNCE } from '../contract/constants.ts';
import { soon } from '../testing/soon.ts';
import { hydrated } from './auth-dialog.ts';
import { violations } from './axe.ts';
import {
  keepLocally,
  kept,
  localCart,
  plentiful,
  putIntoServerCart,
  scarce,
  serverCart,
} from './buying.ts';
import { settled, stopClock } from './clocks.ts';
import { registerCustomer, screens, visit } from './visitor.ts';

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') });

/** A customer with three products in the cart. */
async function customer() {
  const { token } = await registerCustomer();
  const [first, second, third] = await plentiful(token, 3);
  if (!first || !second || !third) throw new Error('nothing to buy');
  for (const { id } of [first, second, third]) await putIntoServerCart(token, id, 1);
  return { token, first, second, third };
}

test('what a customer changes reaches the shop a second later, a line deleted just before the page is left does not come back, the last line empties its cart', async () => {
  const { token, first, second, third } = await customer();
  const { page } = await visit('/cart', { token });
  await rows(page).nth(2).waitFor();
  const writes: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST')
      writes.push([new URL(request.url()).pathname, request.postDataJSON()]);
  });
  await stopClock(page);
  const quantity = rows(page).first().getByRole('spinbutton');
  for (const typed of ['3', '4', '5']) {
    await page.clock.runFor(CART_SYNC_DEBOUNCE - 1);
    expect(writes).toEqual([]);
    await quantity.fill(typed);
  }
  await page.clock.runFor(CART_SYNC_DEBOUNCE);
  await page.clock.resume();
  await soon(() => serverCart(token)).toEqual({ [first.id]: 5, [second.id]: 1, [third.id]: 1 });
  // The shop may know it before the browser has said that it asked.
  await soon(() => writes).toMatchObject([
    ['/api/cart/temporary-cart/', { product: first.id, quantity: 5 }],
  ]);

  const deleteFirst = () =>
    rows(page)
      .first()
      .getByRole('button', { name: /^Șterge/ })
      .click();
  await deleteFirst();
  await soon(() => serverCart(token)).toEqual({ [second.id]: 1, [third.id]: 1 });
  // With a line gone, each one that is left is told again.
  await soon(() => writes.slice(1)).toMatchObject([
    ['/api/cart/temporary-cart/', { product: first.id, quantity: 0 }],
    ['/api/cart/temporary-cart/', { product: second.id, quantity: 1 }],
    ['/api/cart/temporary-cart/', { product: third.id, quantity: 1 }],
  ]);
  await settled(page, '/api/cart/temporary-cart/');

  // The page is left before the shop is told.
  await stopClock(page);
  await deleteFirst();
  expect(await serverCart(token)).toEqual({ [second.id]: 1, [third.id]: 1 });
  const before = writes.length;
  await page.reload();
  await page.clock.resume();
  // Once both are on their way: a change before that would be told in their stead.
  await soon(() => writes.slice(before)).toMatchObject([
    ['/api/cart/temporary-cart/', { product: second.id, quantity: 0 }],
    ['/api/cart/temporary-cart/', { product: third.id, quantity: 1 }],
  ]);
  await soon(() => serverCart(token)).toEqual({ [third.id]: 1 });
  expect(await localCart(page)).toEqual({ [third.id]: 1 });

  await rows(page)
    .first()
    .getByRole('button', { name: /^Mai puțin/ })
    .click();
  await page.getByRole('heading', { name: 'Coșul este gol' }).waitFor();
  await page.getByRole('list', { name: 'Cele mai cumpărate' }).waitFor();
  await soon(() => serverCart(token)).toEqual({});
  await soon(() => writes.at(-1)).toMatchObject([
    '/api/cart/temporary-cart/',
    { product: third.id, quantity: 0 },
  ]);
  expect(await violations(page)).toEqual([]);
});

test('two tabs agree', async () => {
  const { page, context } = await visit('/discount');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('heading', { name: 'Coșul este gol' }).waitFor();
  const add = page.getByRole('main').getByRole('button', { name: /^Adaugă \d.* în coș$/ });
  await add.first().click();
  await rows(other).first().waitFor();
  await add.nth(1).click();
  await rows(other).nth(1).waitFor();
  await rows(other)
    .first()
    .getByRole('button', { name: /^Șterge/ })
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Coș\D+1$/ })
    .waitFor();
});

test('never more than there is, and a guest who leaves takes the prices along', async () => {
  const { token } = await registerCustomer();
  const first = await scarce(token);
  await putIntoServerCart(token, first.id, 1);
  const { page, context } = await visit('/cart', { token });
  await rows(page).first().waitFor();
  const quantity = rows(page).first().getByRole('spinbutton');
  // A zero on the way to another number takes nothing away.
  await quantity.fill('0');
  await quantity.fill(String(first.stock + 100));
  await quantity.blur();
  expect(await quantity.inputValue()).toBe(String(first.stock));
  await page.getByText(`Tot stocul: ${formatAmount(first.stock, first.units)}`).waitFor();

  await context.clearCookies();
  await page.reload();
  await rows(page).first().waitFor();
  expect(await page.getByRole('main').textContent()).not.toMatch(/\d,\d\d\slei/);
  const stored = await page.evaluate(() => localStorage.getItem('productsInCart') ?? '');
  expect(JSON.parse(stored)).toMatchObject([{ id: first.id, price: null, promotion_price: null }]);
});

test('a cart of 200 lines is sent, shown and changed without a hitch', async () => {
  const { token } = await registerCustomer();
  const products = await plentiful(token, 200);
  // A page of the shop's address where no script of the shop touches the cart.
  const { page } = await visit('/robots.txt', { token });
  await keepLocally(
    page,
    products.map((product) => ({ product, quantity: 1 })),
  );
  await page.goto('/cart');
  await soon(async () => Object.keys(await serverCart(token)).length).toBe(200);
  await soon(() => rows(page).count()).toBe(200);
  // The shop's answer is stored too, with the prices.
  const isPriced = async () =>
    (await kept(page, 'productsInCart')).every(({ price }) => price !== null);
  await soon(isPriced).toBe(true);
  await page.evaluate(() => {
    const write = Storage.prototype.setItem;
    Object.assign(window, { writes: 0 });
    Storage.prototype.setItem = function (key, value) {
      if (key === 'productsInCart')
        Object.assign(window, { writes: Reflect.get(window, 'writes') + 1 });
      write.call(this, key, value);
    };
  });
  await stopClock(page);
  const quantity = rows(page).nth(100).getByRole('spinbutton');
  await quantity.focus();
  for (const key of ['End', '5', 'Backspace', '2']) await page.keyboard.press(key);
  expect(await page.evaluate(() => Reflect.get(window, 'writes'))).toBe(0);
  await page.clock.resume();
  await soon(async () => (await localCart(page))[products[100]?.id ?? 0]).toBe(12);
  expect(await page.evaluate(() => Reflect.get(window, 'writes'))).toBe(1);

  // The order's form is a screen or two below, however many lines there are.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThan(4000);
  await page.setViewportSize(screens.phone);
  expect(await height()).toBeLessThan(6500);
  await page.setViewportSize(screens.desktop);
  const wanted = products[150];
  await page
    .getByRole('searchbox', { name: 'Caută în coș' })
    .fill(wanted?.code.toLowerCase() ?? '');
  await soon(async () => (await rows(page).count()) < 10).toBe(true);
  await rows(page)
    .filter({ hasText: wanted?.code ?? '' })
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Golește coșul' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Păstrează coșul' }).click();
  expect(Object.keys(await localCart(page))).toHaveLength(200);
  await page.getByRole('button', { name: 'Golește coșul' }).click();
  await dialog.getByRole('button', { name: 'Golește coșul' }).click();
  await page.getByRole('heading', { name: 'Coșul este gol' }).waitFor();
  await soon(() => serverCart(token)).toEqual({});
});
