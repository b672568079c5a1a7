import type { Locale } from '../../../contract/locale.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import type { Tag } from '../../base/changes/follower.ts';
import type { Viewer } from '../accounts/viewer.ts';
import type { Shop } from '../shop.ts';
import { readCards } from './cards.ts';

const SHOWN = 12;

/** What is ordered most, in a shop where something was: the others have nothing to show yet. */
export async function listMostBought(
  shop: Shop,
  by: { viewer: Viewer; locale: Locale; shown?: Set<Tag> },
): Promise<ProductCard[]> {
  by.shown?.add('listings');
  const ids = shop.catalogue().index.mostBought(SHOWN);
  const cards = await readCards(shop, ids, by);
  return ids.flatMap((id) => cards.get(id) ?? []);
}
