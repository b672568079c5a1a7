import type { Locale } from '../../../contract/locale.ts';
import { readKeptProducts } from '../catalogue/kept-products.ts';
import type { Shop } from '../shop.ts';
import type { Conflict } from './compare-with-seen.ts';

/**
 * Which of the products are archived, each with what took its place. Null where one of them is none
 * a customer ever saw. Whoever knows nothing of the code sees products of which none are left.
 */
export async function noLongerSold(
  shop: Shop,
  productIds: number[],
  locale: Locale,
): Promise<Conflict | null> {
  const kept = await readKeptProducts(shop, productIds, { viewer: { kind: 'staff' }, locale });
  const products = productIds.flatMap((id) => {
    const { product, is_archived, successor } = kept.get(id) ?? {};
    if (!product || !is_archived) return [];
    const { title, price } = product;
    const gone = { promotion_price: null, is_promotion: false, stock: 0, is_archived };
    return [{ id, title, price: price ?? 0, ...gone, successor: successor ?? null }];
  });
  if (products.length < productIds.length) return null;
  return { code: 'no-longer-sold', products, delivery_fee: null };
}
