import { toBani } from '../../contract/money.ts';
import {
  type ListingQuery,
  type ParentType,
  parentType,
} from '../../contract/shapes/parameters.ts';
import type { Viewer } from '../api/viewer.ts';
import type { Directory } from './directory.ts';
import type { Category } from './directory-categories.ts';
import { attributeGroup, BRAND_GROUP, CATEGORY_GROUP } from './facets.ts';

/** Which products a request is about: a part of the catalogue, and the filters chosen in it. */
export type Selection = {
  category: Category | null;
  onPromotion: boolean;
  inStock: boolean;
  search: string | null;
  /** The text as it stands, without second tries. */
  exact: boolean;
  /** Of each group a product must have at least one of the chosen facets. */
  groups: { key: string; chosen: number[] }[];
  /** Bani, both ends included. */
  price: { min: number; max: number } | null;
};

/** Null: there is no such category. */
export function selectionOf(
  query: ListingQuery,
  { directory, viewer }: { directory: Directory; viewer: Viewer },
): Selection | null {
  const category = query.parent_slug === undefined ? null : parentOf(query, directory);
  if (category === undefined) return null;
  return {
    category,
    onPromotion: query.is_promotion ?? false,
    inStock: query.is_stock ?? false,
    search: query.search || null,
    exact: query.exact ?? false,
    groups: chosenGroups(query, directory),
    // A guest learns nothing about prices, not even by narrowing them down.
    price: viewer.kind === 'guest' ? null : chosenPrice(query),
  };
}

const levelOf = (type: ParentType) => parentType.options.indexOf(type) + 1;

const parentOf = ({ parent_slug, parent_type = 'category' }: ListingQuery, directory: Directory) =>
  directory.categoryByName.get(`${levelOf(parent_type)}/${parent_slug}`);

/** What nobody knows is a choice too: it leaves nothing, rather than everything. */
function chosenGroups(query: ListingQuery, { facets, valueByName }: Directory) {
  const groups: Selection['groups'] = [];
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

function chosenPrice({ price__gte, price__lte }: ListingQuery): Selection['price'] {
  if (price__gte === undefined && price__lte === undefined) return null;
  return {
    min: price__gte === undefined ? 0 : toBani(price__gte),
    max: price__lte === undefined ? Number.POSITIVE_INFINITY : toBani(price__lte),
  };
}
