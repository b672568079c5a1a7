import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultListingState,
  insistOn,
  type ListingState,
  listingParams,
  lookFor,
  readListingState,
  resetFilters,
  toggleOption,
  unreadPrices,
  writeListingState,
} from './catalogue-url.ts';
import { listingOrders, sortOptions } from './constants.ts';

const read = (query: string) => readListingState(new URLSearchParams(query));
const listing = (state: Partial<ListingState>): ListingState => ({
  ...defaultListingState,
  ...state,
});

describe('the address of a listing', () => {
  test.each<[string, Partial<ListingState>, string]>([
    ['as it opens', {}, ''],
    ['brands', { brands: [1, 12] }, 'brands_id=1,12'],
    ['categories', { categories: [4] }, 'category_id__in=4'],
    [
      'attributes',
      { attributes: ['cores:3', 'section_mm2:2.5'] },
      'attributes=cores:3~section_mm2:2.5',
    ],
    ['a price range', { priceMin: 10.5, priceMax: 200 }, 'price__gte=10.5&price__lte=200'],
    ['a price from nothing', { priceMin: 0 }, 'price__gte=0'],
    ['stock only', { inStock: true }, 'is_stock=true'],
    ['a sort order', { order: 'cheap' }, 'order_by=cheap'],
    ['a further page', { page: 3 }, 'page=3'],
    ['a search', { search: 'KG 3x2.5+1x1.5' }, 'search=KG%203x2.5%2B1x1.5'],
    ['a text insisted on', { search: 'nym', exact: true }, 'exact=true&search=nym'],
  ])('%s', (_, state, query) => {
    expect(writeListingState(listing(state))).toBe(query);
    expect(read(query)).toEqual(listing(state));
  });

  test.each([
    ['an unknown order', 'order_by=random'],
    ['what saves most, where nothing is sorted by that', 'order_by=saving'],
    ['page nought', 'page=0'],
    ['a page that is no number', 'page=two'],
    ['half a page', 'page=1.5'],
    ['the popular order spelt out', 'order_by=popular'],
    ['ids that are none', 'brands_id=x,0,-1&category_id__in=[]'],
    ['prices that are none', 'price__gte=-1&price__lte=1e9'],
    ['stock switched off', 'is_stock=false'],
    ['empty attributes', 'attributes=~~'],
    ['an empty search', 'search=%20%20'],
    ['insisting on no text', 'exact=true&search=%20'],
    ['what listings do not know', 'utm_source=mail'],
  ])('%s reads as the listing as it opens', (_, query) => {
    expect(read(query)).toEqual(defaultListingState);
  });

  test('brackets, repeated values, decimal commas and grouped figures are understood', () => {
    expect(read('brands_id=[12,1,12]&price__gte=1 010,5&is_stock=1&search=nym&exact=1')).toEqual(
      listing({ brands: [1, 12], priceMin: 1010.5, inStock: true, search: 'nym', exact: true }),
    );
  });

  test.each([
    ['price__gte=2.500', '2.500', ''],
    ['price__gte=10&price__lte=12 5', '', '12 5'],
    ['price__gte=1 234,50&price__lte=', '', ''],
  ])('of %s what is no price is not read, and not forgotten', (query, from, to) => {
    const params = new URLSearchParams(query);
    expect(unreadPrices(params)).toEqual({ from, to });
    const { priceMin, priceMax } = readListingState(params);
    expect([from !== '' && priceMin !== null, to !== '' && priceMax !== null]).toEqual([
      false,
      false,
    ]);
  });

  test('promotions may begin with what saves most', () => {
    const { order } = readListingState(new URLSearchParams('order_by=saving'), listingOrders);
    expect(order).toBe('saving');
  });

  test('a search text beyond reason is cut', () => {
    expect(read(`search=${'a'.repeat(500)}`).search).toBe('a'.repeat(200));
  });

  test('prices go out with two decimals', () => {
    expect(listingParams(listing({ priceMin: 0.1 + 0.2 })).price__gte).toBe(0.3);
  });

  const ids = fc
    .uniqueArray(fc.integer({ min: 1, max: 9999 }))
    .map((list) => list.sort((a, b) => a - b));
  const lei = fc.option(fc.nat(10_000_000).map((bani) => bani / 100));
  const word = fc.string({ unit: fc.constantFrom(...'abcxyzпр:.,+#&% 0123'), maxLength: 20 });
  const sought = fc.record({ search: word.map((text) => text.trim()), exact: fc.boolean() });
  const chosen = fc.record({
    brands: ids,
    categories: ids,
    attributes: fc.uniqueArray(word.filter(Boolean)).map((names) => names.sort()),
    priceMin: lei,
    priceMax: lei,
    inStock: fc.boolean(),
    order: fc.constantFrom(...sortOptions),
    page: fc.integer({ min: 1, max: 999 }),
  });
  const anyListing: fc.Arbitrary<ListingState> = fc
    .tuple(chosen, sought)
    .filter(([, { search, exact }]) => search !== '' || !exact)
    .map(([choice, { search, exact }]) => ({ ...choice, search, exact }));

  test('every listing is found again by its address', () => {
    fc.assert(
      fc.property(anyListing, (state) => {
        expect(read(writeListingState(state))).toEqual(state);
      }),
    );
  });

  test('choosing an option and taking it back leaves the choice as it was, on the first page', () => {
    fc.assert(
      fc.property(anyListing, fc.integer({ min: 1, max: 9999 }), (state, id) => {
        const first = { ...state, page: 1 };
        const chosen = toggleOption(state, 'brand', id);
        expect(toggleOption(chosen, 'brand', id)).toEqual(first);
        const named = toggleOption(state, 'attribute_2', `value ${id}`);
        expect(toggleOption(named, 'attribute_2', `value ${id}`)).toEqual(first);
      }),
    );
  });
});

