import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { message } from '../contract/messages.ts';
import { formatLei } from '../contract/money.ts';
import type { User } from '../contract/shapes/account.ts';
import type { ProductCard } from '../contract/shapes/product.ts';
import { netOf } from '../contract/vat.ts';
import { soon } from '../testing/soon.ts';
import { fill, focusedName, hydrated, mistakes, submit, words } from './auth-dialog.ts';
import { violations } from './axe.ts';
import {
  call,
  chooseCourier,
  expectOnButton,
  expectPlaced,
  field,
  inBani,
  keepLocally,
  keptIds,
  localCart,
  openCart,
  orderButton,
  paid,
  plentiful,
  putIntoServerCart,
  serverCart,
  serverFavourites,
  somethingWorth,
  watchOrders,
} from './buying.ts';
import { heard } from './clocks.ts';
import { enter, goToRegistration, newCompany, newPerson } from './joining.ts';
import { letterTo } from './letters.ts';
import { onlooker } from './onlooker.ts';
import { openUntilSettled } from './settled.ts';
import { registerCustomer, visit } from './visitor.ts';

/** From the product's own page into the cart, as a person does it. */
async function putIntoCart(page: Page, product: ProductCard, quantity: number) {
  await page.goto(`/ru/product/${product.slug}`);
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('spinbutton').first().fill(String(quantity));
  await main
    .getByRole('button', { name: /^В корзину: \d/ })
    .first()
    .click();
  await heard(page, 'Товар добавлен в корзину');
}

test('in the hand a guest fills the cart and the form, registers on the way, orders by courier outside the capital and gets a letter', async () => {
  const [first, second] = await plentiful(await onlooker(), 2);
  if (!first || !second) throw new Error('nothing to buy');
  const { page, complaints } = await visit('/robots.txt', { screen: 'phone' });
  await putIntoCart(page, first, 1);
  await putIntoCart(page, second, 2);
  await openCart(page, 'ru');
  expect(await localCart(page)).toEqual({ [first.id]: 1, [second.id]: 2 });
  expect(await page.getByRole('main').textContent()).not.toMatch(/\d,\d\d\slei/);
  await field(page, 'name').fill('Ion Popa');
  await chooseCourier(page, 'хынч', '');
  await page.locator('main [name=pay_method][value=transfer]').check();
  await field(page, 'comment').fill('Să fie dintr-o bucată');
  await orderButton(page).click();

  const person = newPerson();
  await goToRegistration(page, 'ru', 'person');
  const token = await enter(page, person);
  await soon(() => serverCart(token)).toEqual({ [first.id]: 1, [second.id]: 2 });
  const sum = paid(first) + 2 * paid(second) + 150;
  await expectOnButton(page, 'ru', sum);
  await soon(() => field(page, 'name').inputValue()).toBe('Ion Popa');
  expect(await field(page, 'email').inputValue()).toBe(person.email);
  expect(await field(page, 'comment').inputValue()).toBe('Să fie dintr-o bucată');

  await orderButton(page).click();
  const order = await expectPlaced(page, 'ru', token);
  expect(order).toMatchObject({
    name: 'Ion Popa',
    delivery_type: 'courier',
    city_id: 5300,
    pay_method: 'transfer',
    delivery_fee: 150,
    lang: 'ru',
    comment: 'Să fie dintr-o bucată',
  });
  const shown = await page.getByRole('main').textContent();
  const { name, phone, city, suburb, address } = order;
  for (const fact of [name, phone, city, suburb, address, formatLei(inBani(sum), 'ru')]) {
    expect(shown).toContain(fact);
  }
  expect(await localCart(page)).toEqual({});
  await soon(() => serverCart(token)).toEqual({});
  const letter = await letterTo(person.email, order.number);
  expect(letter.subject).toBe(`Мы получили заказ ${order.number}`);
  expect(letter.text).toContain(city);
  expect(complaints.filter((text) => !text.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
});

test('a company mends its fiscal code, sees prices without VAT, and its order over 5000 lei comes free of charge with all it takes to pay by transfer', async () => {
  const product = await somethingWorth(await onlooker(), 5001);
  const quantity = Math.ceil(5001 / paid(product));
  const { page } = await visit('/robots.txt');
  await keepLocally(page, [{ product, quantity }]);
  // The day of delivery comes after the form and moves the button.
  await openUntilSettled(page, '/cart');
  await orderButton(page).click();

  const company = newCompany();
  await goToRegistration(page, 'ro', 'company');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(request.url());
  });
  await fill(page, { ...company, c_f: '1014600987652' });
  await submit(page);
  await soon(() => mistakes(page)).toEqual({ c_f: message('VALIDATE.CODE_VALID', 'ro') });
  expect(await focusedName(page)).toBe('c_f');
  expect(writes).toEqual([]);
  const token = await enter(page, { c_f: company.c_f });

  await page.goto('/account');
  await page.getByRole('checkbox', { name: 'Arată prețurile fără TVA' }).check();
  await soon(
    async () => (await call<User>('GET', '/accounts/user-data/', { token })).net_prices,
  ).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.goto(`/product/${product.slug}`);
  const net = (lei: number) => formatLei(netOf(lei, product.vat_rate), 'ro');
  const withVat = (lei: number) => `fără TVA (${formatLei(lei, 'ro')} cu TVA)`;
  const main = page.getByRole('main');
  await main
    .getByText(withVat(paid(product)), { exact: true })
    .first()
    .waitFor();
  expect(await main.textContent()).toContain(net(paid(product)));
  const sum = inBani(paid(product) * quantity);
  await openCart(page, 'ro');
  await main.getByText(withVat(sum), { exact: true }).waitFor();
  const summed = `Total fără TVA${net(sum)}TVA 20\u00a0%${formatLei(sum - netOf(sum, 20), 'ro')}Total${formatLei(sum, 'ro')}`;
  expect(await main.textContent()).toContain(summed);

  await soon(() => field(page, 'company').inputValue()).toBe(company.company_name);
  expect(await field(page, 'idno').inputValue()).toBe(company.c_f);
  await field(page, 'name').fill('Ana Rusu');
  await chooseCourier(page, 'chi', 'chișinău');
  await page.locator('main [name=pay_method][value=transfer]').check();
  await expectOnButton(page, 'ro', paid(product) * quantity);
  await main.getByText('Livrare gratuită în Chișinău').first().waitFor();
  expect(await main.textContent()).toContain('Taxa de livraregratuit');

  await field(page, 'idno').fill('');
  await orderButton(page).click();
  await main.getByText(message('VALIDATE.CODE_REQ', 'ro')).waitFor();
  expect(await focusedName(page)).toBe('idno');
  await field(page, 'idno').fill(company.c_f);
  await orderButton(page).click();
  const order = await expectPlaced(page, 'ro', token);
  expect(order).toMatchObject({
    company: company.company_name,
    idno: company.c_f,
    city_id: 100,
    delivery_fee: 0,
    total: sum,
  });
  await main.getByText('MD28 EX00 0002 2510 0149 8765').waitFor();
  const purpose = main.getByText(/^Plata conform contului nr\. \d+ din /);
  const shown = await main.textContent();
  expect(shown).toContain('Taxa de livraregratuit');
  expect(shown).toContain(summed);
  expect(await violations(page)).toEqual([]);
  const letter = await letterTo(company.email, order.number);
  const facts = [await purpose.textContent(), 'MD28 EX00 0002 2510 0149 8765'];
  for (const fact of facts) expect(letter.text).toContain(fact);
  expect(letter.html).toContain(net(sum));
  expect(letter.text).toContain('Taxa de livrare: gratuit');
});

