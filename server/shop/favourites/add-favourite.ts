import { limits } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import { transact } from '../../base/database/transact.ts';
import { lockCustomer } from '../accounts/queries.ts';
import type { Customer } from '../accounts/viewer.ts';
import { readCards } from '../catalogue/cards.ts';
import type { Shop } from '../shop.ts';
import { countOthers, insertFavourite } from './queries.ts';

type Outcome =
  | { kind: 'added'; product: ProductCard }
  | { kind: 'no-such-product' }
  | { kind: 'favourites-full' };

/** Keeps a product among the favourites; one that is there already stays where it is. */
export async function addFavourite(
  shop: Shop,
  productId: number,
  { viewer, locale }: { viewer: Customer; locale: Locale },
): Promise<Outcome> {
  const cards = await readCards(shop, [productId], { viewer, locale });
  const product = cards.get(productId);
  if (!product) return { kind: 'no-such-product' };

  return transact(shop.db, async (trx): Promise<Outcome> => {
    // One addition after the other, so that the limit holds.
    await lockCustomer(trx, viewer.id);
    const others = await countOthers(trx, viewer.id, productId);
    if (others >= limits.favourites) return { kind: 'favourites-full' };
    await insertFavourite(trx, viewer.id, productId);
    return { kind: 'added', product };
  });
}
