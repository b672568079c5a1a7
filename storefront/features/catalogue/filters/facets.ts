import { type ListingState, toggleOption } from '../../../../contract/catalogue-url.ts';
import type { Filter } from '../../../../contract/shapes/listing.ts';

type Item = Filter['filter_items'][number];

/** One option of a filter. */
export type Facet = Extract<Item, { count: number }>;

export const facetsOf = ({ filter_items }: Filter): Facet[] =>
  filter_items.filter((item) => 'count' in item);

export const isChosen = (state: ListingState, { filter_type }: Filter, facet: Facet): boolean => {
  if (filter_type === 'brand') return state.brands.includes(facet.id);
  if (filter_type === 'category') return state.categories.includes(facet.id);
  return state.attributes.includes(facet.name);
};

export const toggled = (
  state: ListingState,
  { filter_type }: Filter,
  facet: Facet,
): ListingState =>
  filter_type === 'brand' || filter_type === 'category'
    ? toggleOption(state, filter_type, facet.id)
    : toggleOption(state, 'attribute', facet.name);

/** The cheapest and the dearest product, in lei, as far as they are told. */
export function priceRange({ filter_items }: Filter) {
  const [min, max] = (['price__gte', 'price__lte'] as const).map((bound) =>
    filter_items.flatMap((item) => ('value' in item && item.id === bound ? item.value : [])).at(0),
  );
  return { min: min ?? null, max: max ?? null };
}