test('in the hand an order goes straight from the favourites, which it empties', async () => {
  const { token } = await registerCustomer();
  const products = await plentiful(token, 2);
  const [first, second] = products;
  if (!first || !second) throw new Error('nothing to buy');
  await call('POST', '/favorites/favorite-products/', { token, body: { product: first.id } });
  const path = `/ru/product/${second.slug}`;
  const { page } = await visit(path, { screen: 'phone', token });
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Добавить в избранное' }).click();
  await soon(() => serverFavourites(token)).toContain(second.id);
  await page.goto('/ru/favorite');
  const sent = watchOrders(page);
  const button = page.getByRole('main').getByRole('button', { name: /^Заказать с оплатой/ });
  const sum = inBani(products.reduce((all, product) => all + paid(product), 0));
  await soon(() => button.textContent()).toContain(formatLei(sum, 'ru'));
  await button.click();
  const order = await expectPlaced(page, 'ru', token);
  expect(order).toMatchObject({ total: sum, delivery_fee: 0, pay_method: 'cash' });

  const regular = products.reduce((all, { price }) => all + (price ?? 0), 0);
  expect(sent.map(({ body }) => body)).toEqual([
    {
      order_products: products.map((one) => ({ id: one.id, price: paid(one), quantity: 1 })),
      pay_method: 'cash',
      total_price: sum,
      total_discount: inBani(regular - sum),
      cost_of_delivery: 0,
      city: '',
      suburb: '',
      comment: '',
      company: '',
      lang: 'ru',
      user_id: 0,
      source: 'favourites',
    },
  ]);
  expect(await keptIds(page, 'favoritesUser')).toEqual([]);
  await soon(() => serverFavourites(token)).toEqual([]);
});

test('logging in on a second device leaves the larger quantities on both', async () => {
  const { token, username, password } = await registerCustomer();
  const [first, second] = await plentiful(token, 2);
  if (!first || !second) throw new Error('nothing to buy');
  await putIntoServerCart(token, first.id, 5);
  await putIntoServerCart(token, second.id, 1);
  const one = await visit('/cart', { token });
  await expectOnButton(one.page, 'ro', 5 * paid(first) + paid(second));

  const two = await visit('/robots.txt');
  await keepLocally(two.page, [
    { product: first, quantity: 2 },
    { product: second, quantity: 4 },
  ]);
  await openCart(two.page, 'ro');
  await two.page
    .getByRole('main')
    .getByRole('button', { name: words.ro.logIn, exact: true })
    .locator('visible=true')
    .first()
    .click();
  await enter(two.page, { username, password });
  const larger = { [first.id]: 5, [second.id]: 4 };
  await soon(() => localCart(two.page)).toEqual(larger);
  await soon(() => serverCart(token)).toEqual(larger);
  await expectOnButton(two.page, 'ro', 5 * paid(first) + 4 * paid(second));
  await openCart(one.page, 'ro');
  await soon(() => localCart(one.page)).toEqual(larger);
});
