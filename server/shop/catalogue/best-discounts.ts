import type { Locale } from '../../../contract/locale.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import type { Tag } from '../../base/changes/follower.ts';
import type { Viewer } from '../accounts/viewer.ts';
import type { Shop } from '../shop.ts';
import { readCards } from './cards.ts';
import { findBestDiscounts } from './product-queries.ts';

const SHOWN = 12;

export async function listBestDiscounts(
  shop: Shop,
  by: { viewer: Viewer; locale: Locale; shown?: Set<Tag> },
): Promise<ProductCard[]> {
  by.shown?.add('listings');
  const ids = await findBestDiscounts(shop.db, SHOWN);
  const cards = await readCards(shop, ids, by);
  return ids.flatMap((id) => cards.get(id) ?? []);
}
