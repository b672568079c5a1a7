import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../contract/locale.ts';
import { message } from '../contract/messages.ts';
import { formatLei } from '../contract/money.ts';
import type { ProductCard } from '../contract/shapes/product.ts';
import { soon } from '../testing/soon.ts';
import {
  banner,
  fill,
  focusedName,
  hydrated,
  inLocale,
  mistakes,
  openForm,
  submit,
  words,
} from './auth-dialog.ts';
import {
  call,
  chooseCourier,
  field,
  fillForPickup,
  keepLocally,
  keptIds,
  localCart,
  orderButton,
  ordersOf,
  paid,
  plentiful,
  putIntoServerCart,
  serverCart,
  serverFavourites,
  somethingToBuy,
  somethingWorth,
  watchOrders,
} from './buying.ts';
import { heard } from './clocks.ts';
import { twoGuests } from './guest.ts';
import { enter, goToRegistration, newCompany, newPerson, PASSWORD } from './joining.ts';
import { letterTo, recoveryLinkTo } from './letters.ts';
import { onlooker } from './onlooker.ts';
import { registerCustomer, shopUrl, visit } from './visitor.ts';

const say = {
  ro: {
    add: /^Adaugă \d/,
    added: 'Produsul a fost adăugat în coș',
    outside: 'hînc',
    capital: 'chi',
    capitalItself: 'chișinău',
    received: 'Am primit comanda',
    freeReached: 'Livrare gratuită în Chișinău',
    deliveryFee: 'Taxa de livrare',
    free: 'gratuit',
    orderNow: /^Comandă acum/,
    addFavourite: 'Adaugă la favorite',
    rejected: 'Comanda nu a fost finalizată!',
    rejectedHint: 'încercați din nou',
    toCart: 'Vezi coșul',
    toHome: 'Înapoi la pagina principală',
    expired: 'Sesiunea a expirat',
    checkMail: 'Verificați e-mailul',
    passwordChanged: 'Parola a fost schimbată. Intrați în cont cu parola nouă.',
    anotherLink: 'Cere alt link',
    ownData: 'Datele mele',
  },
  ru: {
    add: /^В корзину: \d/,
    added: 'Товар добавлен в корзину',
    outside: 'хынч',
    capital: 'киш',
    capitalItself: 'кишин',
    received: 'Мы получили заказ',
    freeReached: 'Бесплатная доставка по Кишинёву',
    deliveryFee: 'Стоимость доставки',
    free: 'бесплатно',
    orderNow: /^Заказать сейчас/,
    addFavourite: 'Добавить в избранное',
    rejected: 'Заказ не оформлен!',
    rejectedHint: 'попробуйте ещё раз',
    toCart: 'Открыть корзину',
    toHome: 'Вернуться на главную',
    expired: 'Сеанс истёк',
    checkMail: 'Проверьте почту',
    passwordChanged: 'Пароль изменён. Войдите с новым паролем.',
    anotherLink: 'Запросить новую ссылку',
    ownData: 'Мои данные',
  },
} as const;

const total = (sum: number) => Math.round(sum * 100) / 100;

/** From the product's own page into the cart, as a person does it. */
async function putIntoCart(page: Page, locale: Locale, product: ProductCard, quantity: number) {
  await page.goto(inLocale(locale, `/product/${product.slug}`));
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('spinbutton').first().fill(String(quantity));
  await main.getByRole('button', { name: say[locale].add }).first().click();
  await heard(page, say[locale].added);
}

const openCart = async (page: Page, locale: Locale) => {
  await page.goto(inLocale(locale, '/cart'));
  await page.locator('main form').waitFor();
};

const expectOnButton = (page: Page, locale: Locale, sum: number) =>
  soon(() => orderButton(page).textContent()).toContain(formatLei(total(sum), locale));

