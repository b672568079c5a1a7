import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { message } from '../contract/messages.ts';
import type { Order } from '../contract/shapes/order.ts';
import type { Product, ProductCard } from '../contract/shapes/product.ts';
import { soon } from '../testing/soon.ts';
import { hydrated, inLocale } from './auth-dialog.ts';
import { violations } from './axe.ts';
import {
  call,
  expectPlaced,
  field,
  fillForPickup,
  localCart,
  openCart,
  orderButton,
  ordersOf,
  putIntoServerCart,
  untilReadyToSend,
} from './buying.ts';
import { visitAsStaff } from './staff.ts';
import { registerCustomer, visit } from './visitor.ts';

const main = (page: Page) => page.getByRole('main');
const quantity = (page: Page) => main(page).getByRole('spinbutton').first();

/** What a screen reader says of a field beside its name. */
const descriptionOf = (field: Locator) =>
  field.evaluate((input) => {
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });

/** A cable sold by the metre, of which there is plenty, with its whole coil. */
async function cableWithCoil(token: string) {
  const path = '/products/search-filter/?search=cablu utp la metru&is_stock=true';
  const { results } = await call<{ results: ProductCard[] }>('GET', encodeURI(path), { token });
  for (const { slug, is_cut, stock } of results) {
    if (!is_cut || stock < 50) continue;
    const product = await call<Product>('GET', `/products/items/${slug}`, { token });
    const coil = product.coils.find((one) => one.stock > 0);
    if (coil) return { product, coil };
  }
  throw new Error('no cable has a whole coil');
}

/** A cable of which three lengths of 20 m and one of 50 m can be had. */
async function cutCable(token: string) {
  const path = '/products/search-filter/?search=cablu la metru&is_stock=true';
  const { results } = await call<{ results: ProductCard[] }>('GET', encodeURI(path), { token });
  const found = results.find(
    ({ is_cut, stock, smallest_quantity, quantity_step }) =>
      is_cut && stock >= 300 && smallest_quantity <= 20 && 10 % quantity_step === 0,
  );
  if (!found) throw new Error('no cable is long enough');
  return found;
}

test('a length is answered as it was typed: in whole metres, at least the smallest cut, and added by Enter', async () => {
  const { token } = await registerCustomer();
  const { product } = await cableWithCoil(token);
  const { smallest_quantity: smallest } = product;
  const { page } = await visit(`/product/${product.slug}`, { token });
  await hydrated(page);
  // The least that is cut is what is offered first.
  expect(await quantity(page).inputValue()).toBe(String(smallest));

  await quantity(page).fill('12,5');
  await quantity(page).blur();
  await main(page).getByText('Am rotunjit la 13 m: vindem numai cantități întregi').waitFor();
  expect(await quantity(page).inputValue()).toBe('13');
  expect(await violations(page)).toEqual([]);

  await quantity(page).fill('1');
  await quantity(page).blur();
  await main(page).getByText(`Cel puțin ${smallest} m`).waitFor();
  await quantity(page).fill('12 5');
  await quantity(page).blur();
  await main(page).getByText(`Nu am înțeles „12 5”. A rămas ${smallest} m`).waitFor();

  await quantity(page).press('ArrowUp');
  await quantity(page).press('ArrowUp');
  await quantity(page).press('ArrowDown');
  expect(await quantity(page).getAttribute('aria-valuenow')).toBe(String(smallest + 1));
  await quantity(page).fill('12.5 m');
  await quantity(page).press('Enter');
  await soon(() => localCart(page)).toEqual({ [product.id]: 13 });
});