describe('choosing an option', () => {
  test('adds it and starts over at the first page', () => {
    expect(toggleOption(listing({ brands: [5], page: 4 }), 'brand', 2)).toEqual(
      listing({ brands: [2, 5], page: 1 }),
    );
    expect(toggleOption(listing({}), 'category', 9)).toEqual(listing({ categories: [9] }));
    expect(toggleOption(listing({}), 'attribute_3', 'cores:3')).toEqual(
      listing({ attributes: ['cores:3'] }),
    );
    expect(toggleOption(listing({}), 'attribute', 'cores:3')).toEqual(
      listing({ attributes: ['cores:3'] }),
    );
  });

  test('the order of clicks does not change the address', () => {
    const one = toggleOption(toggleOption(listing({}), 'brand', 1), 'brand', 2);
    const other = toggleOption(toggleOption(listing({}), 'brand', 2), 'brand', 1);
    expect(writeListingState(one)).toBe(writeListingState(other));
  });

  test('taking back the last option of a filter takes the filter out of the address', () => {
    const state = toggleOption(listing({ brands: [5], inStock: true }), 'brand', 5);
    expect(writeListingState(state)).toBe('is_stock=true');
  });
});

test('resetting the filters clears every choice, restores popularity and keeps the search', () => {
  const state = listing({
    brands: [1],
    categories: [2],
    attributes: ['cores:3'],
    priceMin: 1,
    priceMax: 2,
    inStock: true,
    order: 'expensive',
    page: 7,
    search: 'cablu',
    exact: true,
  });
  expect(resetFilters(state)).toEqual(listing({ search: 'cablu', exact: true }));
});

describe('a text that is insisted on', () => {
  const state = listing({ search: 'rf,tkm', exact: true, page: 3 });

  test('keeps the filters and starts over at the first page', () => {
    expect(insistOn(listing({ search: 'rf,', brands: [5], page: 2 }), 'rf,tkm')).toEqual(
      listing({ search: 'rf,tkm', exact: true, brands: [5] }),
    );
  });

  test('stays so while filters are chosen', () => {
    expect(toggleOption(state, 'brand', 5)).toEqual(
      listing({ search: 'rf,tkm', exact: true, brands: [5] }),
    );
  });

  test('stays so when it is sent again', () => {
    expect(lookFor(state, ' rf,tkm ', {})).toEqual(listing({ search: 'rf,tkm', exact: true }));
  });

  test('gives way to another text, which is searched as any other', () => {
    expect(lookFor(state, 'rf,tkm 3', { inStock: true })).toEqual(
      listing({ search: 'rf,tkm 3', inStock: true }),
    );
  });

  test('is no part of a list that searches nothing', () => {
    expect(writeListingState({ ...state, search: '', page: 1 })).toBe('');
  });
});
