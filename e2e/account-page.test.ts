import { beforeAll, describe, expect, test } from 'vitest';
import { message } from '../contract/messages.ts';
import type { User } from '../contract/shapes/account.ts';
import type { Order } from '../contract/shapes/order.ts';
import type { ProductCard } from '../contract/shapes/product.ts';
import { hydrated, inLocale, mistakes } from './auth-dialog.ts';
import { violations } from './axe.ts';
import { call, paid, scarce, somethingToBuy } from './buying.ts';
import { registerCustomer, type Screen, shopUrl, visit } from './visitor.ts';

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

const order = (lines: [ProductCard, number][]) =>
  call<Order>('POST', '/orders/orders/', {
    token,
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

describe.each(['phone', 'desktop'] as Screen[])('on a %s', (screen) => {
  test.each(['ro', 'ru'] as const)('the page in %s is open to everybody', async (locale) => {
    const guest = await visit(inLocale(locale, '/account'), { screen });
    await hydrated(guest.page);
    expect(await guest.page.locator('meta[name=robots]').getAttribute('content')).toMatch(
      /noindex/,
    );
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
});

test('an order is read in plain words and repeated, but for what is sold out', async () => {
  const { page } = await visit('/account', { token });
  const card = page.getByRole('group').filter({ hasText: `Comanda ${number}` });
  await card.getByText(`Comanda ${number}`).click();
  await card.getByText('Primită').waitFor();
  await card.getByText('Așteaptă plata').waitFor();
  await card.getByText('Ridicare personală').waitFor();
  await card.getByText('Transfer bancar').waitFor();
  await card.getByRole('link', { name: plenty.title }).waitFor();
  expect(await violations(page)).toEqual([]);

  await card.getByRole('button', { name: `Repetă comanda ${number}` }).click();
  const told = card.getByRole('status');
  await told.getByText('În coș: un produs din această comandă.').waitFor();
  expect(await told.getByRole('listitem').allTextContents()).toEqual([rare.title]);
  await told.getByRole('link', { name: 'Vezi coșul' }).click();
  await page.waitForURL('**/cart');
  const lines = await page.evaluate(() => localStorage.getItem('productsInCart'));
  expect(JSON.parse(lines ?? '[]')).toMatchObject([{ id: plenty.id, quantity: 2 }]);
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
