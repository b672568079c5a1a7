import { expect, test } from 'vitest';
import { deleteFavourite, setFavouriteQuantity, toggleFavourite } from './favourites.ts';

const favourite = (id: number, quantity = 1, stock = 3) => ({ id, quantity, stock });

test('the heart keeps a product, and lets it go when touched again', () => {
  const kept = toggleFavourite([favourite(1)], favourite(2));
  expect(kept).toEqual([favourite(1), favourite(2)]);
  expect(toggleFavourite(kept, favourite(2))).toEqual([favourite(1)]);
});

test('what is sold out may still be kept', () => {
  expect(toggleFavourite([], favourite(1, 1, 0))).toEqual([favourite(1, 1, 0)]);
});

test.each([
  ['one more', 2, 3, [favourite(1, 3), favourite(2)]],
  ['more than there is', 3, 4, [favourite(1, 3), favourite(2)]],
  ['one less', 2, 1, [favourite(1, 1), favourite(2)]],
  ['none: it is no favourite any more', 1, 0, [favourite(2)]],
])('%s', (_, before, wanted, after) => {
  expect(setFavouriteQuantity([favourite(1, before), favourite(2)], 1, wanted)).toEqual(after);
});

test('a deleted favourite goes whatever its quantity', () => {
  expect(deleteFavourite([favourite(1, 3), favourite(2)], 1)).toEqual([favourite(2)]);
});
