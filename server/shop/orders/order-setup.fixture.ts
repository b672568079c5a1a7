import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { toLei } from '../../../contract/money.ts';
import { saveSetting } from '../../base/settings/save-setting.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { openedOnce } from '../../testing/opened-once.ts';
import { moveStock } from '../catalogue/stock/move-stock.ts';
import { changeProduct } from '../catalogue/writing/change-product.ts';

export type Fields = Record<string, unknown>;

/** A shop that several files share, and how many of its products they have touched. */
const shared = { open: openedOnce(() => openTestShop('demo')), used: 0 };

/** The demo shop as tests of orders use it, opened for the file that asks for it, or shared. */
export function openOrderSetup({ isShared = false } = {}) {
  let opened: TestShop;
  let token: string;
  const products = isShared ? shared : { used: 0 };
  beforeAll(async () => {
    opened = isShared ? await shared.open() : await openTestShop('demo');
  });
  afterAll(async () => {
    if (!isShared) await opened.close();
  });
  beforeEach(async () => {
    ({ token } = await opened.register());
  });

  /** The next product no test has touched, priced and stocked as wanted. */
  async function product(stock: number, price = 100_00, promotionPrice: number | null = null) {
    const { id } = await opened.db
      .selectFrom('product')
      .select('id')
      .orderBy('id')
      .limit(1)
      .offset(products.used++)
      .executeTakeFirstOrThrow();
    await inShop(opened.db, async (changing) => {
      await changeProduct(changing, id, { promotions: [] });
      await changeProduct(changing, id, { input: { price: toLei(price) } });
      if (promotionPrice !== null) {
        const running = { price: toLei(promotionPrice), starts_at: new Date().toISOString() };
        await changeProduct(changing, id, { promotions: [running] });
      }
      await moveStock(changing, [{ product_id: id, counted: stock, reason: 'count' }]);
    });
    return id;
  }

  const stockOf = async (id: number) =>
    (
      await opened.db
        .selectFrom('stock')
        .select('for_sale')
        .where('product_id', '=', id)
        .executeTakeFirstOrThrow()
    ).for_sale;

  const shop = {
    get db() {
      return opened.db;
    },
    get app() {
      return opened.app;
    },
    get url() {
      return opened.url;
    },
    get countQueries() {
      return opened.countQueries;
    },
    /** As the domain's own functions take it. */
    get own() {
      return opened.shop;
    },
    async set(setting: string, input: unknown) {
      await inShop(opened.db, (changing) => saveSetting(changing, setting, { input }));
      await opened.changes.catchUp();
    },
    register: (fields: Fields = {}) => opened.register(fields),
    /** As the customer this test is about, unless another one's token is given. */
    api: (method: 'GET' | 'POST', path: string, options: Parameters<TestShop['api']>[2] = {}) =>
      opened.api(method, path, { token, ...options }),
    asGuest: (method: 'GET' | 'POST', path: string, body?: unknown) =>
      opened.api(method, path, { body }),
  };

  return {
    shop,
    product,
    stockOf,
    ordersWith: (id: number) =>
      shop.db.selectFrom('order_line').select('order_id').where('product_id', '=', id).execute(),

    submit: (body: unknown, options: { token?: string; key?: string } = {}) =>
      shop.api('POST', '/orders/orders/', {
        body,
        ...(options.token && { token: options.token }),
        ...(options.key && { headers: { 'Idempotency-Key': options.key } }),
      }),

    /** Runs the submit and checks that it left stock, orders and mail as they were. */
    async expectNothingChanged(id: number, work: () => Promise<unknown>) {
      const count = (table: 'customer_order' | 'order_line' | 'mail_outbox' | 'order_key') =>
        shop.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow();
      const look = async () => [
        await stockOf(id),
        await count('customer_order'),
        await count('order_line'),
        await count('mail_outbox'),
        await count('order_key'),
      ];
      const before = await look();
      await work();
      expect(await look()).toEqual(before);
    },
  };
}

export const pickup = (
  lines: { id: number; price: number; quantity: number }[],
  fields: Fields = {},
) => ({
  name: 'Ion Rusu',
  phone: '+373-69-123-456',
  delivery_type: 'pickup',
  pay_method: 'cash',
  order_products: lines,
  ...fields,
});

export const toCourier = (fields: Fields = {}) => ({
  delivery_type: 'courier',
  city_id: 100,
  suburb_id: 101000,
  address: 'str. Ismail 33, ap. 7',
  ...fields,
});
