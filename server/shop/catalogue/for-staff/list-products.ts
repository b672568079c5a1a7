import type { StaffProductList } from '../../../../contract/staff/catalogue/product-shapes.ts';
import { numbersOf, pageOf, USUAL_PAGE } from '../../../base/database/page-of.ts';
import { keysOf } from '../../product-index/product-rows.ts';
import type { Shop } from '../../shop.ts';
import type { Paged } from './product-conditions.ts';
import { readProductRows } from './product-rows.ts';
import { selectSold } from './select-sold.ts';
import { findUnlisted } from './unlisted-products.ts';

/**
 * One page for the shop's people, in two steps as in the shop. What is sold is found in memory, by
 * the shop's own search and filters; drafts and archived products in the database, by words of
 * their titles and codes. What both find is merged in one order, then the page is read.
 */
export async function listProductsForStaff(
  shop: Shop,
  { before, limit = USUAL_PAGE, ...wanted }: Paged,
): Promise<StaffProductList> {
  await shop.seeEdits();
  // The catalogue may be read again meanwhile; one request sees one.
  const catalogue = shop.catalogue();
  const { selection, text, unlisted } = await selectSold(shop.db, wanted, catalogue);
  const order = wanted.order_by ?? (text ? 'popular' : 'new');
  const hasActive = wanted.state === undefined || wanted.state === 'active';
  const states = (['draft', 'archived'] as const).filter(
    (state) => wanted.state === undefined || wanted.state === state,
  );
  // One more than is shown tells whether the list goes on.
  const size = limit + 1;
  // How well a text fits is known of what is sold alone: the others come after it.
  const isByText = selection.text !== null && order === 'popular';
  const shown = isByText ? Number(before ?? 0) : 0;
  const after = isByText || before === undefined ? undefined : numbersOf(before);

  const sold = catalogue.index.find(selection, {
    order,
    offset: shown,
    limit: hasActive ? size : 0,
    after,
  });
  const offset = isByText && hasActive ? Math.max(0, shown - sold.total) : shown;
  const range = { limit: size, offset, after };
  const others = await findUnlisted(shop.db, wanted, { catalogue, states, order, ...range });
  const { keyOf } = keysOf(catalogue.index.rows, order);
  const soldOnes = sold.rows.map((row, at) => ({ id: sold.ids[at] ?? 0, key: keyOf(row) }));
  const found = isByText ? [...soldOnes, ...others] : merged([...soldOnes, ...others]);
  const { results, next } = pageOf(found, limit, ({ key, id }) =>
    isByText ? String(shown + limit) : `${key}_${id}`,
  );

  const counts = { ...unlisted, active: sold.total };
  const total = wanted.state ? counts[wanted.state] : sum(Object.values(counts));
  const ids = results.map(({ id }) => id);
  return {
    total,
    states: counts,
    results: await readProductRows(shop.db, ids),
    next,
    search: text?.reading ?? null,
  };
}

type Found = { id: number; key: number };

/** In one order. A product that has just changed its state may be in both. */
const merged = (found: Found[]) =>
  [...new Map(found.map((one) => [one.id, one])).values()].toSorted(
    (a, b) => a.key - b.key || a.id - b.id,
  );

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
