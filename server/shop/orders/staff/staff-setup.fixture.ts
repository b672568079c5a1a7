import { afterAll, beforeAll } from 'vitest';
import type { Role } from '../../../../contract/staff/permissions.ts';
import { saveSetting } from '../../../base/settings/save-setting.ts';
import { type AddedStaff, addStaff } from '../../../testing/add-staff.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { wrongStocks } from '../../../testing/wrong-stocks.ts';
import { moveStock } from '../../catalogue/stock/move-stock.ts';
import { createProduct } from '../../catalogue/writing/create-products.ts';

type Fields = Record<string, unknown>;
type Line = { id: number; quantity: number };

/** A small shop with people of each role, as tests of what they do with orders use it. */
export function openStaffSetup() {
  let opened: TestShop;
  let small: Awaited<ReturnType<typeof writeSmallCatalogue>>;
  let products = 0;
  const people = new Map<Role, Promise<AddedStaff>>();
  let token: string;
  beforeAll(async () => {
    opened = await openTestShop('empty');
    await addPlaces(opened);
    small = await writeSmallCatalogue(opened.db);
    await opened.changes.readAll();
    ({ token } = await opened.register({ username: 'cumparator' }));
  });
  afterAll(() => opened.close());

  /** One of each role is enough for most tests. */
  function person(role: Role): Promise<AddedStaff> {
    const known = people.get(role) ?? addStaff(opened.shop, { role });
    people.set(role, known);
    return known;
  }

  const setup = {
    get shop() {
      return opened.shop;
    },
    get db() {
      return opened.db;
    },
    person,
    addPerson: (role: Role) => addStaff(opened.shop, { role }),
    /** As somebody of this role; a path under /staff/orders/. */
    async as(role: Role, path: string, body?: unknown, locale?: 'ro' | 'ru') {
      const { headers } = await person(role);
      return opened.api(body === undefined ? 'GET' : 'POST', `/staff/orders/${path}`, {
        headers,
        ...(body !== undefined && { body }),
        ...(locale && { locale }),
      });
    },
    api: (...call: Parameters<TestShop['api']>) => opened.api(...call),
    /** A product of its own for one test; 12.50 lei unless said. */
    async product({ stock = 100, ...fields }: Fields & { stock?: number } = {}) {
      products += 1;
      const id = await inShop(opened.db, async (changing) => {
        const made = await createProduct(changing, {
          ...small.product,
          slug: `produs-${products}`,
          code: `P-${products}`,
          shop_code: null,
          unit: 'piece',
          attributes: [],
          pictures: [],
          documents: [],
          ...fields,
        });
        if (stock > 0) {
          await moveStock(changing, [{ product_id: made, quantity: stock, reason: 'receipt' }]);
        }
        return made;
      });
      await opened.changes.catchUp();
      return id;
    },
    stockOf: async (id: number) =>
      (
        await opened.db
          .selectFrom('stock')
          .select('for_sale')
          .where('product_id', '=', id)
          .executeTakeFirstOrThrow()
      ).for_sale,
    /** Places an order as a customer does and answers with its number. */
    async order(lines: Line[], fields: Fields = {}, as = token): Promise<string> {
      const prices = await opened.db
        .selectFrom('product')
        .select(['id', 'price'])
        .where(
          'id',
          'in',
          lines.map(({ id }) => id),
        )
        .execute();
      const priceOf = new Map(prices.map(({ id, price }) => [id, price / 100]));
      const { status, json } = await opened.api('POST', '/orders/orders/', {
        token: as,
        body: {
          name: 'Ion Rusu',
          phone: '+373-69-123-456',
          delivery_type: 'pickup',
          pay_method: 'cash',
          order_products: lines.map((line) => ({ ...line, price: priceOf.get(line.id) })),
          ...fields,
        },
      });
      if (status !== 201) throw new Error(`no order: ${JSON.stringify(json)}`);
      return json.id;
    },
    register: (fields: Fields = {}) => opened.register(fields),
    get: (path: string, headers: Record<string, string>) => opened.api('GET', path, { headers }),
    async set(setting: string, input: unknown) {
      await inShop(opened.db, (changing) => saveSetting(changing, setting, { input }));
      await opened.changes.catchUp();
    },
    own: (orderId: string, as: string) =>
      opened.api('GET', `/orders/orders/${orderId}/`, { token: as }),
    cancel: (orderId: string, as: string) =>
      opened.api('POST', `/orders/${orderId}/cancel/`, { token: as, body: {} }),
    read: async (orderId: string) => (await setup.as('owner', `${orderId}/`)).json,
    /** Money that came or went back, in lei: what is owed by one side or the other unless said. */
    async pay(orderId: string, fields: Fields = {}, role: Role = 'sales') {
      const { version, to_pay, owed_back } = await setup.read(orderId);
      const amount = fields.direction === 'out' ? owed_back : to_pay;
      const money = { direction: 'in', amount, way: 'transfer', day: '2026-11-15', ...fields };
      return setup.as(role, `${orderId}/money/`, { version, ...money });
    },
    /** Takes the order through these steps. */
    async through(orderId: string, ...statuses: string[]) {
      for (const status of statuses) {
        const { version } = await setup.read(orderId);
        const answer = await setup.as('owner', `${orderId}/status/`, { version, status });
        if (answer.status !== 200) throw new Error(`not ${status}: ${answer.text}`);
      }
    },
    mailsOf: async (orderId: string) =>
      (
        await opened.db
          .selectFrom('mail_outbox')
          .select('kind')
          .where('order_id', '=', orderId)
          .orderBy('id')
          .execute()
      ).map(({ kind }) => kind),
    wrongStocks: () => wrongStocks(opened.db),
  };
  return setup;
}

async function addPlaces({ db }: TestShop) {
  const names = (name: string) => ({ name_ro: name, name_ru: name, name_en: name });
  await db
    .insertInto('district')
    .values([
      { id: 100, kind: 'municipality', ...names('Chișinău') },
      { id: 200, kind: 'district', ...names('Orhei') },
    ])
    .execute();
  await db
    .insertInto('locality')
    .values([
      { id: 101, district_id: 100, kind: 'city', ...names('Durlești') },
      { id: 201, district_id: 200, kind: 'city', ...names('Orhei') },
    ])
    .execute();
}

export const toCourier = (fields: Fields = {}) => ({
  delivery_type: 'courier',
  city_id: 100,
  suburb_id: 101,
  address: 'str. Cartușa 5',
  ...fields,
});