test('by phone and in Russian a cable is ordered in pieces, with its whole coil, once the buyer agrees that it does not come back', async () => {
  const { token } = await registerCustomer();
  const { product, coil } = await cableWithCoil(token);
  const { page } = await visit(inLocale('ru', `/product/${product.slug}`), {
    token,
    screen: 'phone',
  });
  await hydrated(page);
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: /^1 \S+ = \d+/ })
    .getByRole('button', { name: /^В корзину: 1/ })
    .click();
  await soon(() => localCart(page)).toEqual({ [coil.id]: 1 });

  // Pressed while the field still has what was typed.
  await quantity(page).fill('12,5');
  await main(page)
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
  await soon(() => localCart(page)).toEqual({ [coil.id]: 1, [product.id]: 13 });

  await openCart(page, 'ru');
  await untilReadyToSend(page);
  const row = main(page).getByRole('listitem').filter({ hasText: product.code });
  await row.getByRole('spinbutton').fill('20,2');
  await row.getByRole('spinbutton').blur();
  await row.getByText('Округлили до 21 м').waitFor();
  await row.getByRole('combobox', { name: /^Как резать/ }).selectOption('several');
  await fillForPickup(page);
  await orderButton(page).click();
  const consent = field(page, 'cut_consent');
  await main(page).getByText(message('VALIDATE.CUT_CONSENT', 'ru')).waitFor();
  expect(await consent.getAttribute('aria-invalid')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await consent.check();
  await orderButton(page).click();
  const placed = await expectPlaced(page, 'ru', token);
  await main(page).getByText('можно несколькими кусками').waitFor();
  const order = await call<Order>('GET', `/orders/orders/${placed.id}/`, { token });
  expect(order.cut_consent_at).not.toBeNull();
  expect(order.products.find(({ id }) => id === product.id)).toMatchObject({
    quantity: 21,
    one_piece: false,
  });
});

test('lengths typed in the cart are ordered, and seen in that order on the order’s page and in the account', async () => {
  const { token } = await registerCustomer();
  const product = await cutCable(token);
  await putIntoServerCart(token, product.id, product.smallest_quantity);
  const { page } = await visit('/cart', { token });
  await untilReadyToSend(page);
  const row = main(page).getByRole('listitem').filter({ hasText: product.code });
  const pieces = row.getByRole('combobox', { name: /^Cum se taie/ });
  await pieces.selectOption({ label: 'lungimile mele' });
  const lengths = row.getByRole('textbox', { name: `Lungimile: ${product.title}` });
  // By keyboard it comes after the choice, and says how it is written.
  await lengths.waitFor();
  await pieces.press('Tab');
  await soon(() => lengths.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await descriptionOf(lengths)).toBe('De exemplu: 3×20 + 50');
  expect(await lengths.getAttribute('aria-invalid')).toBeNull();

  // What cannot be read is said, stays typed, and is not ordered.
  await lengths.fill('20 și 50');
  await lengths.press('Enter');
  await row.getByText('Nu am înțeles „și”').waitFor();
  expect(await lengths.inputValue()).toBe('20 și 50');
  expect(await violations(page)).toEqual([]);
  // The field itself says what is wrong with it, also while nobody looks.
  expect(await lengths.getAttribute('aria-invalid')).toBe('true');
  expect(await descriptionOf(lengths)).toContain('Nu am înțeles „și”');
  await row.getByRole('status').getByText('Nu am înțeles „și”').waitFor();
  await page.reload();
  await untilReadyToSend(page);
  expect(await lengths.inputValue()).toBe('20 și 50');
  await fillForPickup(page);
  await field(page, 'cut_consent').check();
  await orderButton(page).click();
  await page.getByText('scrieți lungimile sau alegeți altfel').waitFor();
  expect(await lengths.evaluate((input) => input === document.activeElement)).toBe(true);

  await lengths.fill('3x20 + 50');
  await row.getByRole('status').getByText('3 × 20 m + 50 m = 110 m').waitFor();
  expect(await lengths.getAttribute('aria-invalid')).toBeNull();
  await soon(() => localCart(page)).toEqual({ [product.id]: 110 });
  await lengths.blur();
  expect(await lengths.inputValue()).toBe('3\u00a0×\u00a020\u00a0m + 50\u00a0m');

  // Another quantity has other lengths.
  await row.getByRole('spinbutton').press('ArrowUp');
  await row.getByText('Cantitatea s-a schimbat, lungimile s-au șters').waitFor();
  expect(await pieces.inputValue()).toBe('one');
  await pieces.selectOption('lengths');
  await lengths.fill('20 20 20 50');
  await lengths.blur();
  await soon(() => localCart(page)).toEqual({ [product.id]: 110 });

  await orderButton(page).click();
  const placed = await expectPlaced(page, 'ro', token);
  const cut = main(page).getByText(/se taie/);
  expect(await cut.allTextContents()).toEqual([
    expect.stringContaining('se taie 3\u00a0×\u00a020\u00a0m'),
    expect.stringContaining('se taie 1\u00a0×\u00a050\u00a0m'),
  ]);
  const order = await call<Order>('GET', `/orders/orders/${placed.id}/`, { token });
  expect(order.products.map(({ quantity: metres, cut_length }) => [metres, cut_length])).toEqual([
    [60, 20],
    [50, 50],
  ]);

  await page.goto(new URL(`/account?order=${placed.id}`, page.url()).href);
  await page.getByText(`Comanda ${placed.number}`).first().waitFor();
  await soon(async () => (await cut.allTextContents()).length).toBe(2);
  expect(await cut.first().textContent()).toContain('3\u00a0×\u00a020\u00a0m');
});

