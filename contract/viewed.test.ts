import { expect, test } from 'vitest';
import { rememberViewed } from './viewed.ts';

const products = (...ids: number[]) => ids.map((id) => ({ id }));

test('the product seen last stands first', () => {
  expect(rememberViewed(products(2, 1), { id: 3 })).toEqual(products(3, 2, 1));
});

test('a product seen again moves to the front, with its data as they are now', () => {
  const seen = [
    { id: 1, title: 'Old title' },
    { id: 2, title: 'Other' },
  ];
  expect(rememberViewed(seen, { id: 2, title: 'Other, renamed' })).toEqual([
    { id: 2, title: 'Other, renamed' },
    { id: 1, title: 'Old title' },
  ]);
});

test('the twenty newest are kept', () => {
  const twenty = products(...Array.from({ length: 20 }, (_, index) => index + 1));
  const remembered = rememberViewed(twenty, { id: 99 });
  expect(remembered).toHaveLength(20);
  expect(remembered.at(0)).toEqual({ id: 99 });
  expect(remembered.at(-1)).toEqual({ id: 19 });
});

test('the list that was given stays as it was', () => {
  const before = products(1, 2);
  rememberViewed(before, { id: 2 });
  expect(before).toEqual(products(1, 2));
});
