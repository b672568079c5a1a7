import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ProductCard } from '../contract/shapes/product.ts';
import { soon } from '../testing/soon.ts';
import {
  call,
  expectOnButton,
  expectPlaced,
  field,
  fillForPickup,
  localCart,
  orderButton,
  ordersOf,
  paid,
  putIntoServerCart,
  somethingToBuy,
} from './buying.ts';
import { enter } from './joining.ts';
import { registerCustomer, visit } from './visitor.ts';

/** A customer whose checkout is filled in and only waits to be sent. */
async function readyToOrder() {
  const customer = await registerCustomer();
  const product = await somethingToBuy(customer.token);
  await putIntoServerCart(customer.token, product.id, 3);
  const visitor = await visit('/cart', { token: customer.token });
  await visitor.page.locator('main form').waitFor();
  await fillForPickup(visitor.page);
  await field(visitor.page, 'comment').fill('Sunați după ora 12');
  await expectOnButton(visitor.page, 'ro', paid(product) * 3);
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
  await page.waitForURL('**/error');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Comanda nu a fost finalizată!' }).waitFor();
  await main.getByText('încercați din nou').waitFor();
  const home = main.getByRole('link', { name: 'Înapoi la pagina principală' });
  expect(await home.getAttribute('href')).toBe('/');
  expect(await ordersOf(token)).toEqual([]);
  await main.getByRole('link', { name: 'Vezi coșul' }).click();
  await page.locator('main form').waitFor();
  await expectKept(page, product);
  await orderButton(page).click();
  await expectPlaced(page, 'ro', token);
});

test('a session that expires in the middle of the checkout loses nothing', async () => {
  const { page, product, token, username, password } = await readyToOrder();
  await call('POST', '/auth-token/token/logout/', { token });
  await orderButton(page).click();
  await page.getByRole('dialog').getByText('Sesiunea a expirat').waitFor();
  await expectKept(page, product);
  const renewed = await enter(page, { username, password });
  await page.locator('main form').waitFor();
  await expectKept(page, product);
  await expectOnButton(page, 'ro', paid(product) * 3);
  await orderButton(page).click();
  await expectPlaced(page, 'ro', renewed);
});
