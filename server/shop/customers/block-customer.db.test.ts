import { expect, test } from 'vitest';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openCustomerSetup } from './customer-setup.fixture.ts';

const setup = openCustomerSetup();

const block = (id: number, version = 1) =>
  setup.asStaff('POST', `/staff/customers/${id}/block/`, {
    version,
    reason: 'Nu ridică comenzile',
  });
const logIn = (username: string, password: string, locale: 'ro' | 'ru' = 'ro') =>
  setup.shop.api('POST', '/auth-token/token/login/', { body: { username, password }, locale });
const PASSWORD = 'parola-buna-1';

test('a blocked customer is signed out and told so, in their language, on signing in', async () => {
  const { user, token } = await setup.register();
  const { json: placed } = await setup.order(token);
  const { status, json } = await block(user.id);
  expect([status, json.blocked_at, json.block_reason, json.open_tokens]).toEqual([
    200,
    expect.any(String),
    'Nu ridică comenzile',
    0,
  ]);
  expect((await setup.shop.api('GET', '/accounts/user-data/', { token })).status).toBe(401);
  expect((await setup.order(token)).status).toBe(401);
  for (const [locale, sentence] of [
    ['ro', /blocat/],
    ['ru', /заблокирован/],
  ] as const) {
    const answer = await logIn(user.username, PASSWORD, locale);
    expect(answer.status).toBe(400);
    expect(answer.json.non_field_errors[0]).toMatch(sentence);
  }
  // Whoever does not know the password learns nothing of it.
  const guess = await logIn(user.username, 'alta-parola-1');
  expect(guess.json.non_field_errors[0]).not.toMatch(/blocat/);
  // What was ordered before stays.
  const { json: orders } = await setup.asStaff('GET', `/staff/customers/${user.id}/orders/`);
  expect(orders.results).toMatchObject([{ id: placed.id, status: 'new' }]);
});

test('no link for a new password leads round it', async () => {
  const { user } = await setup.register();
  await block(user.id);
  const before = await fingerprint(setup.db);
  const body = { email: user.email };
  expect((await setup.shop.api('POST', '/auth/users/reset_password/', { body })).status).toBe(204);
  const byStaff = await setup.asStaff('POST', `/staff/customers/${user.id}/reset-link/`);
  expect(byStaff.status).toBe(400);
  expect(await fingerprint(setup.db)).toBe(before);
});

test('who is let in again signs in and orders', async () => {
  const { user } = await setup.register();
  const { json: blocked } = await block(user.id);
  const { status, json } = await setup.asStaff('POST', `/staff/customers/${user.id}/unblock/`, {
    version: blocked.version,
  });
  expect([status, json.blocked_at, json.block_reason]).toEqual([200, null, '']);
  const { json: session } = await logIn(user.username, PASSWORD);
  expect((await setup.order(session.auth_token)).status).toBe(201);
});

test('blocking on an older version is refused, and nothing changes', async () => {
  const { user, token } = await setup.register();
  const body = { name: 'Ion' };
  await setup.shop.api('POST', '/accounts/create-and-update/', { token, body });
  const before = await fingerprint(setup.db);
  expect((await block(user.id)).status).toBe(409);
  expect(await fingerprint(setup.db)).toBe(before);
});

test('whatever is under way while somebody is blocked happens before, or not at all', async () => {
  for (let round = 0; round < 5; round++) {
    const { user, token } = await setup.register();
    const { id: product } = await setup.product();
    const [order, , login, cart] = await Promise.all([
      setup.order(token),
      block(user.id),
      logIn(user.username, PASSWORD),
      setup.shop.api('POST', '/cart/temporary-cart/', { token, body: { product, quantity: 5 } }),
    ]);
    expect([201, 401, 403]).toContain(order.status);
    expect([200, 400]).toContain(login.status);
    expect([200, 201, 401, 403]).toContain(cart.status);
    const { json: orders } = await setup.asStaff('GET', `/staff/customers/${user.id}/orders/`);
    expect(orders.total).toBe(order.status === 201 ? 1 : 0);
    // Neither the former token nor one of a login under way opens anything now.
    const card = await setup.card(user.id);
    expect([card.blocked_at, card.open_tokens]).toEqual([expect.any(String), 0]);
    const tokens = [token, ...(login.status === 200 ? [login.json.auth_token] : [])];
    for (const one of tokens) expect((await setup.order(one)).status).toBe(401);
  }
});

test('an order that waits for the block is told why it is refused', async () => {
  const { user, token } = await setup.register();
  const blocked = Promise.withResolvers<void>();
  const stored = Promise.withResolvers<void>();
  // Somebody holds the customer, blocks them, and lets go when the order has come.
  const blocking = setup.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('customer')
      .set({ blocked_at: new Date() })
      .where('id', '=', user.id)
      .execute();
    stored.resolve();
    await blocked.promise;
  });
  await stored.promise;
  const order = setup.order(token, { lang: 'ru' });
  blocked.resolve();
  await blocking;
  const { status, json } = await order;
  expect(status).toBe(403);
  expect(json.detail).toMatch(/blocat/);
});
