import type { ListingState } from '../../../../contract/catalogue-url.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { formatLei } from '../../../../contract/money.ts';
import type { Filter } from '../../../../contract/shapes/listing.ts';
import { facetsOf, isChosen, toggled } from './facets.ts';

export type ChosenFilter = {
  key: string;
  title: string;
  /** The listing without it. */
  without: ListingState;
};

/** What narrows a listing, in the order of its filters. */
export function chosenFilters(
  state: ListingState,
  filters: readonly Filter[],
  { locale, from, to }: { locale: Locale; from: string; to: string },
): ChosenFilter[] {
  return filters.flatMap((filter) =>
    filter.filter_type === 'price'
      ? chosenPrice(state, { locale, from, to })
      : facetsOf(filter)
          .filter((facet) => isChosen(state, filter, facet))
          .map((facet) => ({
            key: `${filter.filter_type} ${facet.name}`,
            title: isNamed(filter) ? facet.title : `${filter.title}: ${facet.title}`,
            without: toggled(state, filter, facet),
          })),
  );
}

/** A brand or a category says what it is; `2,5 mm²` needs its attribute's name. */
const isNamed = ({ filter_type }: Filter) => filter_type === 'brand' || filter_type === 'category';

function chosenPrice(
  state: ListingState,
  { locale, from, to }: { locale: Locale; from: string; to: string },
): ChosenFilter[] {
  const { priceMin, priceMax } = state;
  const chosen: ChosenFilter[] = [];
  if (priceMin !== null) {
    chosen.push({
      key: 'price__gte',
      title: `${from} ${formatLei(priceMin, locale)}`,
      without: { ...state, priceMin: null, page: 1 },
    });
  }
  if (priceMax !== null) {
    chosen.push({
      key: 'price__lte',
      title: `${to} ${formatLei(priceMax, locale)}`,
      without: { ...state, priceMax: null, page: 1 },
    });
  }
  return chosen;
}

/** How many choices narrow a listing; its order and its search are none. */
export const countChosen = (state: ListingState) =>
  state.brands.length +
  state.categories.length +
  state.attributes.length +
  [state.priceMin, state.priceMax].filter((price) => price !== null).length;
