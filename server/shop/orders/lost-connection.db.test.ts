import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { createApp } from '../../app.ts';
import type { Database } from '../../base/database/connect.ts';
import { connect } from '../../base/database/connect.ts';
import { listenOn } from '../../edge/http/listen-on.ts';
import { openOrderSetup, pickup } from './order-setup.fixture.ts';

/** Orders whose connection to the database dies, and orders under way when the shop is told to end. */

const { expectNothingChanged, ordersWith, product, shop, stockOf, submit } = openOrderSetup();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Holds what every order of the product needs until `release`. */
async function hold(productId: number) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = shop.db.transaction().execute(async (trx) => {
    await sql`
      select
      from stock
      where product_id = ${productId}
      for update`.execute(trx);
    isHeld.resolve();
    await held;
  });
  await isHeld.promise;
  return {
    release: () => {
      release();
      return holding;
    },
  };
}

const waitingFor = async (db: Database, event: string) => {
  const { rows } = await sql<{ pid: number }>`
    select pid
    from pg_stat_activity
    where datname = current_database()
    and wait_event_type = 'Lock'
    and wait_event = ${event}`.execute(db);
  return rows.map(({ pid }) => pid);
};

async function endConnectionWaitingFor(event: string) {
  await soon(() => waitingFor(shop.db, event)).toHaveLength(1);
  const [pid] = await waitingFor(shop.db, event);
  await sql`select pg_terminate_backend(${pid})`.execute(shop.db);
}

test.each([
  { locale: 'ro' as const, says: 'Încercați din nou' },
  { locale: 'ru' as const, says: 'Попробуйте' },
])(
  'an order whose connection dies in its middle hears 503 ($locale), and is written once when sent again',
  async ({ locale, says }) => {
    const id = await product(5);
    const body = pickup([{ id, price: 100, quantity: 2 }]);
    const send = () =>
      shop.api('POST', '/orders/orders/', {
        body,
        locale,
        headers: { 'Idempotency-Key': `mid-${locale}` },
      });
    await expectNothingChanged(id, async () => {
      const { release } = await hold(id);
      const placing = send();
      await endConnectionWaitingFor('transactionid');
      const { status, headers, json } = await placing;
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
      expect(json.detail).toContain(says);
      await release();
    });
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(201);
    expect(await stockOf(id)).toBe(3);
    expect(await ordersWith(id)).toHaveLength(1);
  },
);

test('an order whose connection dies at its commit is written once when sent again', async () => {
  const id = await product(5);
  const body = pickup([{ id, price: 100, quantity: 2 }]);
  const gate = connect(shop.url, { connections: 1 });
  await sql`
    create function wait_at_commit() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(42); return null; end $$`.execute(shop.db);
  await sql`
    create constraint trigger wait_at_commit after insert on customer_order
    deferrable initially deferred
    for each row execute function wait_at_commit()`.execute(shop.db);
  await sql`select pg_advisory_lock(42)`.execute(gate);
  await expectNothingChanged(id, async () => {
    const placing = submit(body, { key: 'at-commit' });
    await endConnectionWaitingFor('advisory');
    const { status, headers } = await placing;
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  });
  await gate.destroy();
  expect((await submit(body, { key: 'at-commit' })).status).toBe(201);
  expect((await submit(body, { key: 'at-commit' })).status).toBe(201);
  expect(await ordersWith(id)).toHaveLength(1);
  await sql`drop trigger wait_at_commit on customer_order`.execute(shop.db);
});

test('an order under way when the shop is told to end is acknowledged; /ready says no, /health what is', async () => {
  const id = await product(5);
  const { token } = await shop.register();
  const closing = new AbortController();
  const app = createApp({ ...shop.own, closing: closing.signal });
  const server = await listenOn(app, { host: '127.0.0.1', port: 0 }, { closing: closing.signal });
  const at = (path: string) => `http://127.0.0.1:${server.port}${path}`;
  const ask = async (path: string) => {
    const answer = await fetch(at(path));
    return [answer.status, answer.headers.get('connection'), await answer.json()];
  };
  expect(await ask('/ready')).toEqual([200, 'keep-alive', { ready: 'yes' }]);

  const { release } = await hold(id);
  const placing = fetch(at('/api/orders/orders/'), {
    method: 'POST',
    headers: { Authorization: `Token ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(pickup([{ id, price: 100, quantity: 1 }])),
  });
  await soon(() => waitingFor(shop.db, 'transactionid')).toHaveLength(1);
  closing.abort();
  expect(await ask('/ready')).toEqual([503, 'close', { ready: 'no', because: 'closing' }]);
  expect(await ask('/health')).toEqual([200, 'close', { status: 'ok' }]);

  const closed = server.close();
  await release();
  const placed = await placing;
  expect([placed.status, placed.headers.get('connection')]).toEqual([201, 'close']);
  await placed.json();
  await closed;
  expect(await ordersWith(id)).toHaveLength(1);
});
