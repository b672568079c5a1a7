import { expect, test } from 'vitest';
import type { Locale } from '../contract/locale.ts';
import { message } from '../contract/messages.ts';
import { formatLei } from '../contract/money.ts';
import { soon } from '../testing/soon.ts';
import { focusedName, inLocale, mistakes } from './auth-dialog.ts';
import { violations } from './axe.ts';
import {
  call,
  chooseCourier,
  field,
  fillForPickup,
  keepLocally,
  localCart,
  orderButton,
  ordersOf,
  paid,
  putIntoServerCart,
  serverCart,
  somethingToBuy,
  somethingWorth,
} from './buying.ts';
import { registerCustomer, type Screen, visit } from './visitor.ts';

/** A customer at the checkout, with so many lei of one product in the cart. */
async function customerWith(lei: number, screen: Screen = 'desktop') {
  const { token, username, password } = await registerCustomer();
  const product = await somethingWorth(token, lei);
  const quantity = Math.ceil(lei / paid(product));
  await putIntoServerCart(token, product.id, quantity);
  const visitor = await visit('/cart', { token, screen });
  await visitor.page.locator('main form').waitFor();
  return { ...visitor, token, username, password, product, quantity };
}

test('above 5000 lei delivery inside the capital is free, and until then the cart says what is missing', async () => {
  const { page, token, product, quantity } = await customerWith(5001);
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
  await soon(() => orderButton(page).textContent()).toContain(formatLei(products, 'ro'));
  await orderButton(page).click();
  await page.waitForURL(/\/success\//);
  expect(await ordersOf(token)).toMatchObject([{ delivery_fee: 0, total: products, city_id: 100 }]);
});

test.each([
  ['ro', 'phone'],
  ['ru', 'desktop'],
] as [Locale, Screen][])(
  'in %s on a %s what is missing is said beside its field, the first of them in focus',
  async (locale, screen) => {
    const { token } = await registerCustomer();
    const { id } = await somethingToBuy(token);
    await putIntoServerCart(token, id, 1);
    const { page } = await visit(inLocale(locale, '/cart'), { token, screen });
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
  },
);

test('in the hand the address opens in the card that was chosen, and no field hides behind the bar below', async () => {
  const { token } = await registerCustomer();
  const { id } = await somethingToBuy(token);
  await putIntoServerCart(token, id, 1);
  const { page } = await visit('/cart', { token, screen: 'phone' });
  await page.locator('main form').waitFor();
  const courier = page.locator('main [name=delivery_type][value=courier]');
  await courier.check();
  await field(page, 'address').waitFor();
  // Above the next choice, not below all of them.
  const top = async (place: string) =>
    (await page.locator(`main ${place}`).boundingBox())?.y ?? Number.NaN;
  expect(await top('[name=address]')).toBeLessThan(await top('[value=pickup]'));

  await field(page, 'name').focus();
  const bar = await page.locator('.bottom-bar').boundingBox();
  const behind: string[] = [];
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      const isOfForm = activeElement?.closest('form#checkout') !== null;
      const { bottom = 0 } = activeElement?.getBoundingClientRect() ?? {};
      return { name: isOfForm ? (activeElement?.getAttribute('name') ?? 'button') : null, bottom };
    });
    if (focused.name && focused.bottom > (bar?.y ?? 0)) behind.push(focused.name);
  }
  expect(behind).toEqual([]);

  // Nor the lower lines of one whose first line was to be seen above the bar.
  const comment = field(page, 'comment');
  await comment.evaluate((box) => {
    box.blur();
    window.scrollBy(0, box.getBoundingClientRect().top - window.innerHeight + 140);
  });
  await comment.focus();
  const { y = 0, height = 0 } = (await comment.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('Enter in a quantity changes the quantity and orders nothing', async () => {
  const { page, token, product } = await customerWith(1);
  await fillForPickup(page);
  const quantity = page.getByRole('main').getByRole('spinbutton');
  await quantity.fill('2');
  await quantity.press('Enter');
  await soon(() => serverCart(token)).toEqual({ [product.id]: 2 });
  expect(await ordersOf(token)).toEqual([]);
});

test('a company finds its data filled in, and the order carries them and takes no more than itself out of the cart', async () => {
  const { token, username } = await registerCustomer({
    user_type: 'juridical',
    company_name: 'Electro Lux S.R.L.',
    type_company: 'Construcţii',
    function_in_company: 'manager',
    c_f: '1003600012344',
  });
  const product = await somethingToBuy(token);
  const later = await somethingToBuy(token);
  await putIntoServerCart(token, product.id, 2);
  const { page, context } = await visit('/cart', { token });
  await field(page, 'company').waitFor();
  expect(await field(page, 'company').inputValue()).toBe('Electro Lux S.R.L.');
  // Pasted in groups, as it is printed, the fiscal code is the same.
  await field(page, 'idno').fill('');
  await page.keyboard.insertText('1003 6000 1234 4');
  expect(await field(page, 'idno').inputValue()).toBe('1003600012344');
  await fillForPickup(page);
  await field(page, 'company').fill(' ');
  await orderButton(page).click();
  expect(await mistakes(page)).toEqual({ company: message('VALIDATE.COMPANY_NAME', 'ro') });
  await field(page, 'company').fill('Electro Lux S.R.L.');
  // What another tab puts in while the order is on its way is no part of it, and stays.
  const tab = await context.newPage();
  await tab.goto('/robots.txt');
  await page.route('**/api/orders/orders/', async (route) => {
    const lines = [product, later].map((one) => ({ product: one, quantity: 2 }));
    if (route.request().method() === 'POST') await keepLocally(tab, lines);
    await route.continue();
  });
  await orderButton(page).click();
  await page.waitForURL(/\/success\//);
  expect(await localCart(page)).toEqual({ [later.id]: 2 });
  const main = page.getByRole('main');
  await main.getByText(`Sunteți în contul ${username}`).waitFor();
  await main.getByRole('link', { name: 'Vezi comenzile mele' }).click();
  await page.waitForURL('**/account');
  expect(await ordersOf(token)).toMatchObject([
    { company: 'Electro Lux S.R.L.', idno: '1003600012344', delivery_type: 'pickup' },
  ]);
});

test('nobody but its owner reads an order', async () => {
  const owner = await registerCustomer();
  const product = await somethingToBuy(owner.token);
  const { id } = await call<{ id: string }>('POST', '/orders/orders/', {
    token: owner.token,
    body: {
      name: 'Ion Popa',
      pay_method: 'cash',
      order_products: [{ id: product.id, price: paid(product), quantity: 1 }],
    },
  });
  const other = await registerCustomer();
  for (const token of [undefined, other.token]) {
    const { page } = await visit(`/success/${id}`, token ? { token } : {});
    await page.getByText('Intrați în contul din care ați comandat').waitFor();
    expect(await page.content()).not.toContain('Ion Popa');
    expect(await violations(page)).toEqual([]);
  }
  const { page } = await visit(`/success/${id}`, { token: owner.token });
  await page.getByText('Ion Popa').waitFor();
});
