import type { FilteredProductList } from '../contract/shapes/listing.ts';
import type { Ask, Search } from './ask.ts';

/** More pages than these are not leafed through. */
const FEW_PAGES = 3;
/** A list names so many categories at most; with fewer, it names them all. */
const MOST_CATEGORIES = 12;

/** Where the numbers a list shows contradict the list, in one answer. */
export function contradictions({
  total,
  pages,
  results,
  categories,
  filters,
}: FilteredProductList) {
  const complaints: string[] = [];
  const inCategories = sum(categories.map(({ count }) => count));
  if (inCategories > total || (categories.length < MOST_CATEGORIES && inCategories < total)) {
    complaints.push(`${inCategories} products in its categories, ${total} in all`);
  }
  if (results.length > total || (pages.total_pages <= 1 && results.length !== total)) {
    complaints.push(`${results.length} products listed, ${total} in all`);
  }
  for (const { title, filter_items } of filters) {
    const options = filter_items.flatMap((item) => ('count' in item ? [item] : []));
    const excessive = options.find(({ count }) => count > total);
    if (excessive) complaints.push(`${title}: ${excessive.title} counts ${excessive.count}`);
  }
  const brands = optionsOf('brand', filters);
  const inBrands = sum(brands.map(({ count }) => count));
  if (brands.length > 0 && inBrands !== total) {
    complaints.push(`${inBrands} products of its brands, ${total} in all`);
  }
  return complaints;
}

/** The same over several answers: the further pages of a short list, and one of its brands. */
export async function contradictionsBetween(
  ask: Ask,
  search: Search,
  list: FilteredProductList,
  turn: number,
): Promise<string[]> {
  const complaints: string[] = [];
  const { total_pages } = list.pages;
  if (total_pages > 1 && total_pages <= FEW_PAGES) {
    const ids = list.results.map(({ id }) => id);
    for (let page = 2; page <= total_pages; page++) {
      ids.push(...(await ask({ ...search, page })).results.map(({ id }) => id));
    }
    if (ids.length !== list.total || new Set(ids).size !== ids.length) {
      complaints.push(`${new Set(ids).size} products on its pages, ${list.total} in all`);
    }
  }
  const brands = optionsOf('brand', list.filters);
  const brand = brands[turn % brands.length];
  if (brand) {
    const { total } = await ask({ ...search, brand: brand.name });
    if (total !== brand.count) {
      complaints.push(`${brand.title} counts ${brand.count} but leaves ${total}`);
    }
  }
  return complaints;
}

const optionsOf = (type: string, filters: FilteredProductList['filters']) =>
  filters
    .filter(({ filter_type }) => filter_type === type)
    .flatMap(({ filter_items }) =>
      filter_items.flatMap((item) => ('count' in item && item.count > 0 ? [item] : [])),
    );

const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
