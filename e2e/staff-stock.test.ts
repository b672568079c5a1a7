import { expect, test } from 'vitest';
import type { Order } from '../contract/shapes/order.ts';
import type { Product } from '../contract/shapes/product.ts';
import { violations } from './axe.ts';
import { call, paid, scarce } from './buying.ts';
import { visitAsStaff } from './staff.ts';
import { takeOrderThrough } from './staff-actions.ts';
import { registerCustomer } from './visitor.ts';

const text = {
  heads: ['На складе', 'В резерве', 'К продаже'],
  reason: 'Причина',
  count: 'Инвентаризация',
  counted: 'Пересчитано, вместе с резервом',
  move: 'Провести',
  holds: /^В резерве под заказы/,
};

test('a shelf is counted with what is packed on it, and only the rest is for sale', async () => {
  const { token } = await registerCustomer();
  const product = await scarce(token);
  const order = await call<Order>('POST', '/orders/orders/', {
    token,
    body: {
      delivery_type: 'pickup',
      pay_method: 'cash',
      order_products: [{ id: product.id, price: paid(product), quantity: 3 }],
    },
  });
  await takeOrderThrough(order.id, 'confirmed', 'packed');

  const { page, complaints } = await visitAsStaff(`/admin/products/${product.id}`, {
    role: 'warehouse',
    locale: 'ru',
  });
  const figures = page.getByRole('table').filter({ hasText: text.heads[0] });
  await figures.waitFor();
  expect(await figures.getByRole('columnheader').allTextContents()).toEqual(text.heads);
  const shown = (onHand: number) =>
    figures
      .getByRole('row')
      .filter({ hasText: new RegExp(`${onHand}\\D*3\\D*${onHand - 3}$`) })
      .first()
      .waitFor();
  await shown(product.stock);

  // One is missing; the three that are packed lie there still.
  await page.getByLabel(text.reason).selectOption(text.count);
  await page.getByLabel(text.counted).fill(String(product.stock - 1));
  await page.getByRole('button', { name: text.move }).click();
  await shown(product.stock - 1);
  await page.getByText(text.holds).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: order.id }).waitFor();
  const path = `/products/items/${product.slug}/`;
  expect(await call<Product>('GET', path, { token })).toMatchObject({ stock: product.stock - 4 });
  expect(complaints).toEqual([]);
});
