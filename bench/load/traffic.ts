import { randomBytes } from 'node:crypto';
import { promotionPriceNow } from '../../server/shop/pricing/price-now.ts';
import { addCustomer } from '../../server/testing/add-customer.ts';
import type { BenchShop } from '../open-bench-shop.ts';
import type { Ask } from './visitors.ts';

export type Traffic = {
  /** Of a hundred: 70 listings, 15 products, 10 searches, 4 carts, an order. */
  mixed: Ask[];
  orders: Ask[];
  carts: Ask[];
  /** Pages nobody has asked for yet. */
  unkept: Ask[];
};

const CUSTOMERS = 20;
const SEARCHES = ['cablu', 'priza dubla', 'nym 3x1.5', 'автомат 16а', 'bec led e27', 'tub gofrat'];

const SHARES = { listing: 70, product: 15, search: 10, cart: 4, order: 1 };

export async function makeTraffic(shop: BenchShop): Promise<Traffic> {
  const products = await stockedProducts(shop);
  const tokens: string[] = [];
  for (let at = 0; at < CUSTOMERS; at += 1) {
    const username = `bench-${randomBytes(5).toString('hex')}`;
    tokens.push((await addCustomer(shop.db, { username })).token);
  }
  const tokenAt = (at: number) => tokens[at % tokens.length] ?? '';
  const orders = products.map(({ id, price, promotion_price }, at): Ask => {
    const line = { id, price: (promotion_price ?? price) / 100, quantity: 1 };
    const body = { delivery_type: 'pickup', pay_method: 'cash', order_products: [line] };
    return { kind: 'order', method: 'POST', path: '/api/orders/orders/', body, token: tokenAt(at) };
  });
  const carts = products.slice(0, 50).map(({ id }, at): Ask => {
    const body = { product: id, quantity: 1 + (at % 3) };
    const path = '/api/cart/temporary-cart/';
    return { kind: 'cart', method: 'POST', path, body, token: tokenAt(at) };
  });
  const listings = listingPaths(shop).map((path): Ask => ({ kind: 'listing', path }));
  const pages = products.map(({ slug }): Ask => ({ kind: 'product', path: `/product/${slug}` }));
  const searches = SEARCHES.map((text): Ask => {
    return { kind: 'search', path: `/search?search=${encodeURIComponent(text)}` };
  });
  const all = { listing: listings, product: pages, search: searches, cart: carts, order: orders };
  return {
    mixed: mix(all, 2_000),
    orders,
    carts,
    unkept: [
      { kind: 'search nobody kept', path: '/search?search=cablu%20{n}' },
      { kind: 'listing nobody kept', path: `${listings[0]?.path}?price__gte=1&price__lte={n}` },
    ],
  };
}

/** In turn, and spread as evenly as their shares allow: the same on every run. */
function mix(asks: Record<keyof typeof SHARES, Ask[]>, count: number): Ask[] {
  const kinds = Object.entries(SHARES) as [keyof typeof SHARES, number][];
  const owed = new Map(kinds.map(([kind]) => [kind, 0]));
  const used = new Map(kinds.map(([kind]) => [kind, 0]));
  return Array.from({ length: count }, () => {
    for (const [kind, share] of kinds) owed.set(kind, (owed.get(kind) ?? 0) + share);
    const [next] = kinds.toSorted(([a], [b]) => (owed.get(b) ?? 0) - (owed.get(a) ?? 0));
    const kind = next?.[0] ?? 'listing';
    owed.set(kind, (owed.get(kind) ?? 0) - 100);
    const at = used.get(kind) ?? 0;
    used.set(kind, at + 1);
    const ask = asks[kind][at % asks[kind].length];
    if (!ask) throw new Error('the demo catalogue lacks what is measured');
    return ask;
  });
}

/** Every category that stands at an address of its own, in both languages. */
const listingPaths = ({ shop }: BenchShop) =>
  shop
    .catalogue()
    .categories.filter(({ products }) => products > 0)
    .map(({ path }) => `/catalog/${path.map(({ slug }) => slug).join('/')}`)
    .flatMap((path) => [path, `/ru${path}`]);

/** Those there is most of: the first is ordered some hundred times in a run, to warm up. */
const stockedProducts = ({ db }: BenchShop) =>
  db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select([
      'product.id',
      'product.slug',
      'product.price',
      promotionPriceNow.as('promotion_price'),
    ])
    .orderBy('stock.for_sale', 'desc')
    .orderBy('product.id')
    .limit(1_000)
    .execute();
