import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { personForm } from '../contract/forms/registration.fixture.ts';
import { filter } from '../contract/shapes/listing.ts';
import { promotionPriceNow } from '../server/shop/pricing/price-now.ts';
import type { BenchShop } from './open-bench-shop.ts';

export type Request = {
  method?: 'GET' | 'POST';
  path: string;
  body?: unknown;
  token?: string;
};

export type Scenario = {
  name: string;
  isRead: boolean;
  /** Milliseconds with so many products. */
  budgets?: { products: number; of: 'median' | 'p95'; within: number }[];
  /** The requests of the visit with this number. */
  visit: (at: number) => Request[];
};

export const SEARCHES = [
  'cablu',
  'priza dubla',
  'nym 3x1.5',
  'автомат 16а',
  'bec led e27',
  'MVA20-1-016-C',
  'iek',
  'tub gofrat 20',
  'кабель 3х2,5',
  'legrand alb',
];

const atMillion = (within: number) => ({ products: 1_000_000, of: 'p95' as const, within });

/** What people do most. Each visit takes another category, product or text, in turn. */
export async function makeScenarios(shop: BenchShop): Promise<Scenario[]> {
  const token = await register(shop);
  const parts = largestCategories(shop);
  const chosen = await Promise.all(parts.map((part) => chooseThree(shop, part, token)));
  const branded = chosen.map((query) => query.replace(/&attributes=[^&]*/, ''));
  const products = await stockedProducts(shop);
  const inTurn = <T>(values: T[], at: number): T => {
    const value = values[at % values.length];
    if (value === undefined) throw new Error('the demo catalogue lacks what is measured');
    return value;
  };
  const list = (query: string) => ({ path: `/products/items/?${query}`, token });
  const page = (query: string) => ({ path: `/categories/products-filter/?${query}`, token });
  const filters = (query: string) => ({ path: `/categories/categories-filter/?${query}`, token });

  return [
    {
      name: 'listing',
      isRead: true,
      budgets: [atMillion(60)],
      visit: (at) => [list(inTurn(parts, at))],
    },
    {
      name: 'listing, one filter',
      isRead: true,
      budgets: [atMillion(60)],
      visit: (at) => [list(inTurn(branded, at))],
    },
    {
      name: 'listing, by price',
      isRead: true,
      budgets: [atMillion(60)],
      visit: (at) => [list(`${inTurn(parts, at)}&price__gte=20&price__lte=60`)],
    },
    {
      name: 'listing, three filters',
      isRead: true,
      budgets: [atMillion(60)],
      visit: (at) => [list(inTurn(chosen, at))],
    },
    {
      name: 'listing, in stock',
      isRead: true,
      budgets: [atMillion(60)],
      visit: (at) => [list(`${inTurn(parts, at)}&is_stock=true`)],
    },
    {
      name: 'facet counts',
      isRead: true,
      budgets: [atMillion(60)],
      visit: (at) => [filters(inTurn(parts, at))],
    },
    {
      name: 'facet counts, three filters',
      isRead: true,
      budgets: [atMillion(60)],
      visit: (at) => [filters(inTurn(chosen, at))],
    },
    {
      name: 'filtered category page',
      isRead: true,
      budgets: [{ products: 100_000, of: 'p95', within: 40 }, atMillion(60)],
      visit: (at) => [page(inTurn(chosen, at))],
    },
    {
      name: 'product by slug',
      isRead: true,
      budgets: [{ products: 100_000, of: 'p95', within: 5 }],
      visit: (at) => [{ path: `/products/items/${inTurn(products, at).slug}/`, token }],
    },
    {
      name: 'product by slug, guest',
      isRead: true,
      budgets: [{ products: 100_000, of: 'p95', within: 5 }],
      visit: (at) => [{ path: `/products/items/${inTurn(products, at).slug}/` }],
    },
    {
      name: 'search',
      isRead: true,
      budgets: [atMillion(120)],
      visit: (at) => {
        const search = encodeURIComponent(inTurn(SEARCHES, at));
        return [{ path: `/products/search-filter/?search=${search}`, token }];
      },
    },
    {
      name: 'cart write',
      isRead: false,
      visit: (at) => {
        const body = { product: inTurn(products.slice(0, 50), at).id, quantity: 1 + (at % 3) };
        return [{ method: 'POST', path: '/cart/temporary-cart/', body, token }];
      },
    },
    {
      name: 'order of 10 lines',
      isRead: false,
      visit: (at) => {
        const lines = Array.from({ length: 10 }, (_, line) => inTurn(products, at * 10 + line));
        const body = {
          delivery_type: 'pickup',
          pay_method: 'cash',
          order_products: lines.map(({ id, price, promotion_price }) => ({
            id,
            price: (promotion_price ?? price) / 100,
            quantity: 1,
          })),
        };
        return [{ method: 'POST', path: '/orders/orders/', body, token }];
      },
    },
  ];
}

async function register({ url }: BenchShop): Promise<string> {
  const response = await fetch(`${url}/accounts/create-and-update/`, {
    method: 'POST',
    // From another house each time: there is a bound on accounts from one.
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${randomBytes(3).join('.')}`,
    },
    body: JSON.stringify(personForm(`bench-${randomBytes(5).toString('hex')}`)),
  });
  return v.parse(v.object({ token: v.string() }), await response.json()).token;
}

/** The heaviest pages: the five largest top categories, as queries. */
const largestCategories = ({ shop }: BenchShop) =>
  shop
    .catalogue()
    .topCategories.toSorted((a, b) => b.products - a.products)
    .slice(0, 5)
    .map(({ slug }) => `parent_type=category&parent_slug=${slug}`);

/** A brand and two attributes, each time the option that leaves most. */
async function chooseThree({ url }: BenchShop, part: string, token: string): Promise<string> {
  let query = part;
  for (const [type, parameter] of [
    ['brand', 'brands_id'],
    ['attribute_1', 'attributes'],
    ['attribute_2', 'attributes'],
  ] as const) {
    const response = await fetch(`${url}/categories/categories-filter/?${query}`, {
      headers: { Authorization: `Token ${token}` },
    });
    const filters = v.parse(v.array(filter), await response.json());
    const options = filters
      .filter(({ filter_type }) => filter_type === type)
      .flatMap(({ filter_items }) => filter_items.flatMap((item) => ('count' in item ? item : [])));
    const fullest = options.toSorted((a, b) => b.count - a.count)[0];
    if (!fullest) continue;
    const name = encodeURIComponent(fullest.name);
    query = query.includes(`&${parameter}=`) ? `${query}~${name}` : `${query}&${parameter}=${name}`;
  }
  return query;
}

/** Enough of each for every order of a run. */
const stockedProducts = ({ db }: BenchShop) =>
  db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .leftJoin('product_popularity', 'product_popularity.product_id', 'product.id')
    .select([
      'product.id',
      'product.slug',
      'product.price',
      promotionPriceNow.as('promotion_price'),
    ])
    .where('stock.for_sale', '>=', 20)
    .orderBy('product_popularity.score', 'desc')
    .orderBy('product.id')
    .limit(1_000)
    .execute();
