import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { message } from '../contract/messages.ts';
import type { Order } from '../contract/shapes/order.ts';
import type { Product, ProductCard } from '../contract/shapes/product.ts';
import { soon } from '../testing/soon.ts';
import { hydrated, inLocale } from './auth-dialog.ts';
import { violations } from './axe.ts';
import {
  call,
  expectPlaced,
  field,
  fillForPickup,
  localCart,
  openCart,
  orderButton,
  untilReadyToSend,
} from './buying.ts';
import { registerCustomer, visit } from './visitor.ts';

const main = (page: Page) => page.getByRole('main');
const quantity = (page: Page) => main(page).getByRole('spinbutton').first();

/** A cable sold by the metre, of which there is plenty, with its whole coil. */
async function cableWithCoil(token: string) {
  const path = '/products/search-filter/?search=cablu utp la metru&is_stock=true';
  const { results } = await call<{ results: ProductCard[] }>('GET', encodeURI(path), { token });
  for (const { slug, is_cut, stock } of results) {
    if (!is_cut || stock < 50) continue;
    const product = await call<Product>('GET', `/products/items/${slug}`, { token });
    const coil = product.coils.find((one) => one.stock > 0);
    if (coil) return { product, coil };
  }
  throw new Error('no cable has a whole coil');
}

test('a length is answered as it was typed: in whole metres, at least the smallest cut, and added by Enter', async () => {
  const { token } = await registerCustomer();
  const { product } = await cableWithCoil(token);
  const { smallest_quantity: smallest } = product;
  const { page } = await visit(`/product/${product.slug}`, { token });
  await hydrated(page);
  // The least that is cut is what is offered first.
  expect(await quantity(page).inputValue()).toBe(String(smallest));

  await quantity(page).fill('12,5');
  await quantity(page).blur();
  await main(page).getByText('Am rotunjit la 13 m: vindem numai cantități întregi').waitFor();
  expect(await quantity(page).inputValue()).toBe('13');
  expect(await violations(page)).toEqual([]);

  await quantity(page).fill('1');
  await quantity(page).blur();
  await main(page).getByText(`Cel puțin ${smallest} m`).waitFor();
  await quantity(page).fill('12 5');
  await quantity(page).blur();
  await main(page).getByText(`Nu am înțeles „12 5”. A rămas ${smallest} m`).waitFor();

  await quantity(page).press('ArrowUp');
  await quantity(page).press('ArrowUp');
  await quantity(page).press('ArrowDown');
  expect(await quantity(page).getAttribute('aria-valuenow')).toBe(String(smallest + 1));
  await quantity(page).fill('12.5 m');
  await quantity(page).press('Enter');
  await soon(() => localCart(page)).toEqual({ [product.id]: 13 });
});

test('by phone and in Russian a cable is ordered in pieces, with its whole coil, once the buyer agrees that it does not come back', async () => {
  const { token } = await registerCustomer();
  const { product, coil } = await cableWithCoil(token);
  const { page } = await visit(inLocale('ru', `/product/${product.slug}`), {
    token,
    screen: 'phone',
  });
  await hydrated(page);
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: /^1 \S+ = \d+/ })
    .getByRole('button', { name: /^В корзину: 1/ })
    .click();
  await soon(() => localCart(page)).toEqual({ [coil.id]: 1 });

  // Pressed while the field still has what was typed.
  await quantity(page).fill('12,5');
  await main(page)
    .getByRole('button', { name: /^В корзину: / })
    .first()
    .click();
  await soon(() => localCart(page)).toEqual({ [coil.id]: 1, [product.id]: 13 });

  await openCart(page, 'ru');
  await untilReadyToSend(page);
  const row = main(page).getByRole('listitem').filter({ hasText: product.code });
  await row.getByRole('spinbutton').fill('20,2');
  await row.getByRole('spinbutton').blur();
  await row.getByText('Округлили до 21 м').waitFor();
  await row.getByRole('combobox', { name: /^Как резать/ }).selectOption('several');
  await fillForPickup(page);
  await orderButton(page).click();
  const consent = field(page, 'cut_consent');
  await main(page).getByText(message('VALIDATE.CUT_CONSENT', 'ru')).waitFor();
  expect(await consent.getAttribute('aria-invalid')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await consent.check();
  await orderButton(page).click();
  const placed = await expectPlaced(page, 'ru', token);
  await main(page).getByText('можно несколькими кусками').waitFor();
  const order = await call<Order>('GET', `/orders/orders/${placed.id}/`, { token });
  expect(order.cut_consent_at).not.toBeNull();
  expect(order.products.find(({ id }) => id === product.id)).toMatchObject({
    quantity: 21,
    one_piece: false,
  });
});
