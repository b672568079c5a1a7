import { beforeAll, expect, test } from 'vitest';
import { message } from '../contract/messages.ts';
import type { User } from '../contract/shapes/account.ts';
import type { Order } from '../contract/shapes/order.ts';
import type { ProductCard } from '../contract/shapes/product.ts';
import { moveStock } from '../server/catalogue/stock/move-stock.ts';
import { changeProduct } from '../server/catalogue/writing/change-product.ts';
import { setPromotions } from '../server/catalogue/writing/set-promotions.ts';
import { soon } from '../testing/soon.ts';
import { hydrated, inLocale, mistakes } from './auth-dialog.ts';
import { violations } from './axe.ts';
import { call, kept, localCart, paid, scarce, somethingToBuy } from './buying.ts';
import { twoGuests } from './guest.ts';
import { confirmOrder, inCatalogue } from './shop-desk.ts';
import { registerCustomer, shopUrl, visit } from './visitor.ts';

let token: string;
let rare: ProductCard;
let plenty: ProductCard;
let number: string;

/** A company with one order: some of what is plentiful, and the last of something rare. */
beforeAll(async () => {
  const company = {
    user_type: 'juridical',
    company_name: 'Electromontaj Nord S.R.L.',
    c_f: '1014600987651',
    function_in_company: 'Inginer-șef',
  };
  ({ token } = await registerCustomer(company));
  rare = await scarce(token);
  plenty = await somethingToBuy(token);
  ({ number } = await order([
    [plenty, 2],
    [rare, rare.stock],
  ]));
});

const order = (lines: [ProductCard, number][], buyer = token) =>
  call<Order>('POST', '/orders/orders/', {
    token: buyer,
    body: {
      delivery_type: 'pickup',
      pay_method: 'transfer',
      order_products: lines.map(([product, quantity]) => ({
        id: product.id,
        price: paid(product),
        quantity,
      })),
    },
  });

test.each(twoGuests)('on a %s the page in %s is open to everybody', async (screen, locale) => {
  const guest = await visit(inLocale(locale, '/account'), { screen });
  await hydrated(guest.page);
  expect(await guest.page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/);
  expect(await violations(guest.page)).toEqual([]);

  const { page, complaints } = await visit(inLocale(locale, '/account'), {
    screen,
    token,
  });
  await page.getByRole('main').getByRole('term').first().waitFor();
  await page.getByRole('main').locator('summary').first().click();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('an order is read in plain words and repeated, but for what is sold out', async () => {
  const { page } = await visit('/account', { token });
  const card = page.getByRole('group').filter({ hasText: `Comanda ${number}` });
  await card.getByText(`Comanda ${number}`).click();
  await card.getByText('Primită').first().waitFor();
  await card.getByText('Așteaptă plata').waitFor();
  await card.getByText('Ridicare din depozitul de cabluri').first().waitFor();
  await card.getByText('Transfer bancar').waitFor();
  await card.getByRole('link', { name: plenty.title }).waitFor();
  expect(await violations(page)).toEqual([]);

  await card.getByRole('button', { name: `Repetă comanda ${number}` }).click();
  const told = page.getByRole('dialog');
  await told.getByRole('listitem').filter({ hasText: rare.title }).waitFor();
  expect(await kept(page, 'productsInCart')).toEqual([]);
  await told.getByRole('button', { name: 'Pune în coș un produs' }).click();
  await card.getByText('În coș: un produs din această comandă.').waitFor();
  await card.getByRole('link', { name: 'Vezi coșul' }).click();
  await page.waitForURL('**/cart');
  expect(await localCart(page)).toEqual({ [plenty.id]: 2 });
});

test('what has changed since is said before a repeated order goes into the cart', async () => {
  const own = await registerCustomer();
  const [dearer, fewer, gone] = [
    await scarce(own.token),
    await scarce(own.token),
    await scarce(own.token),
  ];
  const { id } = await order(
    [dearer, fewer, gone].map((product) => [product, 5]),
    own.token,
  );
  await inCatalogue(async (changing) => {
    const price = Math.round((dearer.price ?? 0) * 100 + 150) / 100;
    await setPromotions(changing, dearer.id, { input: [] });
    await changeProduct(changing, dearer.id, {
      input: { price, smallest_quantity: 1, quantity_step: 1 },
    });
    await moveStock(changing, [
      { product_id: dearer.id, counted: 50, reason: 'count' },
      { product_id: fewer.id, counted: 3, reason: 'count' },
      { product_id: gone.id, counted: 0, reason: 'count' },
    ]);
  });
  const path = `/account?order=${id}`;
  const { page, complaints } = await visit(path, { token: own.token });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Repetă comanda/ }).click();
  const dialog = page.getByRole('dialog');
  const line = (product: ProductCard) =>
    dialog.getByRole('listitem').filter({ hasText: product.title_ro });
  await line(dearer)
    .getByText(/atunci, .* acum/)
    .waitFor();
  await line(fewer).getByText('În stoc doar 3').waitFor();
  await line(gone).getByText('Nu este în stoc').waitFor();
  expect(await kept(page, 'productsInCart')).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Pune în coș 2 produse' }).click();
  await main.getByText('În coș: 2 produse din această comandă.').waitFor();
  expect(await localCart(page)).toEqual({ [dearer.id]: 5, [fewer.id]: 3 });
  expect(complaints).toEqual([]);
});

