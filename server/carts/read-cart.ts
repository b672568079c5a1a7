import { fittingCuts } from '../../contract/cuts.ts';
import type { Locale } from '../../contract/locale.ts';
import { clampToStock } from '../../contract/stock.ts';
import type { Customer } from '../accounts/viewer.ts';
import { readCardRows } from '../catalogue/card-queries.ts';
import { presentCard } from '../catalogue/cards.ts';
import { readSuccessors } from '../catalogue/successors.ts';
import type { Shop } from '../shop.ts';
import { readLines } from './queries.ts';

/**
 * The own lines with their products. A quantity above what is left in stock is shown as what is
 * left, and its lengths with it go unsaid; the wish stays stored, should the stock come back.
 */
export async function readCart(shop: Shop, viewer: Customer, locale: Locale) {
  const lines = await readLines(shop.db, viewer.id);
  const ids = lines.map((line) => line.product_id);
  const by = { viewer, locale };
  const rows = new Map((await readCardRows(shop.db, ids)).map((row) => [row.id, row]));
  const archived = ids.filter((id) => rows.get(id)?.state === 'archived');
  const successors = await readSuccessors(shop, archived, by);
  return lines.flatMap(({ product_id, quantity: wished, cuts }) => {
    const row = rows.get(product_id);
    const product = row && presentCard(row, shop.catalogue(), by);
    if (!product) return [];
    const quantity = clampToStock(wished, product.stock);
    const is_archived = row.state === 'archived';
    const next = successors.get(product_id);
    const successor = next ? { slug: next.slug, title: next.title } : null;
    return [
      { product, quantity, cuts: [...fittingCuts({ quantity, cuts })], is_archived, successor },
    ];
  });
}
