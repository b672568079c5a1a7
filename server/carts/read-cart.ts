import { fittingCuts } from '../../contract/cuts.ts';
import type { Locale } from '../../contract/locale.ts';
import { clampToStock } from '../../contract/stock.ts';
import type { Customer } from '../accounts/viewer.ts';
import { readCards } from '../catalogue/cards.ts';
import type { Shop } from '../shop.ts';
import { readLines } from './queries.ts';

/**
 * The own lines with their products. A quantity above what is left in stock is shown as what is
 * left, and its lengths with it go unsaid; the wish stays stored, should the stock come back.
 */
export async function readCart(shop: Shop, viewer: Customer, locale: Locale) {
  const lines = await readLines(shop.db, viewer.id);
  const ids = lines.map((line) => line.product_id);
  const cards = await readCards(shop, ids, { viewer, locale });
  return lines.flatMap(({ product_id, quantity: wished, cuts }) => {
    const product = cards.get(product_id);
    if (!product) return [];
    const quantity = clampToStock(wished, product.stock);
    return [{ product, quantity, cuts: [...fittingCuts({ quantity, cuts })] }];
  });
}
