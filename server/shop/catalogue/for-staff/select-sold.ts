import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { guest } from '../../accounts/viewer.ts';
import type { Selection } from '../../product-index/product-index.ts';
import { rowOf } from '../../product-index/product-rows.ts';
import { type Found, MAX_RELEVANCE, searchProducts } from '../../search/search-products.ts';
import type { SearchedCatalogue } from '../../search/searched-catalogue.ts';
import { selectionOf } from '../selection.ts';
import { allOf, outsideIndex, type Wanted } from './product-conditions.ts';
import { countUnlisted } from './unlisted-products.ts';

/** What is asked for of what is sold, as the index in memory takes it; how the text was read. */
export async function selectSold(db: Database, wanted: Wanted, catalogue: SearchedCatalogue) {
  const among = await lackingRows(db, wanted, catalogue);
  const unlisted = await countUnlisted(db, wanted, catalogue);
  const text = await readText(db, wanted, {
    catalogue,
    isFoundElsewhere: unlisted.draft + unlisted.archived > 0,
  });
  const selection: Selection = { ...partOf(wanted, catalogue), text: both(text, among) };
  return { selection, text, unlisted };
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
  const exact = allFound(searchProducts(catalogue, search, true));
  const isToBeTried = (state ?? 'active') === 'active' && !isFoundElsewhere;
  if (isToBeTried && exact.rows.length + coded.length === 0) {
    return allFound(searchProducts(catalogue, search, false));
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

/** The shop's people look for a word as often as for a thing: nothing comes apart. */
function allFound(found: Found): Found {
  const resembling = found.resembling();
  return {
    ...found,
    rows: [...found.rows, ...resembling.rows],
    relevance: [...Array.from(found.relevance), ...Array.from(resembling.relevance)],
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
