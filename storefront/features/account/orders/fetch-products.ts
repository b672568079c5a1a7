import type { Order } from '../../../../contract/shapes/order.ts';
import type { Product } from '../../../../contract/shapes/product.ts';
import { ApiError } from '../../../api/api-error.ts';
import { browserApi } from '../../session/public.ts';

/** How many are asked for at a time: an order may have two hundred lines. */
const AT_ONCE = 6;

/** The order's products as they are now; null for what the shop sells no more. */
export async function fetchProducts({ products }: Pick<Order, 'products'>) {
  const found = new Map<number, Product | null>();
  const waiting = [...products];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      found.set(next.id, await fetchProduct(next.slug));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

async function fetchProduct(slug: string): Promise<Product | null> {
  try {
    return await browserApi().get<Product>(`/products/items/${slug}`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
