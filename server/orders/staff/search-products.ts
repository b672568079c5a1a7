import type { Locale } from '../../../contract/locale.ts';
import type { OfferedProduct } from '../../../contract/staff/orders/shapes.ts';
import { listProducts } from '../../catalogue/list-products.ts';
import type { Shop } from '../../shop.ts';

const MOST = 12;

/** As customers search, codes first; what a price is today. */
export async function searchOrderProducts(
  shop: Shop,
  search: string,
  locale: Locale,
): Promise<OfferedProduct[]> {
  if (search === '') return [];
  const found = await listProducts(
    shop,
    { search, page: 1 },
    { viewer: { kind: 'staff' }, locale },
  );
  return (found?.results ?? []).slice(0, MOST).flatMap((product) =>
    product.price === null
      ? []
      : [
          {
            id: product.id,
            code: product.code,
            title: product.title,
            units: product.units,
            price: product.price,
            promotion_price: product.promotion_price,
            stock: product.stock,
            smallest_quantity: product.smallest_quantity,
            quantity_step: product.quantity_step,
            image: product.image,
          },
        ],
  );
}
