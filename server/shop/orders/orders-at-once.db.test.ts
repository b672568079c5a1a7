import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { inShop } from '../../testing/in-shop.ts';
import { moveStock } from '../catalogue/stock/move-stock.ts';
import { lockStock } from '../catalogue/stock/write-stock.ts';
import { openOrderSetup, pickup } from './order-setup.fixture.ts';

const { expectNothingChanged, ordersWith, product, shop, stockOf, submit } = openOrderSetup();

describe('many at once', () => {
  test('the last reel is sold once to fifty buyers', async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.register()));
    const id = await product(1);
    const answers = await Promise.all(
      buyers.map((buyer) =>
        submit(pickup([{ id, price: 100, quantity: 1 }]), { token: buyer.token }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await stockOf(id)).toBe(0);
    expect(await ordersWith(id)).toHaveLength(1);
  });

  test('the same order sent twenty times with one key is one order', async () => {
    const id = await product(100);
    const body = pickup([{ id, price: 100, quantity: 3 }]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(body, { key: 'one-click' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(await stockOf(id)).toBe(97);
    expect(await ordersWith(id)).toHaveLength(1);
  });

  test('orders that share products in opposite order do not block each other', async () => {
    const first = await product(60);
    const second = await product(61);
    const lines = [
      { id: first, price: 100, quantity: 1 },
      { id: second, price: 100, quantity: 1 },
    ];
    const buyers = await Promise.all(Array.from({ length: 10 }, () => shop.register()));
    const answers = await Promise.all(
      buyers.flatMap(({ token: buyer }) => [
        submit(pickup(lines), { token: buyer }),
        submit(pickup(lines.toReversed()), { token: buyer }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect([await stockOf(first), await stockOf(second)]).toEqual([40, 41]);
  });

  test('orders that name each other’s addresses for their mails do not block each other', async () => {
    await shop.set('other_address_mails_per_hour', 100);
    const [ana, ion] = [await shop.register(), await shop.register()];
    const [first, second] = [await product(60), await product(60)];
    const order = (id: number, by: typeof ana, { user }: typeof ana) => {
      const lines = [{ id, price: 100, quantity: 1 }];
      return submit(pickup(lines, { email: user.email }), { token: by.token });
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => [order(first, ana, ion), order(second, ion, ana)]).flat(),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  });
});

describe('goods that others take while an order is being written', () => {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(shop.db);
    return rows.length;
  };

  /** The order has found what it wants, and waits for whoever leaves so many. */
  const orderWhile = async (id: number, left: number, quantity: number) => {
    const { answer } = await inShop(shop.db, async (changing) => {
      await lockStock(changing.trx, [id]);
      const answer = submit(pickup([{ id, price: 100, quantity }]), { key: `while-${id}` });
      await soon(waiting).toBe(1);
      await moveStock(changing, [{ product_id: id, counted: left, reason: 'count' }]);
      return { answer };
    });
    return answer;
  };

  test('are said to be gone, and nothing of the order is left', async () => {
    const id = await product(5);
    const { status, json } = await orderWhile(id, 2, 3);
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'out-of-stock', products: [{ id, stock: 2 }] });
    expect(await stockOf(id)).toBe(2);
    expect(await ordersWith(id)).toEqual([]);
    const fewer = pickup([{ id, price: 100, quantity: 2 }]);
    expect((await submit(fewer, { key: `while-${id}` })).status).toBe(201);
  });

  test('are taken all the same where enough is left', async () => {
    const id = await product(50);
    expect((await orderWhile(id, 40, 3)).status).toBe(201);
    expect(await stockOf(id)).toBe(37);
  });

  test('are not taken where they would be too much of what is left', async () => {
    const id = await product(1000);
    await shop.set('unconfirmed_stock_from', 100);
    await shop.set('unconfirmed_stock_percent', 50);
    const { status, json } = await orderWhile(id, 15, 10);
    expect(status).toBe(201);
    expect(json).toMatchObject({ awaits_confirmation: true });
    expect(await stockOf(id)).toBe(15);
  });
});

test('a key used for another order is refused', async () => {
  const id = await product(10);
  await submit(pickup([{ id, price: 100, quantity: 1 }]), { key: 'k-1' });
  await expectNothingChanged(id, async () => {
    const { status } = await submit(pickup([{ id, price: 100, quantity: 2 }]), { key: 'k-1' });
    expect(status).toBe(422);
  });
  const other = await shop.register();
  const fresh = await submit(pickup([{ id, price: 100, quantity: 2 }]), {
    key: 'k-1',
    token: other.token,
  });
  expect(fresh.status).toBe(201);
});

test('a repeated order gets its first answer even after the price has changed', async () => {
  const id = await product(10);
  const body = pickup([{ id, price: 100, quantity: 1 }]);
  const first = await submit(body, { key: 'k-2' });
  await shop.db.updateTable('product').set({ price: 200_00 }).where('id', '=', id).execute();
  const again = await submit(body, { key: 'k-2' });
  expect(again.status).toBe(201);
  expect(again.json).toEqual(first.json);
});
