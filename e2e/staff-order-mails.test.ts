import { expect, test } from 'vitest';
import type { Order } from '../contract/shapes/order.ts';
import { nameOfMail } from '../contract/staff/mail-names.ts';
import { call, paid, somethingToBuy } from './buying.ts';
import { visitAsStaff } from './staff.ts';
import { takeOrderThrough } from './staff-actions.ts';
import { registerCustomer } from './visitor.ts';

test('an owner switches mails about an order off and on, and finds in its past what its customer was told', async () => {
  const { page } = await visitAsStaff('/admin/settings?part=mails');
  const box = (mail: 'order-packed' | 'order-cancelled') =>
    page.getByRole('checkbox', { name: nameOfMail(mail, 'ro'), exact: true });
  const save = async () => {
    const saved = page.waitForResponse('**/settings/order_mails/');
    await page.getByRole('button', { name: /^Salvează: E-mailuri despre comandă/ }).click();
    expect((await saved).status()).toBe(200);
  };
  await box('order-packed').check();
  await box('order-cancelled').uncheck();
  await save();
  await page.reload();
  await box('order-packed').waitFor();
  expect(await box('order-packed').isChecked()).toBe(true);
  expect(await box('order-cancelled').isChecked()).toBe(false);
  await box('order-packed').uncheck();
  await box('order-cancelled').check();
  await save();

  const { token } = await registerCustomer();
  const product = await somethingToBuy(token);
  const { id } = await call<Order>('POST', '/orders/orders/', {
    token,
    body: {
      delivery_type: 'pickup',
      pay_method: 'cash',
      order_products: [{ id: product.id, price: paid(product), quantity: 1 }],
    },
  });
  await takeOrderThrough(id, 'confirmed', 'packed', 'ready_for_pickup');
  await page.goto(`/admin/orders/${id}`);
  await page.getByText(nameOfMail('order-ready-for-pickup', 'ro')).first().waitFor();
});
