import { defaultSort } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import { pagination } from '../../../contract/pagination.ts';
import type { FilteredProductList, ProductList } from '../../../contract/shapes/listing.ts';
import type { ListingQuery } from '../../../contract/shapes/parameters.ts';
import { type CatalogueViewer, seesPrices } from '../accounts/viewer.ts';
import type { Found } from '../product-index/product-index.ts';
import { categoryLink } from '../reference/categories.ts';
import type { Found as FoundByText } from '../search/search-products.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';
import type { Shop } from '../shop.ts';
import { type By, readCards } from './cards.ts';
import { findProducts } from './find-products.ts';
import { presentFilters } from './list-filters.ts';
import { selectionOf } from './selection.ts';

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
  // The catalogue may be read again meanwhile; one request sees one.
  const catalogue = shop.catalogue();
  const selection = selectionOf(query, { catalogue, viewer: by.viewer });
  if (!selection) return null;
  by.shown?.add(selection.category ? `category:${selection.category.id}` : 'listings');
  const { page } = query;
  const order = orderFor(by.viewer, query);
  const limit = shop.settings().page_size;
  const found = findProducts(catalogue, selection, { order, offset: (page - 1) * limit, limit });
  const { ids, total, text } = found;
  const resembling = text && isUnnarrowed(query) ? mostResembling(catalogue, text) : [];
  const cards = await readCards(shop, [...ids, ...resembling], by);
  const list: ProductList = {
    pages: pagination(total, page, limit),
    total,
    results: ids.flatMap((id) => cards.get(id) ?? []),
    categories: categoriesHit(found, catalogue, by.locale),
    search: text && {
      ...text.reading,
      equivalents: ids.filter((_, at) => text.isEquivalent(found.rows[at] ?? -1)),
    },
    resembling: resembling.flatMap((id) => cards.get(id) ?? []),
  };
  return { list, catalogue, selection, found };
}

/** By price anybody may sort; by what is saved those who are told how much. */
const orderFor = (viewer: CatalogueViewer, { order_by = defaultSort }: ListingQuery) =>
  order_by === 'saving' && !seesPrices(viewer) ? defaultSort : order_by;

/** On the first page of all that was found; who narrows the list has found the thing. */
const isUnnarrowed = ({ page, search, exact, order_by, ...narrowing }: ListingQuery) =>
  page === 1 && Object.values(narrowing).every((value) => !value);

const MOST_RESEMBLING = 8;

/** What comes apart from the list, the best fitting first. */
const mostResembling = ({ index }: SearchedCatalogue, text: FoundByText): number[] =>
  index.mostRelevant(text.resembling(), MOST_RESEMBLING);

const MAX_CATEGORIES = 12;

/** The categories the products stand in: those of what fits the text best, then of most products. */
const categoriesHit = (
  { byCategory, relevanceIn }: Found,
  { categories }: SearchedCatalogue,
  locale: Locale,
) =>
  categories
    .map((category, place) => ({
      category,
      count: byCategory[place] ?? 0,
      relevance: relevanceIn?.[place] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.relevance - a.relevance || b.count - a.count)
    .slice(0, MAX_CATEGORIES)
    .map(({ category, count }) => ({
      id: category.id,
      slug: category.slug,
      title: category.title[locale],
      link: categoryLink(category, locale),
      count,
    }));
