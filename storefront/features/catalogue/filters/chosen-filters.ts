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

type Words = { locale: Locale; from: string; to: string };

/** What narrows a listing, in the order of its filters. */
export const chosenFilters = (
  state: ListingState,
  filters: readonly Filter[],
  words: Words,
): ChosenFilter[] =>
  filters.flatMap((filter) =>
    filter.filter_type === 'price'
      ? chosenPrices(state, words)
      : facetsOf(filter)
          .filter((facet) => isChosen(state, filter, facet))
          .map((facet) => ({
            key: `${filter.filter_type} ${facet.name}`,
            title: isNamed(filter) ? facet.title : `${filter.title}: ${facet.title}`,
            without: toggled(state, filter, facet),
          })),
  );

/** A brand or a category says what it is; `2,5 mm²` needs its attribute's name. */
const isNamed = ({ filter_type }: Filter) => filter_type === 'brand' || filter_type === 'category';

const chosenPrices = (state: ListingState, { locale, from, to }: Words): ChosenFilter[] =>
  (['priceMin', 'priceMax'] as const).flatMap((key) => {
    const lei = state[key];
    if (lei === null) return [];
    const title = `${key === 'priceMin' ? from : to} ${formatLei(lei, locale)}`;
    return { key, title, without: { ...state, [key]: null, page: 1 } };
  });

/** How many choices narrow a listing; its order and its search are none. */
export const countChosen = (state: ListingState) =>
  state.brands.length +
  state.categories.length +
  state.attributes.length +
  Number(state.priceMin !== null) +
  Number(state.priceMax !== null);
