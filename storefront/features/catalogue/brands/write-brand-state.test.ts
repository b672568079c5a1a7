import { expect, test } from 'vitest';
import { defaultListingState, readListingState } from '../../../../contract/catalogue-url.ts';
import { writeBrandState } from './write-brand-state.ts';

test('chosen brands stand in brackets and are read back', () => {
  const state = { ...defaultListingState, brands: [3, 7], page: 2 };
  expect(writeBrandState(state)).toBe('brands_id=[3,7]&page=2');
  expect(readListingState(new URLSearchParams(writeBrandState(state)))).toEqual(state);
});

test('without a brand nothing is written', () => {
  expect(writeBrandState(defaultListingState)).toBe('');
});
