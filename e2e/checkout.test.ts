import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, inject, test } from 'vitest';
import type { Locale } from '../contract/locale.ts';
import { message } from '../contract/messages.ts';
import { formatLei } from '../contract/money.ts';
import { fill, focusedName, hydrated, inLocale, mistakes, submit, words } from './auth-dialog.ts';
import { violations } from './axe.ts';
import {
  call,
  chooseCourier,
  field,
  fillForPickup,
  localCart,
  orderButton,
  ordersOf,
  paid,
  plentiful,
  putIntoServerCart,
  serverCart,
  soon,
} from './buying.ts';
import { closeBrowser, registerCustomer, type Screen, visit } from './visitor.ts';

afterAll(closeBrowser);

/** The letters written to the address, once there are any. */
async function lettersTo(address: string) {
  const outbox = join(inject('dataDir'), 'outbox');
  for (let tries = 0; tries < 100; tries += 1) {
    const names = await readdir(outbox).catch(() => []);
    const letters = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
    );
    const found = letters.filter(({ to }) => to?.some((one) => one.address === address));
    if (found.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return [];
}

const say = {
  ro: {
    add: /^Adaugă/,
    added: 'Produsul a fost adăugat în coș',
    district: 'hînc',
    received: 'Am primit comanda',
  },
  ru: {
    add: /^Добавить \d/,
    added: 'Товар добавлен в корзину',
    district: 'хынч',
    received: 'Мы получили заказ',
  },
} as const;

describe.each([
  ['ro', 'desktop'],
  ['ru', 'phone'],
] as [Locale, Screen][])('in %s on a %s', (locale, screen) => {
  test('a guest fills the cart and the form, registers on the way, orders by courier and gets a letter', async () => {
    const { token: other } = await registerCustomer();
    const [first, second] = await plentiful(other, 2);
    if (!first || !second) throw new Error('nothing to buy');
    const { page, context, complaints } = await visit(inLocale(locale, `/product/${first.slug}`), {
      screen,
    });
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: say[locale].add }).first().click();
    await page.getByRole('status').getByText(say[locale].added).waitFor();
    await page.goto(inLocale(locale, `/product/${second.slug}`));
    await hydrated(page);
    const add = page.getByRole('main').getByRole('button', { name: say[locale].add }).first();
    await add.click();
    await add.click();

    await page.goto(inLocale(locale, '/cart'));
    await page.locator('main form').waitFor();
    expect(await localCart(page)).toEqual({ [first.id]: 1, [second.id]: 2 });
    expect(await page.getByRole('main').textContent()).not.toMatch(/\d,\d\d\slei/);
    expect(await violations(page)).toEqual([]);

    await field(page, 'name').fill('Ion Popa');
    await chooseCourier(page, say[locale].district, '');
    await page.locator('main [name=pay_method][value=transfer]').check();
    await field(page, 'comment').fill('Să fie dintr-o bucată');
    await orderButton(page).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);

    const username = `guest-${locale}-${process.pid}`;
    await page.getByRole('tab', { name: words[locale].registerTab }).click();
    await fill(page, {
      username,
      email: `${username}@example.md`,
      phone: '+373-69-123-456',
      password: 'parola-buna-1',
      confirm_password: 'parola-buna-1',
      terms: true,
    });
    const reloaded = page.waitForEvent('load');
    await submit(page);
    await reloaded;

    await page
      .getByText(formatLei(paid(first), locale))
      .first()
      .waitFor();
    expect(await field(page, 'name').inputValue()).toBe('Ion Popa');
    expect(await field(page, 'email').inputValue()).toBe(`${username}@example.md`);
    expect(await field(page, 'comment').inputValue()).toBe('Să fie dintr-o bucată');
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
    await soon(() => serverCart(token)).toEqual({ [first.id]: 1, [second.id]: 2 });

    const total = formatLei(paid(first) + 2 * paid(second) + 150, locale);
    await soon(() => orderButton(page).textContent()).toContain(total);
    expect(await violations(page)).toEqual([]);
    await orderButton(page).click();
    await page.waitForURL(/\/success\//);
    const [order] = await ordersOf(token);
    if (!order) throw new Error('no order');
    expect(order).toMatchObject({
      name: 'Ion Popa',
      delivery_type: 'courier',
      city_id: 5300,
      pay_method: 'transfer',
      delivery_fee: 150,
      lang: locale,
      comment: 'Să fie dintr-o bucată',
    });
    expect(new URL(page.url()).pathname).toBe(inLocale(locale, `/success/${order.id}`));
    const shown = page.getByRole('main');
    await shown.getByText(order.number).first().waitFor();
    for (const fact of [order.name, order.phone, order.city, order.suburb, order.address, total]) {
      expect(await shown.textContent()).toContain(fact);
    }
    expect(await violations(page)).toEqual([]);

    expect(await localCart(page)).toEqual({});
    await soon(() => serverCart(token)).toEqual({});
    const letters = await lettersTo(`${username}@example.md`);
    expect(letters.map(({ subject }) => subject)).toContain(
      `${say[locale].received} ${order.number}`,
    );
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  });
});

/** A customer at the checkout, with so many lei of one product in the cart. */
async function customerWith(lei: number, screen: Screen = 'desktop') {
  const { token, username, password } = await registerCustomer();
  const products = await plentiful(token, 20);
  const product = products.find((one) => paid(one) * 40 > lei);
  if (!product) throw new Error(`nothing comes to ${lei} lei`);
  const quantity = Math.ceil(lei / paid(product));
  await putIntoServerCart(token, product.id, quantity);
  const visitor = await visit('/cart', { token, screen });
  await visitor.page.locator('main form').waitFor();
  return { ...visitor, token, username, password, product, quantity };
}