test('in the hand a new order is cancelled after a question; one the shop has begun with is not', async () => {
  const cancel = /^Отменить заказ/;
  const own = await registerCustomer();
  const { id } = await order([[await somethingToBuy(own.token), 1]], own.token);
  const path = `/ru/account?order=${id}`;
  const { page } = await visit(path, { screen: 'phone', token: own.token });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: cancel }).click();
  const dialog = page.getByRole('dialog');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Оставить заказ' }).click();
  await main.getByRole('button', { name: cancel }).click();
  await dialog.getByRole('button', { name: cancel }).click();
  await main.getByText('Заказ отменён.').waitFor();
  await soon(() => main.getByRole('list').locator('li > span').allTextContents()).toEqual(
    expect.arrayContaining(['Принят', 'Отменён']),
  );
  expect(await main.getByRole('button', { name: cancel }).count()).toBe(0);
  expect(await call<Order>('GET', `/orders/orders/${id}/`, { token: own.token })).toMatchObject({
    status: 'cancelled',
  });

  const later = await order([[await somethingToBuy(own.token), 1]], own.token);
  await page.goto(`/ru/account?order=${later.id}`);
  await main.getByRole('button', { name: cancel }).click();
  await confirmOrder(later.id);
  await dialog.getByRole('button', { name: cancel }).click();
  await main.getByRole('alert').getByText('Позвоните нам').waitFor();
  await main.getByText('Подтверждён', { exact: true }).first().waitFor();
  expect(await main.getByRole('button', { name: cancel }).count()).toBe(0);
});

test('own data and the company’s are changed where they stand', async () => {
  const { page } = await visit('/account', { token });
  await page.getByRole('button', { name: 'Modifică datele mele' }).click();
  const main = page.getByRole('main');
  expect(await violations(page)).toEqual([]);
  await main.locator('[name=name]').fill('Ion Rusu');
  await main.locator('[name=phone]').fill('');
  await main.getByRole('button', { name: 'Salvează' }).click();
  expect(await mistakes(page)).toEqual({ phone: message('VALIDATE.PHONE_REQ', 'ro') });
  await main.locator('[name=phone]').fill('079 111 222');
  await main.getByRole('button', { name: 'Salvează' }).click();
  await main.getByText('Ion Rusu, Electromontaj Nord S.R.L.').waitFor();

  await page.getByRole('button', { name: 'Modifică datele companiei' }).click();
  await main.locator('[name=iban]').fill('MD00');
  await main.getByRole('button', { name: 'Salvează' }).click();
  expect(await mistakes(page)).toEqual({ iban: message('VALIDATE.IBAN_VALID', 'ro') });
  await main.locator('[name=iban]').fill('md24 ag00 0225 1000 1310 4168');
  await main.getByRole('button', { name: 'Salvează' }).click();
  await main.getByText('MD24AG000225100013104168').waitFor();
  expect(await call<User>('GET', '/accounts/user-data/', { token })).toMatchObject({
    name: 'Ion Rusu',
    phone: '+373-79-111-222',
    iban: 'MD24AG000225100013104168',
    company_name: 'Electromontaj Nord S.R.L.',
  });
});

test('nothing of the customer is in the page the server sends', async () => {
  const response = await fetch(`${shopUrl()}/account`, { headers: { Cookie: `token=${token}` } });
  const html = await response.text();
  expect(html).not.toContain('Electromontaj');
  expect(html).not.toContain(token);
});
