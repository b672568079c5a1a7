import { defaultSort } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import { toLei } from '../../../contract/money.ts';
import type { Filter } from '../../../contract/shapes/listing.ts';
import type { ListingQuery } from '../../../contract/shapes/parameters.ts';
import { seesPrices } from '../accounts/viewer.ts';
import type { Found } from '../product-index/product-index.ts';
import { type Facet, facetTitles } from '../reference/facets.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';
import type { Shop } from '../shop.ts';
import type { By } from './cards.ts';
import { findProducts } from './find-products.ts';
import { offerOptions } from './offer-options.ts';
import { selectionOf, type Wanted } from './selection.ts';

const NO_PAGE = { order: defaultSort, offset: 0, limit: 0 };

/** The filters of a part of the catalogue; null when the category asked for does not exist. */
export async function listFilters(
  shop: Shop,
  query: ListingQuery,
  by: By,
): Promise<Filter[] | null> {
  const catalogue = shop.catalogue();
  const selection = selectionOf(query, { catalogue, viewer: by.viewer });
  if (!selection) return null;
  by.shown?.add(selection.category ? `category:${selection.category.id}` : 'listings');
  const found = findProducts(catalogue, selection, NO_PAGE);
  return presentFilters({ catalogue, selection, found }, by);
}

/** With the number of products each option would leave. */
export function presentFilters(
  {
    catalogue,
    selection,
    found,
  }: { catalogue: SearchedCatalogue; selection: Wanted; found: Found },
  { viewer, locale }: By,
): Filter[] {
  const { counts } = found;
  const { brands, categories, attributes } = offerOptions({ catalogue, selection, counts });
  const items = (facets: Facet[]) =>
    facets.map((facet) => presentOption(facet, counts[facet.id] ?? 0, locale));
  const ofAttributes = attributes.map(({ attribute, number, options }) => ({
    filter_type: `attribute_${number}`,
    title: attribute.title[locale],
    filter_items: items(options),
  }));
  return [
    {
      filter_type: 'category',
      title: facetTitles.category[locale],
      filter_items: items(categories),
    },
    ...ofAttributes.slice(0, BEFORE_BRANDS),
    ...(seesPrices(viewer) ? [priceFilter(found, locale)] : []),
    { filter_type: 'brand', title: facetTitles.brand[locale], filter_items: items(brands) },
    ...ofAttributes.slice(BEFORE_BRANDS),
  ].filter(({ filter_items }) => filter_items.length > 0);
}

/** What the trade asks first, as section, cores and poles; then what it costs and who made it. */
const BEFORE_BRANDS = 3;

function presentOption(facet: Facet, count: number, locale: Locale) {
  if (facet.kind === 'attribute') {
    const { id, name, label } = facet.value;
    return { id, name, title: label[locale], count };
  }
  const { id } = facet.kind === 'brand' ? facet.brand : facet.category;
  const title = facet.kind === 'brand' ? facet.brand.title : facet.category.title[locale];
  return { id, name: String(id), title, count };
}

function priceFilter({ price }: Found, locale: Locale): Filter {
  const item = (id: 'price__gte' | 'price__lte', bani: number) => ({
    id,
    filter_item_name: id,
    name: facetTitles[id][locale],
    value: toLei(bani),
  });
  return {
    filter_type: 'price',
    title: facetTitles.price[locale],
    filter_items: price ? [item('price__gte', price.min), item('price__lte', price.max)] : [],
  };
}
