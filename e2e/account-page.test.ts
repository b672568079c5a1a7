import { beforeAll, expect, test } from 'vitest';
import { message } from '../contract/messages.ts';
import type { User } from '../contract/shapes/account.ts';
import type { Order } from '../contract/shapes/order.ts';
import type { ProductCard } from '../contract/shapes/product.ts';
import { moveStock } from '../server/shop/catalogue/stock/move-stock.ts';
import { changeProduct } from '../server/shop/catalogue/writing/change-product.ts';
import { soon } from '../testing/soon.ts';
import { hydrated, mistakes } from './auth-dialog.ts';
import { violations } from './axe.ts';
import { call, kept, localCart, paid, scarce, somethingToBuy } from './buying.ts';
import { confirmOrder, inCatalogue } from './staff-actions.ts';
import { registerCustomer, shopUrl, visit } from './visitor.ts';

let token: string;
let product: ProductCard;
let number: string;

/** A company with one order. */
beforeAll(async () => {
  const company = {
    user_type: 'juridical',
    company_name: 'Electromontaj Nord S.R.L.',
    c_f: '1014600987651',
    function_in_company: 'Inginer-șef',
  };
  ({ token } = await registerCustomer(company));
  product = await somethingToBuy(token);
  ({ number } = await order([[product, 2]]));
});

const order = (lines: [ProductCard, number][], buyer = token) =>
  call<Order>('POST', '/orders/orders/', {
    token: buyer,
    body: {
      delivery_type: 'pickup',
      pay_method: 'transfer',
      order_products: lines.map(([one, quantity]) => ({ id: one.id, price: paid(one), quantity })),
    },
  });

test('own data and the company’s are changed where they stand, and an order is read in plain words', async () => {
  const { page, complaints } = await visit('/account', { token });
  const main = page.getByRole('main');
  // A long e-mail has the whole line, not half of it.
  const address = main.getByText(/^\S+@example\.md$/);
  expect((await address.boundingBox())?.width).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Modifică datele mele' }).click();
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
  await main.locator('[name=tva]').fill('0507632');
  await main.locator('[name=legal_address]').fill('str. Ismail 1');
  await main.getByRole('button', { name: 'Salvează' }).click();
  await main.getByText('MD24AG000225100013104168').waitFor();
  // Another company has no VAT code and no address of the former one.
  await page.getByRole('button', { name: 'Modifică datele companiei' }).click();
  await main.locator('[name=idno]').fill('1008 6000 38413');
  for (const name of ['tva', 'legal_address']) {
    expect(await main.locator(`[name=${name}]`).inputValue()).toBe('');
  }
  await main.getByRole('button', { name: 'Renunță' }).click();
  expect(await call<User>('GET', '/accounts/user-data/', { token })).toMatchObject({
    name: 'Ion Rusu',
    phone: '+373-79-111-222',
    iban: 'MD24AG000225100013104168',
    company_name: 'Electromontaj Nord S.R.L.',
  });

  const card = page.getByRole('group').filter({ hasText: `Comanda ${number}` });
  await card.getByText(`Comanda ${number}`).click();
  await card.getByText('Primită').first().waitFor();
  await card.getByText('Așteaptă plata').waitFor();
  await card.getByText('Ridicare din depozitul de cabluri').first().waitFor();
  await card.getByText('Transfer bancar', { exact: true }).waitFor();
  await card.getByRole('link', { name: product.title }).waitFor();
  expect(await violations(page)).toEqual([]);
  // The map's tiles at the foot of the page are not on this machine.
  expect(complaints.filter((text) => !/ERR_NAME_NOT_RESOLVED|tile/.test(text))).toEqual([]);
});

