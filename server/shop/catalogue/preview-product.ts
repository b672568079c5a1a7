import type { Locale } from '../../../contract/locale.ts';
import type { ViewerKey } from '../accounts/viewer.ts';
import type { Previewed } from '../content/previewed.ts';
import type { Shop } from '../shop.ts';
import { readProduct } from './read-product.ts';

type As = { locale: Locale; viewer: ViewerKey };

/** The page of a product as a guest or a customer will see it, drafts included. */
export async function previewProduct(
  shop: Shop,
  id: number,
  { locale, viewer }: As,
): Promise<Previewed | null> {
  const found = await shop.db
    .selectFrom('product')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirst();
  const product =
    found &&
    (await readProduct(shop, found.slug, {
      viewer: { kind: viewer },
      locale,
      withDrafts: true,
    }));
  if (!product) return null;
  const { slug } = product;
  return { path: `/product/${slug}`, answers: { [`/products/items/${slug}`]: product } };
}
