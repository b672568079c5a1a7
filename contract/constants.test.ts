import { expect, test } from 'vitest';
import * as constants from './constants.ts';

/** Every value is the specification's; a change here is a change of what the shop promised. */

test('the company activity types keep their order and spelling, the first being the default', () => {
  expect(constants.companyActivityTypes.join('; ')).toBe(
    'Construcţii; Design si proiectare; Industrie; Producere; Comerţ cu ridicata şi cu amănuntul; ' +
      'Informaţii şi comunicaţii; HORECA; Transport şi depozitare; ' +
      'Activități financiare şi asigurări; Agricultură; Administraţie publică; Învăţământ; ' +
      'Sănătate şi asistenţă socială; Alte activităţi și servicii',
  );
  expect(constants.defaultActivityType).toBe('Construcţii');
});

test('listings are sorted by popularity unless asked otherwise', () => {
  expect(constants.sortOptions).toEqual(['new', 'popular', 'cheap', 'expensive']);
  expect(constants.defaultSort).toBe('popular');
});

test('times are those the shop promises', () => {
  expect({
    cart: constants.CART_SYNC_DEBOUNCE,
    search: constants.SEARCH_DEBOUNCE,
    filters: constants.SEARCH_FILTERS_DEBOUNCE,
    stock: constants.STOCK_TOGGLE_DEBOUNCE,
    merge: constants.LOGIN_MERGE_DELAY,
    popup: constants.POPUP_DEFAULT_DELAY,
    request: constants.REQUEST_TIMEOUT,
    toast: constants.TOAST_DURATION,
    orderToast: constants.ORDER_AND_CART_TOAST_DURATION,
  }).toEqual({
    cart: 1000,
    search: 500,
    filters: 600,
    stock: 10,
    merge: 100,
    popup: 10_000,
    request: 10_000,
    toast: 5000,
    orderToast: 1000,
  });
});

test('what browsers already keep is found again under its old names', () => {
  expect(constants.TOKEN_COOKIE).toBe('token');
  expect(Object.values(constants.localStorageKeys)).toEqual([
    'productsInCart',
    'favoritesGuest',
    'favoritesUser',
    'viewedProducts',
  ]);
});
