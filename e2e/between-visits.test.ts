import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { hydrated, inLocale } from './auth-dialog.ts';
import { violations } from './axe.ts';
import {
  choosePlace,
  expectPlaced,
  field,
  keepLocally,
  openCart,
  orderButton,
  plentiful,
  putIntoServerCart,
  serverFavourites,
  untilReadyToSend,
} from './buying.ts';
import { enter } from './joining.ts';
import { registerCustomer, visit } from './visitor.ts';

const main = (page: Page) => page.getByRole('main');

test('a place is found in either language and alphabet, and what fits none is said; name and address are there the next time', async () => {
  const { token } = await registerCustomer();
  const [first, second] = await plentiful(token, 2);
  if (!first || !second) throw new Error('nothing to buy');
  await putIntoServerCart(token, first.id, 1);
  const { page } = await visit(inLocale('ro', '/cart'), { token, screen: 'phone' });
  await page.locator('main form').waitFor();
  await page.locator('main [name=delivery_type][value=courier]').check();
  await choosePlace(page, 'city', 'хынч');
  expect(await field(page, 'city').inputValue()).toBe('Hîncești');

  // What is clicked is replaced by typing, and what fits nothing is not taken for the former choice.
  await field(page, 'city').click();
  await page.keyboard.type('Viena');
  expect(await field(page, 'city').inputValue()).toBe('Viena');
  await field(page, 'address').click();
  await main(page).getByText('„Viena” nu este în listă').waitFor();
  expect(await field(page, 'city').getAttribute('aria-invalid')).toBe('true');
  expect(await field(page, 'suburb').isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);

  await choosePlace(page, 'city', 'Kishinev');
  await choosePlace(page, 'suburb', 'дурл');
  await field(page, 'address').fill('str. Cartușa 5');
  await field(page, 'name').fill('Ion Popa');
  await page.locator('main [name=pay_method][value=cash]').check();
  expect(await field(page, 'save_details').isChecked()).toBe(true);
  await untilReadyToSend(page);
  await orderButton(page).click();
  await expectPlaced(page, 'ro', token);

  await keepLocally(page, [{ product: second, quantity: 1 }]);
  await openCart(page, 'ru');
  await soon(() => field(page, 'name').inputValue()).toBe('Ion Popa');
  await page.locator('main [name=delivery_type][value=courier]').check();
  await soon(() => field(page, 'suburb').inputValue()).toBe('Дурлешты');
  expect(await field(page, 'city').inputValue()).toBe('Кишинёв');
  expect(await field(page, 'address').inputValue()).toBe('str. Cartușa 5');
  expect(await field(page, 'save_details').isChecked()).toBe(true);
  await field(page, 'name').fill('Maria Rusu');
  expect(await field(page, 'save_details').isChecked()).toBe(false);

  // The account has the same places.
  await page.goto('/account');
  await main(page).getByRole('button', { name: 'Modifică datele mele' }).click();
  await soon(() => field(page, 'city').inputValue()).toBe('Chișinău');
  const save = main(page).getByRole('button', { name: 'Salvează' });
  await field(page, 'city').fill('Viena');
  await page.keyboard.press('Tab');
  await main(page).getByText('„Viena” nu este în listă').waitFor();
  await save.click();
  expect(await field(page, 'city').evaluate((box) => box === document.activeElement)).toBe(true);
  await choosePlace(page, 'city', 'orhei');
  await choosePlace(page, 'suburb', 'orhei');
  expect(await violations(page)).toEqual([]);
  await save.click();
  await main(page).getByText('Orhei').first().waitFor();
});

test('what a guest kept is among the favourites of the account after the login', async () => {
  const { token, username, password } = await registerCustomer();
  const [kept] = await plentiful(token, 1);
  if (!kept) throw new Error('nothing to keep');
  const { page } = await visit(inLocale('ru', `/product/${kept.slug}`));
  await hydrated(page);
  await main(page)
    .getByRole('button', { name: /избранное/i })
    .first()
    .click();
  await page.goto(inLocale('ru', '/favorite'));
  await main(page).getByRole('button', { name: 'Войти и заказать' }).click();
  const renewed = await enter(page, { username, password });
  await soon(() => serverFavourites(renewed)).toEqual([kept.id]);
  await main(page).getByRole('spinbutton').waitFor();
});
