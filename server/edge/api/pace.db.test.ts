import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { createApp } from '../../app.ts';
import { connect } from '../../base/database/connect.ts';
import { openLine } from '../../base/pacing/waiting-line.ts';
import { createDatabase } from '../../testing/databases.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { quietErrors } from '../../testing/quiet-errors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());

const logged = quietErrors();

const order = (token: string) =>
  shop.api('POST', '/orders/orders/', {
    token,
    // No such product: it is refused, but only once it had its turn in the database.
    body: {
      delivery_type: 'pickup',
      pay_method: 'cash',
      order_products: [{ id: 1, price: 10, quantity: 1 }],
    },
  });

/** Orders of this customer that have got as far as the database, and wait there. */
const inDatabase = async (watching: ReturnType<typeof connect>) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)
    from pg_stat_activity
    where wait_event_type = 'Lock'
    and datname = current_database()`.execute(watching);
  return rows[0]?.count;
};

test('many orders of one customer wait for each other, and nobody else for a connection', async () => {
  const [eager, other] = [await shop.register(), await shop.register()];
  const apart = connect(shop.url, { connections: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const { promise: locked, resolve: tell } = Promise.withResolvers<void>();
  // Stands for an order that takes long.
  const slow = apart.transaction().execute(async (trx) => {
    await sql`select from customer where id = ${eager.user.id} for update`.execute(trx);
    tell();
    await promise;
  });
  await locked;
  const refusals: Awaited<ReturnType<typeof order>>[] = [];
  const orders = Array.from({ length: 60 }, async () => {
    const answer = await order(eager.token);
    if (answer.status === 429) refusals.push(answer);
  });
  const watching = connect(shop.url, { connections: 1 });
  await soon(() => inDatabase(watching)).toBe(1);
  // One in the database, twenty in memory; the others were told to come again.
  await soon(() => refusals.length).toBe(39);
  expect(refusals[0]?.headers.get('Retry-After')).toBe('5');
  expect((await shop.api('GET', '/cart/temporary-cart/', other)).status).toBe(200);
  expect(await inDatabase(watching)).toBe(1);
  resolve();
  await Promise.all([slow, ...orders]);
  expect(refusals).toHaveLength(39);
  await Promise.all([apart.destroy(), watching.destroy()]);
});

test('when too much of the catalogue is asked for, the rest hear to come again; orders and carts go on', async () => {
  const { token } = await shop.register();
  const reads = openLine({ atOnce: 1, waiting: 0, patience: 600_000, pause: async () => {} });
  const { load } = shop.shop;
  const app = createApp({ ...shop.shop, load: { ...load, reads } });
  const { promise, resolve } = Promise.withResolvers<void>();
  const reading = reads.take(() => promise);
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { Authorization: `Token ${token}` } });
  const refused = await ask('/api/products/items/');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(await refused.json()).toEqual({ detail: expect.stringContaining('Încercați din nou') });
  expect((await ask('/api/cart/temporary-cart/')).status).toBe(200);
  expect((await ask('/api/orders/orders/', { method: 'POST', body: '{}' })).status).toBe(400);
  expect((await ask('/health')).status).toBe(200);
  resolve();
  await reading;
  expect((await ask('/api/products/items/')).status).toBe(200);
  expect(logged()).not.toHaveBeenCalled();
});

test('the shop tells whether it serves', async () => {
  const well = await shop.app.request('/health');
  expect([well.status, await well.json()]).toEqual([200, { status: 'ok' }]);
  expect(well.headers.get('Cache-Control')).toBe('no-store');
  const away = connect('postgres://nobody@127.0.0.1:1/none');
  const ill = await createApp({ ...shop.shop, db: away }).request('/health');
  expect([ill.status, await ill.json()]).toEqual([503, { status: 'unavailable' }]);
  // No restart would mend it.
  const live = await createApp({ ...shop.shop, db: away }).request('/live');
  expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }]);
  await away.destroy();
});

test('requests should be sent here while the database is there, with a schema this version can go on with', async () => {
  const ask = async (of: Partial<typeof shop.shop> = {}, path = '/ready') => {
    const answer = await createApp({ ...shop.shop, ...of }).request(path);
    return [answer.status, await answer.json()];
  };
  expect(await ask()).toEqual([200, { ready: 'yes' }]);
  expect(await ask({ closing: AbortSignal.abort() })).toEqual([
    503,
    { ready: 'no', because: 'closing' },
  ]);
  const away = connect('postgres://nobody@127.0.0.1:1/none');
  expect(await ask({ db: away })).toEqual([503, { ready: 'no', because: 'database' }]);
  // Pages that were kept are shown even then.
  const kept = '/ready?without=database';
  expect(await ask({ db: away }, kept)).toEqual([200, { ready: 'yes' }]);
  expect((await ask({ db: away, closing: AbortSignal.abort() }, kept))[0]).toBe(503);
  await away.destroy();
  const newer = connect(await createDatabase('empty'));
  await sql`insert into kysely_migration values ('9999-newer', '2030-01-01')`.execute(newer);
  expect(await ask({ db: newer })).toEqual([200, { ready: 'yes' }]);
  await sql`insert into migration_need values ('9999-newer', '9998-new')`.execute(newer);
  expect(await ask({ db: newer })).toEqual([503, { ready: 'no', because: 'migrations' }]);
  await newer.destroy();
});

test('however often health is asked for, the database is asked once at a time', async () => {
  const asked = await shop.countQueries(() =>
    Promise.all(Array.from({ length: 50 }, () => shop.app.request('/health'))),
  );
  expect(asked).toBe(1);
});
