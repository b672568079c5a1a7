import type { Page, Route } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { REQUEST_TIMEOUT } from '../contract/constants.ts';
import type { Locale } from '../contract/locale.ts';
import { formatLei } from '../contract/money.ts';
import type { ProductCard } from '../contract/shapes/product.ts';
import { changeProduct } from '../server/shop/catalogue/writing/change-product.ts';
import { soon } from '../testing/soon.ts';
import { focusedName, inLocale, mistakes } from './auth-dialog.ts';
import { violations } from './axe.ts';
import {
  call,
  expectPlaced,
  field,
  fillForPickup,
  localCart,
  orderButton,
  ordersOf,
  paid,
  plentiful,
  putIntoServerCart,
  scarce,
  somethingToBuy,
  untilReadyToSend,
  watchOrders,
} from './buying.ts';
import { endPatience } from './clocks.ts';
import { inCatalogue } from './staff-actions.ts';
import { asBrowsersAsk, registerCustomer, type Screen, visit } from './visitor.ts';

const ORDERS = '/api/orders/orders/';

/** A customer whose checkout is filled in and only waits to be sent. */
async function readyToOrder({
  locale = 'ro',
  screen = 'desktop',
  choose = somethingToBuy,
}: {
  locale?: Locale;
  screen?: Screen;
  choose?: (token: string) => Promise<ProductCard>;
} = {}) {
  const customer = await registerCustomer();
  const product = await choose(customer.token);
  await putIntoServerCart(customer.token, product.id, 3);
  const visitor = await visit(inLocale(locale, '/cart'), { token: customer.token, screen });
  await visitor.page.locator('main form').waitFor();
  await fillForPickup(visitor.page);
  await field(visitor.page, 'comment').fill('Sunați după ora 12');
  await untilReadyToSend(visitor.page);
  return { ...visitor, ...customer, product, sent: watchOrders(visitor.page) };
}

/** The first order meets with this; those after it go through. */
async function once(page: Page, meet: (route: Route) => Promise<void>) {
  await page.route(`**${ORDERS}`, meet, { times: 1 });
}

/** Nothing that was filled in is lost. */
async function expectKept(page: Page, product: { id: number }) {
  expect(await localCart(page)).toEqual({ [product.id]: 3 });
  expect(await field(page, 'name').inputValue()).toBe('Ion Popa');
  expect(await field(page, 'comment').inputValue()).toBe('Sunați după ora 12');
}

test('an order that arrives but whose answer is lost is placed once', async () => {
  const { page, product, token, sent } = await readyToOrder({ locale: 'ru', screen: 'phone' });
  await once(page, async (route) => {
    await route.fetch(asBrowsersAsk);
    await route.abort('connectionreset');
  });
  await orderButton(page).click();
  await page.getByRole('alert').getByText('Нет подключения к интернету').waitFor();
  await expectKept(page, product);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.locator('main form').waitFor();
  await soon(() => field(page, 'comment').inputValue()).toBe('Sunați după ora 12');
  await untilReadyToSend(page);

  await orderButton(page).click();
  await page.waitForURL(/\/success\//);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(await ordersOf(token)).toHaveLength(1);
});

/** Until the code of the pages an order may lead to has come, with all it is made of. */
async function outcomesFetched(page: Page) {
  const found = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((address) => /\/assets\/(success|error)-[^/]+\.js$/.test(address)),
    );
  for (const outcome of ['success', 'error']) {
    await soon(async () => (await found()).join()).toContain(`/${outcome}-`);
  }
  // Written as text, for the page's own import and not this file's.
  const addresses = JSON.stringify(await found());
  await page.evaluate(`Promise.all(${addresses}.map((one) => import(one))).then(() => {})`);
}