test('above 5000 lei delivery inside the capital is free, and until then the cart says what is missing', async () => {
  const { page, context, token, product, quantity } = await customerWith(5001);
  const products = Math.round(paid(product) * quantity * 100) / 100;
  const main = page.getByRole('main');
  await main.getByText('Livrare gratuită în Chișinău').waitFor();
  await field(page, 'name').fill('Ion Popa');
  await chooseCourier(page, 'chi', 'chișinău');
  await page.locator('main [name=pay_method][value=card]').check();
  await soon(() => orderButton(page).textContent()).toContain(formatLei(products, 'ro'));

  // One piece less, and it is paid for again.
  const enough = Math.floor(5000 / paid(product));
  await main.getByRole('spinbutton').fill(String(enough));
  const missing = (500_001 - Math.round(paid(product) * enough * 100)) / 100;
  await main.getByText(`Mai adăugați ${formatLei(missing, 'ro')}`).waitFor();
  const withFee = Math.round((paid(product) * enough + 100) * 100) / 100;
  await soon(() => orderButton(page).textContent()).toContain(formatLei(withFee, 'ro'));

  await main.getByRole('spinbutton').fill(String(quantity));
  await orderButton(page).click();
  await page.waitForURL(/\/success\//);
  expect(await ordersOf(token)).toMatchObject([{ delivery_fee: 0, total: products, city_id: 100 }]);
  await context.close();
});

test.each([
  ['ro', 'phone'],
  ['ru', 'desktop'],
] as [Locale, Screen][])(
  'in %s on a %s what is missing is said beside its field, the first of them in focus',
  async (locale, screen) => {
    const { token } = await registerCustomer();
    const [product] = await plentiful(token, 1);
    await putIntoServerCart(token, product?.id ?? 0, 1);
    const { page, context } = await visit(inLocale(locale, '/cart'), { token, screen });
    await page.locator('main form').waitFor();
    await orderButton(page).click();
    expect(await mistakes(page)).toMatchObject({ name: message('VALIDATE.NAME', locale) });
    for (const [name, says] of [
      ['delivery_type', 'VALIDATE.DELIVERY_TYPE'],
      ['pay_method', 'VALIDATE.PAY_METHOD'],
    ] as const) {
      const group = page.getByRole('group').filter({ has: page.locator(`[name=${name}]`) });
      expect(await group.textContent()).toContain(message(says, locale));
    }
    expect(await focusedName(page)).toBe('name');
    expect(await violations(page)).toEqual([]);

    await fillForPickup(page);
    expect(await mistakes(page)).toEqual({});
    await page.locator('main [name=delivery_type][value=courier]').check();
    await orderButton(page).click();
    expect(Object.keys(await mistakes(page))).toEqual(['city', 'suburb', 'address']);
    expect(await focusedName(page)).toBe('city');
    expect(await ordersOf(token)).toEqual([]);
    await context.close();
  },
);

test('Enter in a quantity changes the quantity and orders nothing', async () => {
  const { page, context, token, product } = await customerWith(1);
  await fillForPickup(page);
  const quantity = page.getByRole('main').getByRole('spinbutton');
  await quantity.fill('2');
  await quantity.press('Enter');
  await soon(() => serverCart(token)).toEqual({ [product.id]: 2 });
  expect(await ordersOf(token)).toEqual([]);
  await context.close();
});

test('a company finds its data filled in, and the order carries them', async () => {
  const { token } = await registerCustomer({
    user_type: 'juridical',
    company_name: 'Electro Lux S.R.L.',
    type_company: 'Construcţii',
    function_in_company: 'manager',
    c_f: '1003600012344',
  });
  const [product] = await plentiful(token, 1);
  await putIntoServerCart(token, product?.id ?? 0, 2);
  const { page, context } = await visit('/cart', { token });
  await field(page, 'company').waitFor();
  expect(await field(page, 'company').inputValue()).toBe('Electro Lux S.R.L.');
  expect(await field(page, 'idno').inputValue()).toBe('1003600012344');
  await fillForPickup(page);
  await orderButton(page).click();
  await page.waitForURL(/\/success\//);
  expect(await ordersOf(token)).toMatchObject([
    { company: 'Electro Lux S.R.L.', idno: '1003600012344', delivery_type: 'pickup' },
  ]);
  await context.close();
});

test('nobody but its owner reads an order', async () => {
  const owner = await registerCustomer();
  const [product] = await plentiful(owner.token, 1);
  const { id } = await call<{ id: string }>('POST', '/orders/orders/', {
    token: owner.token,
    body: {
      name: 'Ion Popa',
      pay_method: 'cash',
      order_products: [{ id: product?.id, price: product && paid(product), quantity: 1 }],
    },
  });
  const other = await registerCustomer();
  for (const token of [undefined, other.token]) {
    const { page, context } = await visit(`/success/${id}`, token ? { token } : {});
    await page.getByText('Detaliile unei comenzi le vede numai cel care a făcut-o').waitFor();
    expect(await page.content()).not.toContain('Ion Popa');
    expect(await violations(page)).toEqual([]);
    await context.close();
  }
  const { page, context } = await visit(`/success/${id}`, { token: owner.token });
  await page.getByText('Ion Popa').waitFor();
  await context.close();
});