/** The page of the only order there is. */
async function expectPlaced(page: Page, locale: Locale, token: string) {
  await page.waitForURL(/\/success\//);
  const [order, ...others] = await ordersOf(token);
  if (!order) throw new Error('no order');
  expect(others).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(inLocale(locale, `/success/${order.id}`));
  await page.getByRole('main').getByText(order.number).first().waitFor();
  return order;
}

describe.each(twoGuests)('on a %s in %s', (screen, locale) => {
  test('a guest fills the cart and the form, registers on the way, orders by courier outside the capital and gets a letter', async () => {
    const [first, second] = await plentiful(await onlooker(), 2);
    if (!first || !second) throw new Error('nothing to buy');
    const { page, complaints } = await visit('/robots.txt', { screen });
    await putIntoCart(page, locale, first, 1);
    await putIntoCart(page, locale, second, 2);
    await openCart(page, locale);
    expect(await localCart(page)).toEqual({ [first.id]: 1, [second.id]: 2 });
    expect(await page.getByRole('main').textContent()).not.toMatch(/\d,\d\d\slei/);
    await field(page, 'name').fill('Ion Popa');
    await chooseCourier(page, say[locale].outside, '');
    await page.locator('main [name=pay_method][value=transfer]').check();
    await field(page, 'comment').fill('Să fie dintr-o bucată');
    await orderButton(page).click();

    const person = newPerson();
    await goToRegistration(page, locale, 'person');
    const token = await enter(page, person);
    await soon(() => serverCart(token)).toEqual({ [first.id]: 1, [second.id]: 2 });
    const sum = paid(first) + 2 * paid(second) + 150;
    await expectOnButton(page, locale, sum);
    await soon(() => field(page, 'name').inputValue()).toBe('Ion Popa');
    expect(await field(page, 'email').inputValue()).toBe(person.email);
    expect(await field(page, 'comment').inputValue()).toBe('Să fie dintr-o bucată');

    await orderButton(page).click();
    const order = await expectPlaced(page, locale, token);
    expect(order).toMatchObject({
      name: 'Ion Popa',
      delivery_type: 'courier',
      city_id: 5300,
      pay_method: 'transfer',
      delivery_fee: 150,
      lang: locale,
      comment: 'Să fie dintr-o bucată',
    });
    const shown = await page.getByRole('main').textContent();
    const { name, phone, city, suburb, address } = order;
    for (const fact of [name, phone, city, suburb, address, formatLei(total(sum), locale)]) {
      expect(shown).toContain(fact);
    }
    expect(await localCart(page)).toEqual({});
    await soon(() => serverCart(token)).toEqual({});
    const letter = await letterTo(person.email, order.number);
    expect(letter.subject).toBe(`${say[locale].received} ${order.number}`);
    expect(letter.text).toContain(city);
    expect(complaints.filter((text) => !text.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
  });

  test('a company mends its fiscal code, and its order over 5000 lei is brought free of charge in the capital', async () => {
    const product = await somethingWorth(await onlooker(), 5001);
    const quantity = Math.ceil(5001 / paid(product));
    const { page } = await visit('/robots.txt', { screen });
    await keepLocally(page, [{ product, quantity }]);
    await openCart(page, locale);
    await orderButton(page).click();

    const company = newCompany();
    await goToRegistration(page, locale, 'company');
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') writes.push(request.url());
    });
    await fill(page, { ...company, c_f: '1014600987652' });
    await submit(page);
    await soon(() => mistakes(page)).toEqual({ c_f: message('VALIDATE.CODE_VALID', locale) });
    expect(await focusedName(page)).toBe('c_f');
    expect(writes).toEqual([]);
    const token = await enter(page, { c_f: company.c_f });

    await soon(() => field(page, 'company').inputValue()).toBe(company.company_name);
    expect(await field(page, 'idno').inputValue()).toBe(company.c_f);
    await field(page, 'name').fill('Ana Rusu');
    await chooseCourier(page, say[locale].capital, say[locale].capitalItself);
    await page.locator('main [name=pay_method][value=transfer]').check();
    await expectOnButton(page, locale, paid(product) * quantity);
    const main = page.getByRole('main');
    await main.getByText(say[locale].freeReached).first().waitFor();
    const { deliveryFee, free } = say[locale];
    expect(await main.textContent()).toContain(`${deliveryFee}${free}`);

    await orderButton(page).click();
    const order = await expectPlaced(page, locale, token);
    expect(order).toMatchObject({
      company: company.company_name,
      idno: company.c_f,
      city_id: 100,
      delivery_fee: 0,
      total: total(paid(product) * quantity),
    });
    expect(await main.textContent()).toContain(`${deliveryFee}${free}`);
    const letter = await letterTo(company.email, order.number);
    expect(letter.text).toContain(`${deliveryFee}: ${free}`);
  });

  test('an order goes straight from the favourites, which it empties', async () => {
    const { token } = await registerCustomer();
    const products = await plentiful(token, 2);
    const [first, second] = products;
    if (!first || !second) throw new Error('nothing to buy');
    await call('POST', '/favorites/favorite-products/', { token, body: { product: first.id } });
    const path = inLocale(locale, `/product/${second.slug}`);
    const { page } = await visit(path, { screen, token });
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: say[locale].addFavourite }).click();
    await soon(() => serverFavourites(token)).toContain(second.id);
    await page.goto(inLocale(locale, '/favorite'));
    const sent = watchOrders(page);
    const button = page.getByRole('main').getByRole('button', { name: say[locale].orderNow });
    const sum = total(products.reduce((all, product) => all + paid(product), 0));
    await soon(() => button.textContent()).toContain(formatLei(sum, locale));
    await button.click();
    const order = await expectPlaced(page, locale, token);
    expect(order).toMatchObject({ total: sum, delivery_fee: 0, pay_method: 'cash' });

    const regular = products.reduce((all, { price }) => all + (price ?? 0), 0);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        order_products: products.map((one) => ({ id: one.id, price: paid(one), quantity: 1 })),
        pay_method: 'cash',
        total_price: sum,
        total_discount: total(regular - sum),
        cost_of_delivery: 0,
        city: '',
        suburb: '',
        comment: '',
        company: '',
        lang: locale,
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
    const one = await visit(inLocale(locale, '/cart'), { screen, token });
    await expectOnButton(one.page, locale, 5 * paid(first) + paid(second));

    const two = await visit('/robots.txt', { screen });
    await keepLocally(two.page, [
      { product: first, quantity: 2 },
      { product: second, quantity: 4 },
    ]);
    await openCart(two.page, locale);
    await two.page
      .getByRole('main')
      .getByRole('button', { name: words[locale].logIn, exact: true })
      .locator('visible=true')
      .first()
      .click();
    await enter(two.page, { username, password });
    const larger = { [first.id]: 5, [second.id]: 4 };
    await soon(() => localCart(two.page)).toEqual(larger);
    await soon(() => serverCart(token)).toEqual(larger);
    await expectOnButton(two.page, locale, 5 * paid(first) + 4 * paid(second));
    await openCart(one.page, locale);
    await soon(() => localCart(one.page)).toEqual(larger);
  });

  test('a forgotten password becomes a new one through the letter, and what was before ends', async () => {
    const { username, token } = await registerCustomer();
    const email = `${username}@example.md`;
    const { page } = await openForm('forgotten', { locale, screen });
    await fill(page, { email });
    await submit(page);
    await page.getByRole('dialog').getByText(say[locale].checkMail).waitFor();
    await page.getByRole('dialog').getByText(email).waitFor();

    const link = await recoveryLinkTo(email);
    expect(link.startsWith(inLocale(locale, '/accounts/reset-password?uid='))).toBe(true);
    const main = page.getByRole('main');
    await page.goto(link);
    await hydrated(page);
    const meta = (name: string) => page.locator(`meta[name=${name}]`).getAttribute('content');
    expect(await meta('referrer')).toBe('no-referrer');
    expect(await meta('robots')).toMatch(/noindex/);
    await main.locator('[name=new_password]').fill('scurt');
    await main.locator('[type=submit]').click();
    await soon(() => mistakes(page)).toEqual({
      new_password: message('VALIDATE.PASSWORD_LENGTH', locale),
    });
    await main.locator('[name=new_password]').fill('parola-noua-2');
    await main.locator('[type=submit]').click();
    await page.getByRole('dialog').getByText(say[locale].passwordChanged).waitFor();
    expect(new URL(page.url()).search).toBe('');
    const before = await fetch(`${shopUrl()}/api/accounts/user-data/`, {
      headers: { Authorization: `Token ${token}` },
    });
    expect(before.status).toBe(401);

    await fill(page, { username, password: PASSWORD });
    await submit(page);
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await banner(page)).toBe(message('ERROR.CREDENTIALS', locale));
    await enter(page, { password: 'parola-noua-2' });
    await page.getByRole('heading', { name: say[locale].ownData }).waitFor();

    // The link worked once.
    await page.goto(link);
    await hydrated(page);
    await main.locator('[name=new_password]').fill('parola-alta-3');
    await main.locator('[type=submit]').click();
    await main.getByRole('alert').getByText(message('ERROR.RESET_LINK_INVALID', locale)).waitFor();
    await main.getByRole('link', { name: say[locale].anotherLink }).click();
    await main.locator('[name=email]').waitFor();
  });

  /** A customer whose checkout is filled in and only waits to be sent. */
  async function readyToOrder() {
    const customer = await registerCustomer();
    const product = await somethingToBuy(customer.token);
    await putIntoServerCart(customer.token, product.id, 3);
    const visitor = await visit(inLocale(locale, '/cart'), { token: customer.token, screen });
    await visitor.page.locator('main form').waitFor();
    await fillForPickup(visitor.page);
    await field(visitor.page, 'comment').fill('Sunați după ora 12');
    await expectOnButton(visitor.page, locale, paid(product) * 3);
    return { ...visitor, ...customer, product };
  }

  async function expectKept(page: Page, product: ProductCard) {
    expect(await localCart(page)).toEqual({ [product.id]: 3 });
    await soon(() => field(page, 'name').inputValue()).toBe('Ion Popa');
    expect(await field(page, 'comment').inputValue()).toBe('Sunați după ora 12');
    expect(await page.locator('main [name=delivery_type][value=pickup]').isChecked()).toBe(true);
  }

  test('a rejected order leads to its page and back to the kept cart', async () => {
    const { page, product, token } = await readyToOrder();
    await page.route(
      '**/api/orders/orders/',
      (route) => route.fulfill({ status: 403, json: { detail: 'no' } }),
      { times: 1 },
    );
    await orderButton(page).click();
    await page.waitForURL(`**${inLocale(locale, '/error')}`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: say[locale].rejected }).waitFor();
    await main.getByText(say[locale].rejectedHint).waitFor();
    const home = main.getByRole('link', { name: say[locale].toHome });
    expect(await home.getAttribute('href')).toBe(locale === 'ro' ? '/' : '/ru');
    expect(await ordersOf(token)).toEqual([]);
    await main.getByRole('link', { name: say[locale].toCart }).click();
    await page.locator('main form').waitFor();
    await expectKept(page, product);
    await orderButton(page).click();
    await expectPlaced(page, locale, token);
  });

  test('a session that expires in the middle of the checkout loses nothing', async () => {
    const { page, product, token, username, password } = await readyToOrder();
    await call('POST', '/auth-token/token/logout/', { token });
    await orderButton(page).click();
    await page.getByRole('dialog').getByText(say[locale].expired).waitFor();
    await expectKept(page, product);
    const renewed = await enter(page, { username, password });
    await page.locator('main form').waitFor();
    await expectKept(page, product);
    await expectOnButton(page, locale, paid(product) * 3);
    await orderButton(page).click();
    await expectPlaced(page, locale, renewed);
  });
});
