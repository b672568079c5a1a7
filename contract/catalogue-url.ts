import { defaultSort, type ListingOrder, limits, sortOptions } from './constants.ts';
import { roundLei } from './money.ts';
import { readIds, writeQuery } from './query-string.ts';

/** What a listing shows, as its address says it. Lists are sorted, each value once. */
export type ListingState = {
  brands: number[];
  categories: number[];
  /** Names of attribute values. */
  attributes: string[];
  /** Lei. */
  priceMin: number | null;
  priceMax: number | null;
  inStock: boolean;
  order: ListingOrder;
  page: number;
  search: string;
  /** Whether the text is insisted on as it was typed; only where there is one. */
  exact: boolean;
};

export const defaultListingState: ListingState = {
  brands: [],
  categories: [],
  attributes: [],
  priceMin: null,
  priceMax: null,
  inStock: false,
  order: defaultSort,
  page: 1,
  search: '',
  exact: false,
};

/** What cannot be understood, or sorted by, is read as if it were not there. */
export function readListingState(
  query: URLSearchParams,
  orders: readonly ListingOrder[] = sortOptions,
): ListingState {
  const text = (name: string) => query.get(name) ?? '';
  const isOn = (name: string) => ['true', '1'].includes(text(name));
  const search = text('search').slice(0, limits.search).trim();
  return {
    brands: sortedIds(readIds(text('brands_id'))),
    categories: sortedIds(readIds(text('category_id__in'))),
    attributes: sortedNames(text('attributes').split('~')),
    priceMin: readLei(text('price__gte')),
    priceMax: readLei(text('price__lte')),
    inStock: isOn('is_stock'),
    order: orders.find((option) => option === text('order_by')) ?? defaultSort,
    page: /^[1-9]\d{0,5}$/.test(text('page')) ? Number(text('page')) : 1,
    search,
    exact: search !== '' && isOn('exact'),
  };
}

/** The same parameters name the state to the API. Defaults are left out. */
export function listingParams(state: ListingState) {
  return {
    brands_id: state.brands,
    category_id__in: state.categories,
    attributes: state.attributes.join('~'),
    price__gte: state.priceMin === null ? null : roundLei(state.priceMin),
    price__lte: state.priceMax === null ? null : roundLei(state.priceMax),
    is_stock: state.inStock || null,
    order_by: state.order === defaultSort ? null : state.order,
    page: state.page === 1 ? null : state.page,
    search: state.search,
    exact: (state.search !== '' && state.exact) || null,
  };
}

export const writeListingState = (state: ListingState): string => writeQuery(listingParams(state));

export type OptionType = 'brand' | 'category' | 'attribute' | `attribute_${number}`;

/**
 * Chooses an option (an id of a brand or category, the name of an attribute's value) or takes it
 * back. An emptied list leaves the address, and the listing starts over at its first page.
 */
export function toggleOption(
  state: ListingState,
  filterType: 'brand' | 'category',
  id: number,
): ListingState;
export function toggleOption(
  state: ListingState,
  filterType: 'attribute' | `attribute_${number}`,
  name: string,
): ListingState;
export function toggleOption(
  state: ListingState,
  filterType: OptionType,
  item: number | string,
): ListingState {
  const firstPage = { ...state, page: 1 };
  if (filterType === 'brand') {
    return { ...firstPage, brands: sortedIds(toggled(state.brands, Number(item))) };
  }
  if (filterType === 'category') {
    return { ...firstPage, categories: sortedIds(toggled(state.categories, Number(item))) };
  }
  return { ...firstPage, attributes: sortedNames(toggled(state.attributes, String(item))) };
}

/** The search text is no filter and stays. */
export const resetFilters = ({ search, exact }: ListingState): ListingState => ({
  ...defaultListingState,
  search,
  exact,
});

/** Starts over with a text; of what was chosen only `kept` stays. Another text is not insisted on. */
export function lookFor(
  state: ListingState,
  typed: string,
  kept: Partial<ListingState>,
): ListingState {
  const search = typed.trim();
  const exact = state.exact && search === state.search;
  return { ...defaultListingState, ...kept, search, exact };
}

/** Searches a text just as it was typed. */
export const insistOn = (state: ListingState, typed: string): ListingState => ({
  ...state,
  search: typed,
  exact: true,
  page: 1,
});

const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

const sortedIds = (ids: number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

const sortedNames = (names: string[]): string[] => [...new Set(names)].filter(Boolean).sort();

/** Also `1 234,50`, as a form without script sends it. What could be another number is none. */
function readLei(text: string): number | null {
  const isOne = /^(?:\d{1,9}|\d{1,3}(?:\s\d{3}){1,2})(?:[.,]\d{1,2})?$/.test(text.trim());
  return isOne ? Number(text.replace(/\s/g, '').replace(',', '.')) : null;
}

/** The prices of an address that are none, as they were typed into a form without script. */
export function unreadPrices(params: URLSearchParams): UnreadPrices {
  const typed = (name: string) => {
    const text = params.get(name)?.slice(0, 30) ?? '';
    return readLei(text) === null ? text.trim() : '';
  };
  return { from: typed('price__gte'), to: typed('price__lte') };
}

export type UnreadPrices = { from: string; to: string };
