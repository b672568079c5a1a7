import { sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import { may, type Permission } from '../../../contract/staff/permissions.ts';
import type { FoundThings } from '../../../contract/staff/today.ts';
import type { Database } from '../../base/database/connect.ts';
import { listCustomers } from '../customers/list-customers.ts';
import { readMessages } from '../messages/list-messages.ts';
import { listOrders } from '../orders/staff/list-orders.ts';
import { askingOf } from '../orders/staff/order-filters.ts';
import { nameProducts } from '../search/product-names.ts';
import { searchProducts } from '../search/search-products.ts';
import type { Shop } from '../shop.ts';
import type { StaffViewer } from '../staff/sessions.ts';

const FEW = 5;
const LONGEST_COMMENT = 120;

type Means = Pick<Shop, 'db' | 'catalogue' | 'settings'>;
type Asked = { viewer: Pick<StaffViewer, 'id' | 'role'>; text: string; locale: Locale };

/** Whatever a word or number may name, of each kind the first few; null where somebody may not look. */
export async function findThings(
  shop: Means,
  { viewer, text, locale }: Asked,
): Promise<FoundThings> {
  const part = async <T>(permission: Permission, read: () => Promise<T>) =>
    may(viewer.role, permission) ? read() : null;
  // One after the other: who types asks again and again, and takes one connection each time.
  return {
    orders: await part('orders.read', () => findOrders(shop, viewer, text)),
    products: await part('products.read', () => findProducts(shop, text, locale)),
    customers: await part('customers.read', () => findCustomers(shop.db, text)),
    messages: await part('messages.read', () => findMessages(shop.db, text)),
  };
}

/** By number, telephone, name, company or what was ordered. */
async function findOrders(shop: Means, viewer: Asked['viewer'], search: string) {
  const { results } = await listOrders(shop.db, { search, limit: FEW }, askingOf(shop, viewer));
  return results.map(({ id, name, company, status, payment_state, total, created_at }) => ({
    ...{ id, name, company, status, payment_state, total, created_at },
  }));
}

/** As buyers find them, and drafts by their code. */
async function findProducts({ db, catalogue: current }: Means, text: string, locale: Locale) {
  const catalogue = current();
  const found = catalogue.index.mostRelevant(searchProducts(catalogue, text, false), FEW);
  const ids = new Set([...(await findCode(db, text)), ...found]);
  return nameProducts(db, [...ids].slice(0, FEW), locale);
}

/** Relies on product_code. */
async function findCode(db: Database, code: string): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where(sql<boolean>`lower(code collate "C") = lower(${code} collate "C")`)
    .execute();
  return rows.map(({ id }) => id);
}

const findCustomers = async (db: Database, search: string) =>
  (await listCustomers(db, { search, limit: FEW })).results.map(
    ({ id, name, username, company_name, phone }) => ({
      id,
      name: name || username,
      company: company_name,
      phone,
    }),
  );

const findMessages = async (db: Database, search: string) =>
  (await readMessages(db, { search, limit: FEW })).results.map(
    ({ id, name, comment, created_at }) => ({
      id,
      name,
      comment: comment.slice(0, LONGEST_COMMENT),
      created_at,
    }),
  );
