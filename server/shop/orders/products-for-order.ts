import type { Locale } from '../../../contract/locale.ts';
import type { ProductForOrder } from '../../../contract/staff/phone-orders.ts';
import { productOfCard } from '../../../contract/staff/product-for-order.ts';
import { listProducts } from '../catalogue/list-products.ts';
import type { Shop } from '../shop.ts';

/** More are not looked through while somebody waits on the phone. */
const MOST = 12;

/** As the shop's own search finds them, at the prices customers see. */
export async function findProductsForOrder(
  shop: Shop,
  search: string,
  locale: Locale,
): Promise<ProductForOrder[]> {
  if (search === '') return [];
  const viewer = { kind: 'staff' } as const;
  const found = await listProducts(shop, { search, page: 1 }, { viewer, locale });
  return (found?.results ?? []).slice(0, MOST).map(productOfCard);
}
