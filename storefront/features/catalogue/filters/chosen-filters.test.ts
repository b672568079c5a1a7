import { expect, test } from 'vitest';
import { defaultListingState } from '../../../../contract/catalogue-url.ts';
import { brandFilter, priceFilter, sectionFilter } from '../catalogue.fixture.ts';
import { chosenFilters, countChosen } from './chosen-filters.ts';

const filters = [brandFilter, priceFilter, sectionFilter];
const words = { locale: 'ro', from: 'de la', to: 'până la' } as const;
const state = {
  ...defaultListingState,
  brands: [65],
  attributes: ['section_mm2:2.5'],
  priceMin: 10,
  priceMax: 1500,
  page: 3,
};

test('what narrows a listing is named so that it makes sense alone', () => {
  expect(chosenFilters(state, filters, words).map(({ title }) => title)).toEqual([
    'Odeskabel',
    'de la 10,00\u00a0lei',
    'până la 1\u00a0500,00\u00a0lei',
    'Secțiune: 2.5 mm²',
  ]);
});

test('each can be taken away alone, back to the first page', () => {
  const without = chosenFilters(state, filters, words).map((chosen) => chosen.without);
  expect(without).toEqual([
    { ...state, brands: [], page: 1 },
    { ...state, priceMin: null, page: 1 },
    { ...state, priceMax: null, page: 1 },
    { ...state, attributes: [], page: 1 },
  ]);
});

test('order, stock, page and search narrow nothing down', () => {
  const sought = { ...defaultListingState, search: 'nym', inStock: true, page: 2 };
  expect(chosenFilters({ ...sought, order: 'new' }, filters, words)).toEqual([]);
  expect(countChosen({ ...sought, order: 'new' })).toBe(0);
  expect(countChosen(state)).toBe(4);
});
