import { expect, test } from 'vitest';
import * as constants from './constants.ts';

test('what browsers already keep is found again under its old names', () => {
  expect(constants.TOKEN_COOKIE).toBe('token');
  expect(Object.values(constants.localStorageKeys)).toEqual([
    'productsInCart',
    'favoritesGuest',
    'favoritesUser',
    'viewedProducts',
  ]);
});
