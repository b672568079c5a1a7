import type { Locale } from '../../contract/locale.ts';
import type { ProductCard } from '../../contract/shapes/product.ts';
import type { ProductForOrder } from '../../contract/staff/phone-orders.ts';
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
  return (found?.results ?? []).slice(0, MOST).map(present);
}

const present = (card: ProductCard): ProductForOrder => ({
  id: card.id,
  slug: card.slug,
  code: card.code,
  title: card.title,
  units: card.units,
  is_cut: card.is_cut,
  smallest_quantity: card.smallest_quantity,
  quantity_step: card.quantity_step,
  price: card.price,
  promotion_price: card.promotion_price,
  is_promotion: card.is_promotion,
  stock: card.stock,
  image: card.image,
});
