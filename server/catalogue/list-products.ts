import { defaultSort } from '../../contract/constants.ts';
import type { Locale } from '../../contract/locale.ts';
import { pagesOf } from '../../contract/pages.ts';
import type { FilteredProductList, ProductList } from '../../contract/shapes/listing.ts';
import type { ListingQuery } from '../../contract/shapes/parameters.ts';
import type { Viewer } from '../api/viewer.ts';
import type { Shop } from '../shop.ts';
import { readCards } from './cards.ts';
import type { Directory } from './directory.ts';
import { categoryLink } from './directory-categories.ts';
import { presentFilters } from './list-filters.ts';
import { narrow } from './narrow.ts';
import { scanSelection } from './scan-selection.ts';
import { type Scan, takePage } from './scan-shelf.ts';
import { selectionOf } from './selection.ts';

type By = { viewer: Viewer; locale: Locale };

/** One page of products; null when the category it asks for does not exist. */
export async function listProducts(
  shop: Shop,
  query: ListingQuery,
  by: By,
): Promise<ProductList | null> {
  const found = await find(shop, query, by);
  return found?.list ?? null;
}

/** The same, together with the filters it may be narrowed by. */
export async function listFilteredProducts(
  shop: Shop,
  query: ListingQuery,
  by: By,
): Promise<FilteredProductList | null> {
  const found = await find(shop, query, by);
  return found && { ...found.list, filters: presentFilters(found, by) };
}

/** A page beyond the end is empty. */
async function find(shop: Shop, query: ListingQuery, by: By) {
  // The directory may be read again meanwhile; one request sees one.
  const directory = shop.directory();
  const selection = selectionOf(query, { directory, viewer: by.viewer });
  if (!selection) return null;
  const { shelf } = directory;
  const { among, found } = await narrow(shop.db, directory, selection);
  const scan = scanSelection(directory, selection, among);

  const { page, order_by = defaultSort } = query;
  const limit = shop.settings().page_size;
  // Among what a text found, the fitting ones come before the popular ones.
  const order = (order_by === 'popular' && found?.byRelevance) || shelf.orders[order_by];
  const rows = takePage(scan, order, { offset: (page - 1) * limit, limit });
  const idsOf = (some: number[]) => some.flatMap((row) => shelf.ids[row] ?? []);
  const ids = idsOf(rows);
  const cards = await readCards(shop, ids, by);
  const list: ProductList = {
    pages: pagesOf(scan.total, page, limit),
    total: scan.total,
    results: ids.flatMap((id) => cards.get(id) ?? []),
    categories: categoriesHit(scan, directory, by.locale),
    search: found && {
      ...found.reading,
      equivalents: idsOf(rows.filter(found.isEquivalent)),
    },
  };
  return { list, directory, selection, scan };
}

const MAX_CATEGORIES = 12;

/** The categories most of the products stand in. */
const categoriesHit = ({ byCategory }: Scan, { categories }: Directory, locale: Locale) =>
  categories
    .map((category, place) => ({ category, count: byCategory[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_CATEGORIES)
    .map(({ category, count }) => ({
      id: category.id,
      slug: category.slug,
      title: category.title[locale],
      link: categoryLink(category, locale),
      count,
    }));