test('an order is repeated but for what is sold out, and what has changed since is said before it goes into the cart', async () => {
  const own = await registerCustomer();
  const [dearer, fewer, gone] = [
    await scarce(own.token),
    await scarce(own.token),
    await scarce(own.token),
  ];
  const { id } = await order(
    [dearer, fewer, gone].map((one) => [one, 5]),
    own.token,
  );
  await inCatalogue(async (changing) => {
    const price = Math.round((dearer.price ?? 0) * 100 + 150) / 100;
    await changeProduct(changing, dearer.id, { promotions: [] });
    await changeProduct(changing, dearer.id, {
      input: { price, smallest_quantity: 1, quantity_step: 1 },
    });
    await moveStock(changing, [
      { product_id: dearer.id, counted: 50, reason: 'count' },
      // Of which the order holds five.
      { product_id: fewer.id, counted: 8, reason: 'count' },
      { product_id: gone.id, counted: 0, reason: 'count' },
    ]);
  });
  const path = `/account?order=${id}`;
  const { page, complaints } = await visit(path, { token: own.token });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Repetă comanda/ }).click();
  const dialog = page.getByRole('dialog');
  const line = (one: ProductCard) => dialog.getByRole('listitem').filter({ hasText: one.title_ro });
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
  await main.getByRole('link', { name: 'Vezi coșul' }).click();
  await page.waitForURL('**/cart');
  // The map's tiles at the foot of the page are not on this machine.
  expect(complaints.filter((text) => !/ERR_NAME_NOT_RESOLVED|tile/.test(text))).toEqual([]);
});

test('in the hand the page is open to everybody; a new order is cancelled after a question, one the shop has begun with is not', async () => {
  const { page, context } = await visit('/ru/account', { screen: 'phone' });
  await hydrated(page);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/);
  expect(await violations(page)).toEqual([]);

  const own = await registerCustomer();
  const begun = await order([[await somethingToBuy(own.token), 1]], own.token);
  const { id, number: cancelled } = await order([[await somethingToBuy(own.token), 1]], own.token);
  await context.addCookies([{ name: 'token', value: own.token, url: shopUrl() }]);
  await page.goto(`/ru/success/${id}`);
  const main = page.getByRole('main');
  const proforma = main.getByRole('button', { name: /PDF/ });
  await proforma.waitFor();
  await main.getByRole('link', { name: 'Посмотреть мои заказы' }).click();
  const dialog = page.getByRole('dialog');
  const cancel = /^Отменить заказ/;
  const cardOf = (one: string) => page.getByRole('group').filter({ hasText: one });
  const card = cardOf(cancelled);
  await card.getByText(cancelled).first().click();
  await card.getByRole('button', { name: cancel }).click();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Оставить заказ' }).click();
  await card.getByRole('button', { name: cancel }).click();
  await dialog.getByRole('button', { name: cancel }).click();
  await main.getByText('Заказ отменён.').waitFor();
  await soon(() => card.getByRole('list').locator('li > span').allTextContents()).toEqual(
    expect.arrayContaining(['Принят', 'Отменён']),
  );
  expect(await card.getByRole('button', { name: cancel }).count()).toBe(0);
  expect(await call<Order>('GET', `/orders/orders/${id}/`, { token: own.token })).toMatchObject({
    status: 'cancelled',
  });

  const later = cardOf(begun.number);
  await later.getByText(begun.number).first().click();
  await later.getByRole('button', { name: cancel }).click();
  await confirmOrder(begun.id);
  await dialog.getByRole('button', { name: cancel }).click();
  await main.getByRole('alert').getByText('Позвоните нам').waitFor();
  // What is still to come stands there too: the present is the step it has come to.
  await later.locator('[aria-current="step"]', { hasText: 'Подтверждён' }).waitFor();
  expect(await later.getByRole('button', { name: cancel }).count()).toBe(0);

  // What was called off is not to be paid on the order's own page either.
  await page.goBack();
  await page.getByText(cancelled).first().waitFor();
  expect(await proforma.count()).toBe(0);
});

test('nothing of the customer is in the page the server sends', async () => {
  const response = await fetch(`${shopUrl()}/account`, { headers: { Cookie: `token=${token}` } });
  const html = await response.text();
  expect(html).not.toContain('Electromontaj');
  expect(html).not.toContain(token);
});
