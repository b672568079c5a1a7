import { matchQuery, type Query, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  readAttributes,
  readBrands,
  readCategories,
  readOffered,
  readUnits,
} from '../api/catalogue-reference.ts';
import { queries } from '../api/queries.ts';
import { attributes } from './attributes/resource.tsx';
import { brandNotes } from './brand-notes/resource.tsx';
import { brands } from './brands/resource.tsx';
import { categories } from './categories/resource.tsx';
import { phones } from './phones/resource.tsx';
import { units } from './units/resource.tsx';

/** Whether a change of it reads that again. */
function isRenewed({ renews }: { renews: readonly QueryKey[] }, queryKey: QueryKey) {
  const query = queries.getQueryCache().build(queries, { queryKey });
  return renews.some((key) => matchQuery({ queryKey: key }, query as Query));
}

test('whoever describes a product meanwhile is offered what a category or an attribute has become', () => {
  expect(isRenewed(categories, readOffered(7).queryKey)).toBe(true);
  expect(isRenewed(attributes, readOffered(7).queryKey)).toBe(true);
  expect(isRenewed(attributes, ['product', '12'])).toBe(true);
  expect(isRenewed(attributes, ['products', {}])).toBe(true);
  expect(isRenewed(attributes, readBrands.queryKey)).toBe(false);
});

test('notes go by the name of their brand, and with it when it is deleted, which is said before', () => {
  expect(isRenewed(brands, [...brandNotes.renews[0], 'list', {}])).toBe(true);
  expect(brands.removal?.text).toContain('Notele despre el');
});

test('in a conflict a choice is called as its list calls it, not by its number or key', () => {
  queries.setQueryData(readCategories.queryKey, [{ id: 3, title_ro: 'Cabluri', title_ru: '' }]);
  queries.setQueryData(readBrands.queryKey, [{ id: 4, title: 'Exemplu' }]);
  queries.setQueryData(readUnits.queryKey, [{ key: 'coil', title_ro: 'colac', title_ru: '' }]);
  queries.setQueryData(readAttributes.queryKey, [
    { id: 5, key: 'length', title_ro: 'Lungime', title_ru: '' },
  ]);
  expect(categories.wordsOf?.('parent_id', '3')).toBe('Cabluri');
  expect(categories.wordsOf?.('parent_id', '')).toBe('La primul nivel');
  expect(categories.wordsOf?.('attributes', [5])).toBe('Lungime (length)');
  expect(brandNotes.wordsOf?.('brand_id', '4')).toBe('Exemplu');
  expect(phones.wordsOf?.('place', 'footer')).toBe('În subsol');
  expect(units.wordsOf?.('content_unit', 'coil')).toBe('colac');
  expect(units.wordsOf?.('content_attribute', 'length')).toBe('Lungime');
  // One that is gone, or was never read, by what there is; a text as it was written.
  expect(brandNotes.wordsOf?.('brand_id', '9')).toBe('9');
  expect(units.wordsOf?.('title_ro', 'colac')).toBe('colac');
  queries.clear();
});
