import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import { uniqueName } from '../../../testing/unique-name.ts';
import { addMoney } from '../../testing/add-money.ts';
import { type AddedStaff, addStaff } from '../../testing/add-staff.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { openedOnce } from '../../testing/opened-once.ts';

type Registered = Awaited<ReturnType<TestShop['register']>>;

const openShared = openedOnce(async () => {
  const opened = await openTestShop('demo');
  return { opened, sales: await addStaff(opened.shop, { role: 'sales' }) };
});

/** A shop with customers and somebody who looks after them; files share it, with customers of their own. */
export function openCustomerSetup() {
  let opened: TestShop;
  let sales: AddedStaff;
  beforeAll(async () => {
    ({ opened, sales } = await openShared());
  });

  /** As the salesperson, unless somebody else's headers are given. */
  const asStaff = (method: 'GET' | 'POST', path: string, body?: unknown, as = sales) =>
    opened.api(method, path, { headers: as.headers, ...(body !== undefined && { body }) });

  const product = () =>
    opened.db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select(['product.id', 'product.price', 'product.code'])
      .where('stock.for_sale', '>', 100)
      .where('state', '=', 'active')
      .orderBy('product.id')
      .executeTakeFirstOrThrow();

  return {
    get shop() {
      return opened;
    },
    get db() {
      return opened.db;
    },
    get sales() {
      return sales;
    },
    asStaff,
    product,
    /** A customer nobody else has heard of. */
    register: (fields: Record<string, unknown> = {}): Promise<Registered> =>
      opened.register({ username: uniqueName('client'), ...fields }),
    card: async (id: number) => (await asStaff('GET', `/staff/customers/${id}/`)).json,
    /** An order of one line, as the customer sends it. */
    async order(token: string, fields: Record<string, unknown> = {}) {
      const { id, price } = await product();
      return opened.api('POST', '/orders/orders/', {
        token,
        body: {
          name: 'Ion Rusu',
          phone: '+373-69-765-432',
          delivery_type: 'pickup',
          pay_method: 'cash',
          order_products: [{ id, price: price / 100, quantity: 1 }],
          ...fields,
        },
      });
    },
    /** Delivered and paid, as far as erasing is concerned. */
    async settle(orderId: string) {
      await addMoney(opened.db, orderId);
      await opened.db
        .updateTable('customer_order')
        .set({ status: 'completed' })
        .where('id', '=', orderId)
        .execute();
    },
    lastEntries: (entity: string, id: number) =>
      opened.db
        .selectFrom('audit_entry')
        .select(['actor', 'verb', 'version', 'before', 'after'])
        .where('entity', '=', entity)
        .where('entity_id', '=', String(id))
        .orderBy('id', 'desc')
        .execute(),
    /** Whether the text stands anywhere in the database. */
    async holds(text: string) {
      const { rows: tables } = await sql<{ name: string }>`
        select table_name as name
        from information_schema.tables
        where table_schema = 'public'
        and table_type = 'BASE TABLE'`.execute(opened.db);
      const found: string[] = [];
      for (const { name } of tables) {
        const { rows } = await sql`
          select
          from ${sql.table(name)} as stored
          where stored::text like ${`%${text}%`}
          limit 1`.execute(opened.db);
        if (rows.length > 0) found.push(name);
      }
      return found;
    },
  };
}

export const company = {
  user_type: 'juridical',
  company_name: 'Lumina Service S.R.L.',
  type_company: 'Producere',
  function_in_company: 'Director',
  c_f: '1008600038413',
};
