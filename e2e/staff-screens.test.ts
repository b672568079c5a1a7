import { beforeAll, test } from 'vitest';
import { call, paid, somethingToBuy } from './buying.ts';
import { expectSoundScreens, ofOthers } from './every-staff-screen.ts';
import { registerCustomer } from './visitor.ts';

beforeAll(async () => {
  const { token } = await registerCustomer();
  const product = await somethingToBuy(token);
  const order_products = [{ id: product.id, price: paid(product), quantity: 1 }];
  const body = { delivery_type: 'pickup', pay_method: 'transfer', order_products };
  await call('POST', '/orders/orders/', { token, body });
});

test('every screen about something else than goods is open to Tab and to everybody, fits and does not complain', () =>
  expectSoundScreens(ofOthers));
