import { expect, test } from 'vitest';
import {
  decreaseFavourite,
  deleteFavourite,
  increaseFavourite,
  toggleFavourite,
} from './favourites.ts';

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
  ['below stock', favourite(1, 2, 3), favourite(1, 3, 3)],
  ['at stock', favourite(1, 3, 3), favourite(1, 3, 3)],
  ['sold out', favourite(1, 1, 0), favourite(1, 1, 0)],
])('one more, %s', (_, before, after) => {
  expect(increaseFavourite([before, favourite(2)], 1)).toEqual([after, favourite(2)]);
});

test('one less, and at none the favourite goes', () => {
  expect(decreaseFavourite([favourite(1, 2), favourite(2)], 1)).toEqual([
    favourite(1, 1),
    favourite(2),
  ]);
  expect(decreaseFavourite([favourite(1), favourite(2)], 1)).toEqual([favourite(2)]);
});

test('a deleted favourite goes whatever its quantity', () => {
  expect(deleteFavourite([favourite(1, 3), favourite(2)], 1)).toEqual([favourite(2)]);
});