test('the shop’s people type the lengths that a caller names, and others into the order that stands', async () => {
  const { token } = await registerCustomer();
  const product = await cutCable(token);
  const { id } = await call<{ id: number }>('GET', '/accounts/user-data/', { token });
  const { page } = await visitAsStaff(`/admin/orders/new?customer=${id}`, {
    role: 'sales',
    locale: 'ru',
    screen: 'phone',
  });
  await page.getByRole('combobox', { name: 'Найти товар' }).fill(product.code);
  await page.getByRole('option').filter({ hasText: product.code }).first().waitFor();
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: product.code });
  const lengths = row.getByRole('textbox', { name: /^Отрезки/ });
  const place = page.getByRole('button', { name: /^Оформить заказ/ });
  await lengths.fill('20 и 50');
  await lengths.press('Tab');
  await row.getByText('Не поняли «и»').waitFor();
  expect(await lengths.getAttribute('aria-invalid')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await place.click();
  await page.getByRole('alert').getByText('Исправьте отмеченные количества и отрезки').waitFor();
  await lengths.fill('3x20 + 50');
  await row.getByText('3 × 20 м + 50 м = 110 м').waitFor();
  const quantity = row.getByRole('textbox', { name: /^Количество/ });
  expect(await quantity.inputValue()).toBe('110');
  await quantity.fill('111');
  await row.getByText('Количество изменилось, отрезки удалены').waitFor();
  await quantity.fill('110');
  await row.getByText('3 × 20 м + 50 м = 110 м').waitFor();
  await soon(() => place.textContent()).toContain('lei');
  await place.click();
  await page.getByText(/Заказ [0-9A-Z-]{9} оформлен/).waitFor();
  const read = async () => {
    const [order] = await ordersOf(token);
    return order?.products.map(({ quantity: metres, cut_length }) => [metres, cut_length]);
  };
  expect(await read()).toEqual([
    [60, 20],
    [50, 50],
  ]);

  const [order] = await ordersOf(token);
  await page.goto(new URL(`/admin/orders/${order?.id}`, page.url()).href);
  await page.getByRole('button', { name: 'Изменить товары' }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменить товары' });
  const first = dialog.getByRole('textbox', { name: /^Отрезки/ }).first();
  expect(await first.inputValue()).toBe('3\u00a0×\u00a020\u00a0м');
  await first.fill('15 + 45');
  await dialog.getByText('15 м + 45 м = 60 м').waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Причина').fill('По просьбе клиента');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await read()).toEqual([
    [15, 15],
    [45, 45],
    [50, 50],
  ]);
  await page.getByText('60 м (3 × 20 м)').first().waitFor();
});
