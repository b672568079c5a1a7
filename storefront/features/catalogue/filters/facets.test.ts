import { expect, test } from 'vitest';
import { defaultListingState } from '../../../../contract/catalogue-url.ts';
import { brandFilter, priceFilter, sectionFilter } from '../catalogue.fixture.ts';
import { facetsOf, isChosen, priceRange, toggled } from './facets.ts';

const [odeskabel] = facetsOf(brandFilter);
const [thin] = facetsOf(sectionFilter);
if (!odeskabel || !thin) throw new Error('the fixture lost its facets');

test('a brand is chosen by its id, a value of an attribute by its name', () => {
  const state = toggled(toggled(defaultListingState, brandFilter, odeskabel), sectionFilter, thin);
  expect(state.brands).toEqual([65]);
  expect(state.attributes).toEqual(['section_mm2:1.5']);
  expect(isChosen(state, brandFilter, odeskabel)).toBe(true);
  expect(isChosen(state, sectionFilter, thin)).toBe(true);
});

test('choosing again takes the choice back', () => {
  const once = toggled(defaultListingState, sectionFilter, thin);
  expect(toggled(once, sectionFilter, thin)).toEqual(defaultListingState);
});

test('a price filter has a range and no options', () => {
  expect(facetsOf(priceFilter)).toEqual([]);
  expect(priceRange(priceFilter)).toEqual({ min: 9.69, max: 1281.53 });
});

test('a filter without prices has no range', () => {
  expect(priceRange(brandFilter)).toEqual({ min: null, max: null });
});
