import type { Selectable } from 'kysely';
import { cutsOfLine } from '../../../contract/cut-lines.ts';
import { sumOf } from '../../../contract/cuts.ts';
import type { Locale } from '../../../contract/locale.ts';
import { paidPrice } from '../../../contract/money.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import type { RepeatLine } from '../../../contract/shapes/repeat.ts';
import { clampToStock } from '../../../contract/stock.ts';
import type { Tables } from '../../base/database/tables.ts';
import type { CatalogueViewer } from '../accounts/viewer.ts';
import { readCardRows } from '../catalogue/card-queries.ts';
import { presentCard } from '../catalogue/cards.ts';
import { readSuccessors } from '../catalogue/successors.ts';
import { presentPrices } from '../pricing/priced-rows.ts';
import type { Shop } from '../shop.ts';
import { compareWithNow } from './compare-with-now.ts';

type Line = Selectable<Tables['order_line']>;

/** An order's lines with the products as they are now: what can be had again, and what changed. */
export async function repeatLines(
  shop: Shop,
  lines: Line[],
  by: { viewer: CatalogueViewer; locale: Locale },
): Promise<RepeatLine[]> {
  const sold = await readSold(
    shop,
    lines.map(({ product_id }) => product_id),
    by,
  );
  const joined = [...Map.groupBy(lines, ({ product_id }) => product_id).values()].flatMap(joinedOf);
  const replaced = lines.flatMap(({ product_id }) => (sold.has(product_id) ? [] : product_id));
  const successors = await readSuccessors(shop, replaced, by);
  return joined.map((line) => {
    const product = sold.get(line.product_id) ?? null;
    const successor = successors.get(line.product_id);
    return {
      id: line.product_id,
      code: line.code,
      title: line[`title_${by.locale}`],
      units: line[`unit_${by.locale}`],
      price: paidPrice(presentPrices(line)),
      quantity: line.quantity,
      cuts: line.cuts,
      product,
      ...compareWithNow(line, product),
      successor: successor
        ? { product: successor, available: availableInstead(line, successor) }
        : null,
    };
  });
}

/** What stood in several lines, a length in each, is one line of a cart. */
function joinedOf(lines: Line[]): (Line & { cuts: number[] })[] {
  const [first] = lines;
  if (!first) return [];
  const cuts = lines.flatMap(cutsOfLine);
  const quantity = sumOf(lines.map((line) => line.quantity));
  return [{ ...first, quantity, cuts: sumOf(cuts) === quantity ? cuts : [] }];
}

/** Counted in another unit, a quantity says nothing: one, to begin with. */
const availableInstead = (line: Line, { units_ro, stock }: ProductCard) =>
  clampToStock(units_ro === line.unit_ro ? line.quantity : 1, stock);

/** What is on sale now; a product that is archived, or a draft again, is not. */
async function readSold(
  shop: Shop,
  productIds: number[],
  by: { viewer: CatalogueViewer; locale: Locale },
): Promise<Map<number, ProductCard>> {
  const rows = await readCardRows(shop.db, productIds);
  const catalogue = shop.catalogue();
  const cards = rows
    .filter(({ state }) => state === 'active')
    .flatMap((row) => presentCard(row, catalogue, by) ?? []);
  return new Map(cards.map((card) => [card.id, card]));
}
