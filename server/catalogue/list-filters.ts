import type { Locale } from '../../contract/locale.ts';
import { toLei } from '../../contract/money.ts';
import type { Filter } from '../../contract/shapes/listing.ts';
import type { ListingQuery } from '../../contract/shapes/parameters.ts';
import type { Viewer } from '../api/viewer.ts';
import type { Shop } from '../shop.ts';
import type { Directory } from './directory.ts';
import { facetTitles } from './facet-titles.ts';
import type { Facet } from './facets.ts';
import { narrow } from './narrow.ts';
import { offerOptions } from './offer-options.ts';
import { scanSelection } from './scan-selection.ts';
import type { Scan } from './scan-shelf.ts';
import { type Selection, selectionOf } from './selection.ts';

type By = { viewer: Viewer; locale: Locale };

/** The filters of a part of the catalogue; null when the category asked for does not exist. */
export async function listFilters(
  shop: Shop,
  query: ListingQuery,
  by: By,
): Promise<Filter[] | null> {
  const directory = shop.directory();
  const selection = selectionOf(query, { directory, viewer: by.viewer });
  if (!selection) return null;
  const { among } = await narrow(shop.db, directory, selection);
  const scan = scanSelection(directory, selection, among);
  return presentFilters({ directory, selection, scan }, by);
}

/** With the number of products each option would leave. */
export function presentFilters(
  { directory, selection, scan }: { directory: Directory; selection: Selection; scan: Scan },
  { viewer, locale }: By,
): Filter[] {
  const { counts } = scan;
  const { brands, categories, attributes } = offerOptions({ directory, selection, counts });
  const items = (facets: Facet[]) =>
    facets.map((facet) => presentOption(facet, counts[facet.id] ?? 0, locale));
  return [
    { filter_type: 'brand', title: facetTitles.brand[locale], filter_items: items(brands) },
    {
      filter_type: 'category',
      title: facetTitles.category[locale],
      filter_items: items(categories),
    },
    ...(viewer.kind === 'guest' ? [] : [priceFilter(scan, locale)]),
    ...attributes.map(({ attribute, number, options }) => ({
      filter_type: `attribute_${number}`,
      title: attribute.title[locale],
      filter_items: items(options),
    })),
  ].filter(({ filter_items }) => filter_items.length > 0);
}

function presentOption(facet: Facet, count: number, locale: Locale) {
  if (facet.kind === 'attribute') {
    const { id, name, label } = facet.value;
    return { id, name, title: label[locale], count };
  }
  const { id } = facet.kind === 'brand' ? facet.brand : facet.category;
  const title = facet.kind === 'brand' ? facet.brand.title : facet.category.title[locale];
  return { id, name: String(id), title, count };
}

function priceFilter({ price }: Scan, locale: Locale): Filter {
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
