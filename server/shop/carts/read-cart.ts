import { fittingCuts } from '../../../contract/cuts.ts';
import type { Locale } from '../../../contract/locale.ts';
import { clampToStock } from '../../../contract/stock.ts';
import type { Customer } from '../accounts/viewer.ts';
import { readKeptProducts } from '../catalogue/kept-products.ts';
import type { Shop } from '../shop.ts';
import { readLines } from './queries.ts';

/**
 * The own lines with their products. A quantity above what is left in stock is shown as what is
 * left, and its lengths with it go unsaid; the wish stays stored, should the stock come back. What
 * is no longer sold says how much of it was wanted, to be looked for elsewhere.
 */
export async function readCart(shop: Shop, viewer: Customer, locale: Locale) {
  const lines = await readLines(shop.db, viewer.id);
  const kept = await readKeptProducts(
    shop,
    lines.map((line) => line.product_id),
    { viewer, locale },
  );
  return lines.flatMap(({ product_id, quantity: wished, cuts }) => {
    const stored = kept.get(product_id);
    if (!stored) return [];
    const quantity = stored.is_archived ? wished : clampToStock(wished, stored.product.stock);
    return [{ ...stored, quantity, cuts: [...fittingCuts({ quantity, cuts })] }];
  });
}
