import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addMoney } from '../../testing/add-money.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openErasingSetup } from './erasing-setup.fixture.ts';

const { setup, erase } = openErasingSetup();

test.each([
  ['is not delivered', 'new', 'unpaid'],
  ['is delivered and not paid', 'completed', 'unpaid'],
  ['is cancelled and paid', 'cancelled', 'paid'],
] as const)('nobody is erased whose order %s, and nothing changes', async (_, status, money) => {
  const { user, token } = await setup.register();
  const { json: order } = await setup.order(token);
  await setup.db.updateTable('customer_order').set({ status }).where('id', '=', order.id).execute();
  if (money === 'paid') await addMoney(setup.db, order.id);
  const before = await fingerprint(setup.db);
  const answer = await erase(user.id, 1);
  expect(answer.status).toBe(400);
  expect(answer.json.non_field_errors[0]).toMatch(/comenzi neîncheiate/);
  expect(await fingerprint(setup.db)).toBe(before);
});

test('what the shop owes one customer keeps nobody else from being erased', async () => {
  const owed = await setup.register();
  const { json: order } = await setup.order(owed.token);
  await setup.db
    .updateTable('customer_order')
    .set({ status: 'completed' })
    .where('id', '=', order.id)
    .execute();
  await addMoney(setup.db, order.id);
  await addMoney(setup.db, order.id, { amount: 100 });
  const { user } = await setup.register();
  expect((await setup.card(user.id)).open_orders).toEqual([]);
  expect((await erase(user.id, 1)).status).toBe(204);
  expect((await setup.card(owed.user.id)).open_orders).toEqual([order.id]);
  expect((await erase(owed.user.id, 1)).status).toBe(400);
});

test('erasing on an older version, twice, or without a fresh confirmation is refused', async () => {
  const { user } = await setup.register();
  expect((await erase(user.id, 9)).status).toBe(409);
  const stale = await addStaff(setup.shop.shop, { role: 'sales' });
  await setup.db
    .updateTable('staff_session')
    .set({ confirmed_at: sql<Date>`now() - interval '11 minutes'` })
    .where('staff_id', '=', stale.id)
    .execute();
  for (const act of ['erase', 'export']) {
    const path = `/staff/customers/${user.id}/${act}/`;
    const { status, json } = await setup.asStaff('POST', path, { version: 1 }, stale);
    expect([status, json.code]).toEqual([403, 'confirm-needed']);
  }
  expect((await erase(user.id, 1)).status).toBe(204);
  for (const [path, body] of [
    ['erase', { version: 2 }],
    ['export', undefined],
    ['notes', { text: 'x' }],
    ['reset-link', undefined],
    ['block', { version: 2, reason: 'x' }],
  ] as const) {
    expect((await setup.asStaff('POST', `/staff/customers/${user.id}/${path}/`, body)).status).toBe(
      404,
    );
  }
});

test('whatever the person does while they are erased is erased too, or refused', async () => {
  for (let round = 0; round < 5; round++) {
    const { user, token } = await setup.register();
    const { id: product } = await setup.product();
    const body = { product, quantity: 5 };
    const answers = await Promise.all([
      setup.shop.api('POST', '/cart/temporary-cart/', { token, body }),
      setup.shop.api('POST', '/favorites/favorite-products/', { token, body: { product } }),
      setup.shop.api('POST', '/accounts/create-and-update/', { token, body: { bank: 'Victoria' } }),
      erase(user.id, 1),
      setup.shop.api('POST', '/auth-token/token/login/', {
        body: { username: user.username, password: 'parola-buna-1' },
      }),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    if (answers[3].status === 409) await erase(user.id, (await setup.card(user.id)).version);
    const card = await setup.card(user.id);
    expect(card).toMatchObject({ bank: '', cart: [], open_tokens: 0, changes: [] });
    expect(card.favourites.total).toBe(0);
  }
});

test('the name and the e-mail are free again, and no text signs in as who was erased', async () => {
  const { user } = await setup.register();
  await erase(user.id, 1);
  for (const username of [`erased-${user.id}`, `ERASED-${user.id}`]) {
    const body = { username, password: 'parola-buna-1' };
    expect((await setup.shop.api('POST', '/auth-token/token/login/', { body })).status).toBe(400);
  }
  const again = await setup.register({ username: user.username, email: user.email });
  expect(again.user.id).not.toBe(user.id);
  expect((await setup.register({ username: `erased-${user.id}` })).user.id).toBeGreaterThan(
    user.id,
  );
});
