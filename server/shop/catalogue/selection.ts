import { toBani } from '../../../contract/money.ts';
import {
  type ListingQuery,
  type ParentType,
  parentType,
} from '../../../contract/shapes/parameters.ts';
import { type CatalogueViewer, seesPrices } from '../accounts/viewer.ts';
import type { Selection } from '../product-index/product-index.ts';
import { type Category, withDescendants } from '../reference/categories.ts';
import { attributeGroup, BRAND_GROUP, CATEGORY_GROUP } from '../reference/facets.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';

/** Which products a request is about: a part of the catalogue, and the filters chosen in it. */
export type Wanted = Omit<Selection, 'text'> & {
  category: Category | null;
  search: string | null;
  /** The text as it stands, without second tries. */
  exact: boolean;
};

/** Null: there is no such category. */
export function selectionOf(
  query: ListingQuery,
  { catalogue, viewer }: { catalogue: SearchedCatalogue; viewer: CatalogueViewer },
): Wanted | null {
  const category = query.parent_slug === undefined ? null : parentOf(query, catalogue);
  if (category === undefined) return null;
  return {
    category,
    ...stretchOf(category, catalogue),
    onPromotion: query.is_promotion ?? false,
    inStock: query.is_stock ?? false,
    search: query.search || null,
    exact: query.exact ?? false,
    groups: chosenGroups(query, catalogue),
    // A guest learns nothing about prices, not even by narrowing them down.
    price: seesPrices(viewer) ? chosenPrice(query) : null,
  };
}

/** A category and everything beneath it stand side by side in the tree. */
function stretchOf(category: Category | null, { categories }: SearchedCatalogue) {
  if (!category) return { from: 0, to: categories.length };
  const from = categories.indexOf(category);
  return { from, to: from + withDescendants(category).length };
}

const levelOf = (type: ParentType) => parentType.options.indexOf(type) + 1;

const parentOf = (
  { parent_slug, parent_type = 'category' }: ListingQuery,
  catalogue: SearchedCatalogue,
) => catalogue.categoryByName.get(`${levelOf(parent_type)}/${parent_slug}`);

/** What nobody knows is a choice too: it leaves nothing, rather than everything. */
function chosenGroups(query: ListingQuery, { facets, valueByName }: SearchedCatalogue) {
  const groups: Wanted['groups'] = [];
  const add = <T>(
    key: string,
    wanted: T[] | undefined,
    facetOf: (one: T) => number | undefined,
  ) => {
    if (wanted?.length) groups.push({ key, chosen: wanted.flatMap((one) => facetOf(one) ?? []) });
  };
  add(BRAND_GROUP, query.brands_id, (id) => facets.ofBrand.get(id));
  add(CATEGORY_GROUP, query.category_id__in, (id) => facets.ofCategory.get(id));
  const namesOf = Map.groupBy(query.attributes ?? [], (name) => name.split(':', 1)[0] ?? '');
  for (const [attribute, names] of namesOf) {
    add(attributeGroup(attribute), names, (name) => {
      const value = valueByName.get(name);
      return value && facets.ofValue.get(value.id);
    });
  }
  return groups;
}

function chosenPrice({ price__gte, price__lte }: ListingQuery): Wanted['price'] {
  if (price__gte === undefined && price__lte === undefined) return null;
  return {
    min: price__gte === undefined ? 0 : toBani(price__gte),
    max: price__lte === undefined ? Number.POSITIVE_INFINITY : toBani(price__lte),
  };
}
