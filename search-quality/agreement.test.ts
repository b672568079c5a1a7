import { expect, test } from 'vitest';
import type { FilteredProductList } from '../contract/shapes/listing.ts';
import { productCard } from '../contract/shapes/product-card.fixture.ts';
import { contradictions, contradictionsBetween } from './agreement.ts';

const card = (id: number) => productCard({ id });

const brands = (...counts: number[]) => ({
  filter_type: 'brand',
  title: 'Brand',
  filter_items: counts.map((count, at) => ({
    id: at + 1,
    name: `${at + 1}`,
    title: `B${at}`,
    count,
  })),
});
const categories = (...counts: number[]) =>
  counts.map((count, at) => ({ id: at, slug: `c${at}`, title: `C${at}`, link: '/c', count }));

const list = (changes: Partial<FilteredProductList> = {}): FilteredProductList => ({
  pages: { current: 1, next: null, previous: null, total_pages: 1 },
  total: 3,
  results: [1, 2, 3].map(card),
  categories: categories(2, 1),
  search: null,
  resembling: [],
  filters: [brands(2, 1)],
  ...changes,
});

test('a list that agrees with its numbers is left alone', () => {
  expect(contradictions(list())).toEqual([]);
});

test.each([
  ['its categories hold fewer', { categories: categories(2) }],
  ['its categories hold more', { categories: categories(2, 2) }],
  ['a page is shorter than the total', { results: [1, 2].map(card) }],
  ['its brands hold more', { filters: [brands(2, 2)] }],
  [
    'an option counts more than there are',
    { filters: [{ ...brands(4), filter_type: 'attribute_1' }] },
  ],
])('it is noticed when %s', (_, changes) => {
  expect(contradictions(list(changes))).toHaveLength(1);
});

test('twelve categories may leave some unnamed', () => {
  const twelve = categories(...Array.from({ length: 12 }, () => 1));
  const long = list({ total: 20, categories: twelve, filters: [] });
  long.pages.total_pages = 2;
  expect(contradictions(long)).toEqual([]);
});

test('a product that stands on two pages is noticed', async () => {
  const first = list({ total: 4, filters: [] });
  first.pages.total_pages = 2;
  const ask = async () => list({ results: [card(3)] });
  expect(await contradictionsBetween(ask, { query: 'a', locale: 'ro' }, first, 0)).toHaveLength(1);
});

test('so is a brand that leaves another number than it says', async () => {
  const search = { query: 'a', locale: 'ro' } as const;
  const leaving = (total: number) => async () => list({ total });
  expect(await contradictionsBetween(leaving(2), search, list(), 0)).toEqual([]);
  expect(await contradictionsBetween(leaving(2), search, list(), 1)).toHaveLength(1);
});
