import { type ListingState, writeListingState } from '../../../../contract/catalogue-url.ts';
import type { CategoryEntry } from '../../../../contract/shapes/category.ts';
import type { Filter } from '../../../../contract/shapes/listing.ts';
import { facetsOf, isChosen, toggled } from '../filters/facets.ts';
import type { ListingView } from './use-listing.ts';

/** A category some of a list's products stand in, and the way to those of them alone. */
export type ListingPart = {
  id: number;
  title: string;
  link: string;
  count: number;
  isChosen: boolean;
};

/**
 * The subcategories of a list, with what the chosen filters leave in them and under these filters.
 * One in which they leave nothing is left out.
 */
export function subcategoriesOf(
  categories: readonly CategoryEntry[],
  filters: readonly Filter[],
  state: ListingState,
): ListingPart[] {
  const counts = new Map(categoryFacets(filters).map(({ id, count }) => [id, count]));
  const query = writeListingState({ ...state, categories: [], page: 1 });
  return categories
    .map(({ id, title, link }) => ({
      id,
      title,
      link: query ? `${link}?${query}` : link,
      count: counts.get(id) ?? 0,
      isChosen: false,
    }))
    .filter(({ count }) => count > 0);
}

/** Of a list that is no category's: each part narrows it, and widens it again. */
export const narrowedParts = (filters: readonly Filter[], view: ListingView): ListingPart[] =>
  filters.filter(isOfCategories).flatMap((filter) =>
    facetsOf(filter).map((facet) => ({
      id: facet.id,
      title: facet.title,
      link: view.hrefFor(toggled(view.state, filter, facet)),
      count: facet.count,
      isChosen: isChosen(view.state, filter, facet),
    })),
  );

const isOfCategories = ({ filter_type }: Filter) => filter_type === 'category';

const categoryFacets = (filters: readonly Filter[]) =>
  filters.filter(isOfCategories).flatMap(facetsOf);
