import { describe, expectTypeOf, test } from 'vitest';
import type { FilteredProductList } from '../../contract/shapes/listing.ts';
import type { BuyersOrder } from '../../contract/shapes/order.ts';
import type { Product } from '../../contract/shapes/product.ts';
import { createApi } from './client.ts';

const api = createApi({ locale: 'ro', token: null, fetch: async () => Response.json(null) });

/** Read by the compiler, never sent. */
const wouldSend = (_calls: () => unknown) => {};

test('an answer is what the contract says of the call', () => {
  expectTypeOf(api.get<'/products/items/{slug}'>).returns.resolves.toEqualTypeOf<Product>();
  expectTypeOf(
    api.get<'/products/search-filter/'>,
  ).returns.resolves.toEqualTypeOf<FilteredProductList>();
  expectTypeOf(api.post<'/orders/orders/'>).returns.resolves.toEqualTypeOf<BuyersOrder>();
  expectTypeOf(api.post<'/cart/cart-delete-all/'>).returns.resolves.toEqualTypeOf<null>();
});

describe('does not compile:', () => {
  test('a path the API does not have, or not by that method', () => {
    wouldSend(() => [
      // @ts-expect-error
      api.get('/products/item/'),
      // @ts-expect-error
      api.post('/products/items/'),
      // @ts-expect-error
      api.delete('/favorites/favorite-products/7/', { params: { id: 7 } }),
    ]);
  });

  test('a path whose parameters are missing, or others', () => {
    wouldSend(() => [
      // @ts-expect-error
      api.get('/products/items/{slug}'),
      // @ts-expect-error
      api.get('/products/items/{slug}', { params: { id: 7 } }),
      // @ts-expect-error
      api.get('/categories/categories/{category}/{subcategory}', { params: { category: 'x' } }),
    ]);
  });

  test('a query by another name, with a value that is none, or to what takes none', () => {
    wouldSend(() => [
      // @ts-expect-error
      api.get('/products/items/', { query: { sort: 'cheap' } }),
      // @ts-expect-error
      api.get('/products/items/', { query: { order_by: 'dearest' } }),
      // @ts-expect-error
      api.get('/core/menu-items/', { query: { page: 2 } }),
      api.get('/products/items/', { query: { order_by: 'cheap', page: 2, is_stock: true } }),
    ]);
  });

  test('a body that is missing, or lacks or mistakes something', () => {
    wouldSend(() => [
      // @ts-expect-error
      api.post('/cart/temporary-cart/'),
      // @ts-expect-error
      api.post('/cart/temporary-cart/', { body: { product: 7 } }),
      // @ts-expect-error
      api.post('/cart/temporary-cart/', { body: { product: '7', quantity: 1 } }),
      // @ts-expect-error
      api.get('/core/menu-items/', { body: {} }),
      api.post('/cart/temporary-cart/', { body: { product: 7, quantity: 1 } }),
    ]);
  });
});
