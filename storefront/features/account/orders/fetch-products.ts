import type { Order } from '../../../../contract/shapes/order.ts';
import type { Product } from '../../../../contract/shapes/product.ts';
import { statusOf } from '../../../api/api-error.ts';
import { withEach } from '../../../api/one-at-a-time.ts';
import { browserApi } from '../../session/public.ts';

/** The order's products as they are now; null for what the shop sells no more. */
export async function fetchProducts({ products }: Pick<Order, 'products'>) {
  const found = new Map<number, Product | null>();
  await withEach(products, async ({ id, slug }) => {
    found.set(id, await fetchProduct(slug));
  });
  return found;
}

async function fetchProduct(slug: string): Promise<Product | null> {
  try {
    return await browserApi().get('/products/items/{slug}', { params: { slug } });
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}
