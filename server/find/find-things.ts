import type { Locale } from '../../contract/locale.ts';
import { may, type Permission, type Role } from '../../contract/staff/permissions.ts';
import type { FoundThings } from '../../contract/staff/today.ts';
import { nameProducts } from '../search/product-names.ts';
import { searchProducts } from '../search/search-products.ts';
import type { Shop } from '../shop.ts';
import { findCodes, findCustomers, findMessages, findOrders } from './queries.ts';

const FEW = 5;

/** Whatever a word or number may name, of each kind the best few; null where somebody may not look. */
export async function findThings(
  shop: Pick<Shop, 'db' | 'catalogue'>,
  { role, text, locale }: { role: Role; text: string; locale: Locale },
): Promise<FoundThings> {
  const { db } = shop;
  const part = async <T>(permission: Permission, read: () => Promise<T>) =>
    may(role, permission) ? read() : null;
  // One after the other: who types asks again and again, and takes one connection each time.
  return {
    orders: await part('orders.read', () => findOrders(db, text, FEW)),
    products: await part('products.read', () => findProducts(shop, text, locale)),
    customers: await part('customers.read', () => findCustomers(db, text, FEW)),
    messages: await part('messages.read', () => findMessages(db, text, FEW)),
  };
}

/** As buyers find them, and drafts by their code. */
async function findProducts(
  { db, catalogue: current }: Pick<Shop, 'db' | 'catalogue'>,
  text: string,
  locale: Locale,
) {
  const catalogue = current();
  const found = catalogue.index.mostRelevant(searchProducts(catalogue, text, false), FEW);
  const ids = new Set([...(await findCodes(db, text)), ...found]);
  return nameProducts(db, [...ids].slice(0, FEW), locale);
}
