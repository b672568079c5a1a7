import { expect, test } from 'vitest';
import { call, keepLocally, orderButton, ordersOf, putIntoServerCart } from './buying.ts';
import {
  meetFetchingPlaces,
  meetFindingOutWhoIsHere,
  meetKeepingInStep,
  meetLoadingCart,
  meetLoggingIn,
  meetPricing,
  meetReadingTheOrder,
  meetRegistering,
  meetSending,
  otherContact,
  sendImpatiently,
} from './faulty-steps.ts';
import {
  begin,
  expectKept,
  expectOrdered,
  fillIn,
  holder,
  orderAgain,
  say,
} from './faulty-walk.ts';
import { type FaultName, networkFaults } from './network-faults.ts';

/** A guest before a checkout that is filled in. */
async function guestAtCheckout(name: FaultName) {
  const walk = await begin(networkFaults[name], { signedIn: false });
  const { page, product, quantity } = walk;
  await keepLocally(page, [{ product, quantity }]);
  await walk.open('/cart');
  await fillIn(walk);
  return walk;
}

/** A customer on a device that knows nothing of the cart in the account. */
async function customerWithCart(name: FaultName) {
  const walk = await begin(networkFaults[name], { signedIn: true });
  await putIntoServerCart(walk.token, walk.product.id, walk.quantity);
  return walk;
}

// Each walk meets with one fault at one step after the other and ends with the only order there is;
// each step meets with a failure, and with an answer that does not come or comes late.

test('a call that fails with 500 while logging in, keeping the cart in step or sending the order loses nothing and orders nothing twice', async () => {
  const walk = await guestAtCheckout('fails with 500');
  await orderButton(walk.page).click();
  await meetLoggingIn(walk);
  await meetKeepingInStep(walk);
  await meetSending(walk);
  // What the shop has not heard is not lost with the page.
  await walk.page.reload();
  await expectKept(walk);
  await orderAgain(walk);
});

test('a call that is refused with 409 while fetching localities, registering or sending the order loses nothing and orders nothing twice', async () => {
  const walk = await guestAtCheckout('is refused with 409');
  await meetFetchingPlaces(walk);
  await meetRegistering(walk);
  await meetSending(walk);
  await orderAgain(walk);
});

test('a call that is put off with 429 while loading the cart, finding out who is here or sending the order loses nothing and orders nothing twice', async () => {
  const walk = await customerWithCart('is put off with 429');
  await meetLoadingCart(walk);
  await fillIn(walk);
  await meetFindingOutWhoIsHere(walk);
  await meetSending(walk);
  await orderAgain(walk);
  expect(await ordersOf(walk.token)).toMatchObject([otherContact]);
});

test('a call that is not answered while loading the cart, keeping it in step, finding out who is here, logging in or sending the order, and a session that expires in the middle of it all, lose nothing and order nothing twice', async () => {
  const walk = await customerWithCart('is not answered');
  const { page, token } = walk;
  await meetLoadingCart(walk);
  await fillIn(walk);
  await meetKeepingInStep(walk);
  await meetFindingOutWhoIsHere(walk);
  await call('POST', '/auth-token/token/logout/', { token });
  await orderButton(page).click();
  await page.getByRole('dialog').getByText(say.ru.sessionExpired).waitFor();
  await expectKept(walk);
  await meetLoggingIn(walk);
  await meetSending(walk);
  await orderAgain(walk);
  expect(await ordersOf(await holder(walk))).toMatchObject([otherContact]);
});

test('a call that finds no connection while pricing the cart, sending the order or reading it loses nothing and orders nothing twice', async () => {
  const walk = await begin(networkFaults['finds no connection'], { signedIn: true });
  const { page, product, quantity } = walk;
  await keepLocally(page, [{ product, quantity }]);
  await meetPricing(walk, async () => {
    await walk.open('/cart');
    await fillIn(walk);
  });
  await meetSending(walk);
  await orderAgain(walk);
  await meetReadingTheOrder(walk);
});

test('a call that is answered late while fetching localities, registering, pricing the cart, sending the order or reading it loses nothing and orders nothing twice', async () => {
  const walk = await guestAtCheckout('is answered late');
  await meetFetchingPlaces(walk);
  await meetPricing(walk, () => meetRegistering(walk));
  await sendImpatiently(walk);
  await expectOrdered(walk);
  await meetReadingTheOrder(walk);
});
