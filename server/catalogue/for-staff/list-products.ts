import { sql } from 'kysely';
import type { StaffProductList } from '../../../contract/staff/catalogue/product-shapes.ts';
import { guest } from '../../accounts/viewer.ts';
import type { Database } from '../../database/connect.ts';
import { numbersOf, pageOf, USUAL_PAGE } from '../../database/page-of.ts';
import type { Selection } from '../../product-index/product-index.ts';
import { keysOf, rowOf } from '../../product-index/product-rows.ts';
import { MAX_RELEVANCE, searchProducts } from '../../search/search-products.ts';
import type { SearchedCatalogue } from '../../search/searched-catalogue.ts';
import type { Shop } from '../../shop.ts';
import { selectionOf } from '../selection.ts';
import { allOf, outsideIndex, type Paged, type Wanted } from './product-conditions.ts';
import { readProductRows } from './product-rows.ts';
import { countUnlisted, findUnlisted } from './unlisted-products.ts';

/**
 * One page for the shop's people, in two steps as in the shop. What is sold is found in memory, by
 * the shop's own search and filters; drafts and archived products in the database, by words of
 * their titles and codes. What both find is merged in one order, then the page is read.
 */
export async function listProductsForStaff(
  shop: Shop,
  { before, limit = USUAL_PAGE, ...wanted }: Paged,
): Promise<StaffProductList> {
  // The catalogue may be read again meanwhile; one request sees one.
  const catalogue = shop.catalogue();
  const among = await lackingRows(shop.db, wanted, catalogue);
  const unlisted = await countUnlisted(shop.db, wanted, catalogue);
  const text = await readText(shop.db, wanted, {
    catalogue,
    isFoundElsewhere: unlisted.draft + unlisted.archived > 0,
  });
  const order = wanted.order_by ?? (text ? 'popular' : 'new');
  const hasActive = wanted.state === undefined || wanted.state === 'active';
  const selection = { ...partOf(wanted, catalogue), text: both(text, among) };
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

/** By the parameters the shop's listings know. */
function partOf(wanted: Wanted, catalogue: SearchedCatalogue): Omit<Selection, 'text'> {
  const { category, brands_id, attributes, is_promotion, stock } = wanted;
  const query = {
    brands_id,
    attributes,
    is_promotion,
    is_stock: stock === 'in',
    category_id__in: category === undefined ? undefined : [category],
    page: 1,
  };
  const part = selectionOf(query, { catalogue, viewer: guest });
  if (!part) throw new Error('a listing without a category has always a part');
  return part;
}

/**
 * What the text finds of what is sold. A whole code comes first, however short it is. The text is
 * taken as it stands, and looked at again only when nothing of any state is found by it.
 */
async function readText(
  db: Database,
  { search, state }: Wanted,
  { catalogue, isFoundElsewhere }: { catalogue: SearchedCatalogue; isFoundElsewhere: boolean },
) {
  if (!search) return null;
  const coded = (await findByCode(db, search)).flatMap(
    (id) => rowOf(catalogue.index.rows, id) ?? [],
  );
  const exact = searchProducts(catalogue, search, true);
  const isToBeTried = (state ?? 'active') === 'active' && !isFoundElsewhere;
  if (isToBeTried && exact.rows.length + coded.length === 0) {
    return searchProducts(catalogue, search, false);
  }
  const others = exact.rows.flatMap((row, place) => (coded.includes(row) ? [] : [place]));
  return {
    ...exact,
    rows: [...coded, ...others.map((place) => exact.rows[place] ?? 0)],
    relevance: [
      ...coded.map(() => MAX_RELEVANCE + 1),
      ...others.map((place) => exact.relevance[place] ?? 0),
    ],
  };
}

/** Relies on what is unique: the maker's code in lower case, ours, the bar code. */
async function findByCode(db: Database, code: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where lower(code collate "C") = lower(${code} collate "C")
    union
    select id from product where shop_code = ${code}
    union
    select id from product where ean = ${code}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Rows of what is sold and lacks what is asked for; null: nothing is asked. */
async function lackingRows(
  db: Database,
  wanted: Wanted,
  { index }: SearchedCatalogue,
): Promise<number[] | null> {
  const conditions = outsideIndex(wanted);
  if (conditions.length === 0) return null;
  const { rows } = await sql<{ id: number }>`
    select id
    from product
    where state = 'active'
      and ${allOf(conditions)}`.execute(db);
  return rows.flatMap(({ id }) => rowOf(index.rows, id) ?? []);
}

function both(text: Selection['text'], among: number[] | null): Selection['text'] {
  if (among === null) return text;
  if (text === null) return { rows: among, relevance: among.map(() => 1) };
  const allowed = new Set(among);
  const places = text.rows.flatMap((row, place) => (allowed.has(row) ? [place] : []));
  return {
    rows: places.map((place) => text.rows[place] ?? 0),
    relevance: places.map((place) => text.relevance[place] ?? 0),
  };
}

type Found = { id: number; key: number };

/** In one order. A product that has just changed its state may be in both. */
const merged = (found: Found[]) =>
  [...new Map(found.map((one) => [one.id, one])).values()].toSorted(
    (a, b) => a.key - b.key || a.id - b.id,
  );

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
