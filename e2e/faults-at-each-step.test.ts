import { expect, test } from 'vitest';
import { tokenOf, words } from './auth-dialog.ts';
import {
  call,
  chooseCourier,
  field,
  keepLocally,
  orderButton,
  ordersOf,
  paid,
  putIntoServerCart,
  untilReadyToSend,
  watchOrders,
} from './buying.ts';
import { settled } from './clocks.ts';
import {
  begin,
  CART,
  expectKept,
  fillIn,
  meetInDialog,
  order,
  QUANTITY,
  say,
  silent,
  type Walk,
} from './faulty-walk.ts';
import { injectFault, type NetworkFault, networkFaults, tryAgain } from './network-faults.ts';

type Step = [name: string, meet: (fault: NetworkFault) => Promise<Walk>];

/** Each failure has words of its own here. */
const sendingTheOrder: Step = [
  'sending the order',
  async (fault) => {
    const walk = await begin(fault, { signedIn: true });
    const { page, context, locale, product, token } = walk;
    await putIntoServerCart(token, product.id, QUANTITY);
    const sending = { method: 'POST', path: '/orders/orders/' } as const;
    const { felt, lift } = await injectFault(context, sending, fault);
    await walk.open('/cart');
    await fillIn(page);
    await untilReadyToSend(page);
    const sent = watchOrders(page);
    await orderButton(page).click();
    await felt(page);
    if (fault.kind === 'delay') {
      for (let times = 0; times < 5; times += 1) await orderButton(page).click({ force: true });
      await field(page, 'name').press('Enter');
      expect(await orderButton(page).getAttribute('aria-busy')).toBe('true');
      lift();
      await page.waitForURL(/\/success\//);
      expect(sent).toHaveLength(1);
      expect(await ordersOf(token)).toHaveLength(1);
      return walk;
    }
    if (fault.ofOrder) await page.getByRole('alert').getByText(fault.ofOrder).waitFor();
    else {
      await page.getByRole('heading', { level: 1, name: say[locale].rejected }).waitFor();
      await page.getByRole('main').getByRole('link', { name: say[locale].toCart }).click();
      await page.locator('main form').waitFor();
    }
    await expectKept(walk);
    expect(await ordersOf(token)).toEqual([]);
    lift();
    await page.reload();
    await page.locator('main form').waitFor();
    await expectKept(walk);
    await order(walk);
    expect(sent[1]).toEqual(sent[0]);
    return walk;
  },
];

/** Where the rest of the way to the order asks the shop; every failure is alike. */
const steps: Step[] = [
  [
    'logging in to order',
    async (fault) => {
      const walk = await begin(fault, { signedIn: false });
      const { page, context, product, username, password } = walk;
      await keepLocally(page, [{ product, quantity: QUANTITY }]);
      await walk.open('/cart');
      await fillIn(page);
      await orderButton(page).click();
      await page.getByRole('dialog').waitFor();
      const login = { method: 'POST', path: '/auth-token/token/login/' } as const;
      await meetInDialog(walk, login, { username, password });
      await page.locator('main form').waitFor();
      await expectKept(walk);
      await order(walk);
      expect((await context.cookies()).some(({ name }) => name === 'token')).toBe(true);
      return walk;
    },
  ],
  [
    'registering to order',
    async (fault) => {
      const walk = await begin(fault, { signedIn: false });
      const { page, locale, product, username, password } = walk;
      await keepLocally(page, [{ product, quantity: QUANTITY }]);
      await walk.open('/cart');
      await fillIn(page);
      await orderButton(page).click();
      await page.getByRole('tab', { name: words[locale].registerTab }).click();
      const registration = { method: 'POST', path: '/accounts/create-and-update/' } as const;
      await meetInDialog(walk, registration, {
        username: `${username}-nou`,
        email: `${username}-nou@example.md`,
        phone: '+373-69-123-456',
        password,
        confirm_password: password,
        terms: true,
      });
      await page.locator('main form').waitFor();
      await expectKept(walk);
      await order(walk);
      return walk;
    },
  ],
  [
    'loading the cart of the account',
    async (fault) => {
      const walk = await begin(fault, { signedIn: true });
      const { page, context, locale, token, product } = walk;
      await putIntoServerCart(token, product.id, QUANTITY);
      const { felt, lift } = await injectFault(context, { method: 'GET', path: CART }, fault);
      await walk.open('/cart');
      await felt(page);
      if (fault.kind === 'delay') {
        await page.getByText(say[locale].cartLate).waitFor();
        lift();
      } else {
        await page.getByRole('heading', { name: say[locale].cartFailed }).waitFor();
        lift();
        await tryAgain(page, locale);
      }
      await fillIn(page);
      await order(walk);
      return walk;
    },
  ],
  [
    'pricing what a guest had chosen',
    async (fault) => {
      const walk = await begin(fault, { signedIn: true });
      const { page, context, locale, product } = walk;
      await keepLocally(page, [{ product, quantity: QUANTITY }]);
      const { felt, lift } = await injectFault(context, { method: 'POST', path: CART }, fault);
      await walk.open('/cart');
      await fillIn(page);
      await felt(page);
      if (fault.kind === 'delay') {
        await silent(page);
        expect(await orderButton(page).textContent()).not.toContain('lei');
        lift();
      } else {
        await page.getByRole('alert').getByText(say[locale].pricesFailed).waitFor();
        await expectKept(walk);
        lift();
        await tryAgain(page, locale);
      }
      await order(walk);
      return walk;
    },
  ],
  [
    'keeping the cart in step',
    async (fault) => {
      const walk = await begin(fault, { signedIn: true });
      const { page, context, product, token } = walk;
      await putIntoServerCart(token, product.id, QUANTITY);
      await walk.open('/cart');
      await fillIn(page);
      const { felt, lift } = await injectFault(context, { method: 'POST', path: CART }, fault);
      await page.getByRole('main').getByRole('spinbutton').fill('4');
      await felt(page);
      await silent(page);
      await expectKept(walk, 4);
      lift();
      // What the shop has not heard is not lost with the page.
      await page.reload();
      await page.locator('main form').waitFor();
      await expectKept(walk, 4);
      await order(walk, 4);
      return walk;
    },
  ],
  [
    'fetching districts and localities',
    async (fault) => {
      const walk = await begin(fault, { signedIn: true });
      const { page, context, locale, product, token } = walk;
      await putIntoServerCart(token, product.id, QUANTITY);
      const districts = { method: 'GET', path: '/contacts/districts/' } as const;
      const { felt, lift } = await injectFault(context, districts, fault);
      await walk.open('/cart');
      await fillIn(page);
      await page.locator('main [name=delivery_type][value=courier]').check();
      await felt(page);
      if (fault.kind === 'delay') {
        await field(page, 'city').click();
        await page.getByText(say[locale].placesLate).waitFor();
        lift();
      } else {
        await page.getByRole('status').getByText(say[locale].placesFailed).waitFor();
        await expectKept(walk);
        lift();
        await tryAgain(page, locale);
      }
      await chooseCourier(page, say[locale].district, '');
      await order(walk);
      return walk;
    },
  ],
  [
    'finding out who is here',
    async (fault) => {
      const walk = await begin(fault, { signedIn: true });
      const { page, context, product, token } = walk;
      await keepLocally(page, [{ product, quantity: QUANTITY, isPriced: true }]);
      const user = { method: 'GET', path: '/accounts/user-data/' } as const;
      const { felt, lift } = await injectFault(context, user, fault);
      await walk.open('/cart');
      await page.locator('main form').waitFor();
      // The account cannot fill it in; a person can, and is not overruled when it can again.
      await field(page, 'phone').fill('+373-79-000-111');
      await field(page, 'email').fill('altul@example.md');
      await fillIn(page);
      await felt(page);
      await silent(page);
      expect((await tokenOf(page))?.value).toBe(token);
      lift();
      // What the account knows comes now where it was only late, and never otherwise.
      await settled(page, `/api${user.path}`);
      await expectKept(walk);
      await order(walk);
      expect(await ordersOf(token)).toMatchObject([
        { phone: '+373-79-000-111', email: 'altul@example.md' },
      ]);
      return walk;
    },
  ],
  [
    'reading the order that was placed',
    async (fault) => {
      const walk = await begin(fault, { signedIn: true });
      const { page, context, locale, product, token } = walk;
      const placed = await call<{ id: string; number: string }>('POST', '/orders/orders/', {
        token,
        body: {
          pay_method: 'cash',
          order_products: [{ id: product.id, price: paid(product), quantity: QUANTITY }],
        },
      });
      const read = { method: 'GET', path: `/orders/orders/${placed.id}/` } as const;
      const { felt, lift } = await injectFault(context, read, fault);
      await walk.open(`/success/${placed.id}`);
      await felt(page);
      if (fault.kind === 'delay') {
        await page.getByText(say[locale].orderLate).waitFor();
        lift();
      } else {
        await page.getByRole('status').getByText(say[locale].orderFailed).waitFor();
        lift();
        await tryAgain(page, locale);
      }
      await page.getByRole('main').getByText(placed.number).first().waitFor();
      expect(await ordersOf(token)).toHaveLength(1);
      return walk;
    },
  ],
];

const failures = networkFaults.filter(({ kind }) => kind === 'failure');
const others = networkFaults.filter(({ kind }) => kind !== 'failure');

/** Every fault where they differ; elsewhere one failure and no answer or a late one, others at each step. */
const [sending, send] = sendingTheOrder;
const cases = [
  ...networkFaults.map((fault) => ({ fault, step: sending, meet: send })),
  ...steps.flatMap(([step, meet], at) =>
    [failures, others].flatMap((kind) =>
      kind
        .slice(at % kind.length)
        .slice(0, 1)
        .map((fault) => ({ fault, step, meet })),
    ),
  ),
];

test.each(cases)(
  'a call that $fault.name while $step loses nothing and orders nothing twice',
  async ({ fault, meet }) => {
    await meet(fault);
  },
);