test('without a connection the order waits for it, and is shown although the connection went with its answer', async () => {
  const { page, context, product, token } = await readyToOrder();
  await outcomesFetched(page);
  await context.setOffline(true);
  await orderButton(page).click();
  await page.getByRole('alert').getByText('Nu există conexiune la internet').waitFor();
  await expectKept(page, product);
  await context.setOffline(false);
  await once(page, async (route) => {
    const response = await route.fetch(asBrowsersAsk);
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await orderButton(page).click();
  await page.waitForURL(/\/success\//);
  const [order, ...others] = await ordersOf(token);
  expect(others).toEqual([]);
  await page
    .getByRole('main')
    .getByText(order?.number ?? '?')
    .first()
    .waitFor();
});

test('what the shop has against a field stands beside it; when it does not answer in time it is given up on, and the order is not doubled', async () => {
  const { page, product, token } = await readyToOrder();
  await once(page, (route) =>
    route.fulfill({ status: 400, json: { phone: ['Numărul nu există'] } }),
  );
  await orderButton(page).click();
  await soon(() => mistakes(page)).toEqual({ phone: 'Numărul nu există' });
  expect(await focusedName(page)).toBe('phone');
  await field(page, 'phone').fill('+373-69-123-457');
  expect(await mistakes(page)).toEqual({});

  await once(page, async (route) => void (await route.fetch(asBrowsersAsk)));
  await orderButton(page).click();
  await soon(() => ordersOf(token)).toHaveLength(1);
  expect(await endPatience(page, ORDERS)).toEqual([REQUEST_TIMEOUT]);
  await page.getByRole('alert').getByText('Răspunsul întârzie').waitFor();
  await expectKept(page, product);
  await orderButton(page).click();
  await page.waitForURL(/\/success\//);
  expect(await ordersOf(token)).toMatchObject([{ phone: '+373-69-123-457' }]);
});

test('an order that arrived unnoticed is not repeated with a changed word', async () => {
  const { page, product, token } = await readyToOrder();
  await once(page, async (route) => {
    await route.fetch(asBrowsersAsk);
    await route.abort('connectionreset');
  });
  await orderButton(page).click();
  await page.getByRole('alert').getByText('Nu există conexiune la internet').waitFor();
  await field(page, 'name').fill('Ion Popa senior');
  await orderButton(page).click();
  await page.getByText('Comanda trimisă mai devreme a fost primită').waitFor();
  expect(await localCart(page)).toEqual({ [product.id]: 3 });
  expect(await violations(page)).toEqual([]);
  const [order, ...others] = await ordersOf(token);
  expect(others).toEqual([]);
  await page.getByRole('link', { name: 'Vezi comanda primită' }).click();
  await page.waitForURL(`**/success/${order?.id}`);
});

test('two tabs that order the same at once place one order', async () => {
  const { page, context, token } = await readyToOrder();
  const second = await context.newPage();
  await second.goto('/cart');
  await second.locator('main form').waitFor();
  await fillForPickup(second);
  await field(second, 'comment').fill('Sunați după ora 12');
  await untilReadyToSend(second);
  // However quick the shop is: nothing is sent before both were pressed.
  const { promise: bothPressed, resolve: letGo } = Promise.withResolvers<void>();
  await context.route(`**${ORDERS}`, async (route) => {
    await bothPressed;
    await route.continue();
  });
  await Promise.all([orderButton(page).click(), orderButton(second).click()]);
  letGo();
  await Promise.all([page.waitForURL(/\/success\//), second.waitForURL(/\/success\//)]);
  expect(await ordersOf(token)).toHaveLength(1);
  expect(second.url()).toBe(page.url());
});

test('a price that has changed and what somebody else has bought meanwhile are said before they are paid for, and the rest can be ordered', async () => {
  const { page, context, product, token, sent } = await readyToOrder({ choose: scarce });
  await soon(() => orderButton(page).textContent()).toContain(formatLei(paid(product) * 3, 'ro'));
  // Another tab writes yesterday's price; one without the shop in it, which would put it right.
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('productsInCart') ?? '[]');
    const old = lines.map((line: object) => ({
      ...line,
      price: 0.5,
      promotion_price: null,
      is_promotion: false,
    }));
    localStorage.setItem('productsInCart', JSON.stringify(old));
  });
  await soon(() => orderButton(page).textContent()).toContain(formatLei(1.5, 'ro'));
  await orderButton(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await alert.getByText('S-a schimbat ceva între timp').waitFor();
  expect(await alert.textContent()).toContain(
    `„${product.title}”: prețul este acum ${formatLei(paid(product), 'ro')}, era ${formatLei(0.5, 'ro')}`,
  );
  expect(await violations(page)).toEqual([]);
  expect(await ordersOf(token)).toEqual([]);
  await soon(() => orderButton(page).textContent()).toContain(formatLei(paid(product) * 3, 'ro'));

  const rival = await registerCustomer();
  await call('POST', '/orders/orders/', {
    token: rival.token,
    body: {
      pay_method: 'cash',
      order_products: [{ id: product.id, price: paid(product), quantity: product.stock - 2 }],
    },
  });
  await orderButton(page).click();
  await alert
    .getByText(`în stoc au rămas 2 ${product.units}; ați cerut 3 ${product.units}`)
    .waitFor();
  expect(await localCart(page)).toEqual({ [product.id]: 2 });
  await orderButton(page).click();
  await page.waitForURL(/\/success\//);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(await ordersOf(token)).toMatchObject([{ products: [{ id: product.id, quantity: 2 }] }]);
});

test('what was archived while it lay in the cart is named there, and the rest is ordered without it', async () => {
  const { token } = await registerCustomer();
  const [old, next, kept] = await plentiful(token, 3);
  if (!old || !next || !kept) throw new Error('there is too little to buy');
  const become = (input: object) =>
    inCatalogue((changing) => changeProduct(changing, old.id, { input }));
  onTestFinished(async () => void (await become({ state: 'active', links: [] })));
  for (const { id } of [old, kept]) await putIntoServerCart(token, id, 1);
  const { page } = await visit('/cart', { token });
  await untilReadyToSend(page);
  await become({ state: 'archived', links: [{ kind: 'successor', id: next.id }] });
  await fillForPickup(page);
  await orderButton(page).click();
  await page.getByText(`„${old.title}” nu se mai vinde`).waitFor();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: old.code });
  await row.getByText('Nu se mai vinde; nu intră în comandă').waitFor();
  await row.getByRole('link', { name: next.title }).waitFor();

  // It stays when the cart comes from the shop again, until somebody takes it away.
  await page.reload();
  await untilReadyToSend(page);
  await row.getByText('Nu se mai vinde; nu intră în comandă').waitFor();
  await soon(() => orderButton(page).textContent()).toContain(formatLei(paid(kept), 'ro'));
  await fillForPickup(page);
  await orderButton(page).click();
  const placed = await expectPlaced(page, 'ro', token);
  expect(placed.products.map(({ id }) => id)).toEqual([kept.id]);
});
