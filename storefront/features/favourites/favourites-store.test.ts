import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  favourites,
  setFavouriteQuantity,
  showFavouritesOfSession,
  toggleFavourite,
  unsentFavourites,
} from './favourites-store.ts';
import { product } from './product.fixture.ts';

const stored = new Map<string, string>();
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stored.clear();
  vi.stubGlobal('window', Object.assign(page, { location: new URL('http://shop/') }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  beHere('ion');
});
afterEach(() => {
  unsentFavourites.settle(new Set([1]));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const beHere = (token: string) => vi.stubGlobal('document', { cookie: `token=${token}` });
const everythingStored = () => [...stored.values()].join();

const dear = product(1, { price: 4321.5, promotion_price: 3210.5, is_promotion: true });
const PRICES = /4321|3210/;

test('whoever signs out leaves their favourites in this browser, and no price', () => {
  toggleFavourite(dear);
  expect(everythingStored()).toMatch(PRICES);
  beHere('');
  showFavouritesOfSession();
  expect(everythingStored()).not.toMatch(PRICES);
  expect(favourites.read()).toEqual([]);
  beHere('ion');
  showFavouritesOfSession();
  expect(favourites.read()).toMatchObject([{ id: 1, price: null, promotion_price: null }]);
});

test('a quantity typed just before signing out brings no price back', () => {
  toggleFavourite(dear);
  setFavouriteQuantity(1, 3);
  beHere('');
  page.dispatchEvent(new Event('pagehide'));
  expect(everythingStored()).toContain('"quantity":3');
  expect(everythingStored()).not.toMatch(PRICES);
});

test('a heart pressed on a page still showing prices, by somebody signed out elsewhere, keeps none', () => {
  beHere('');
  toggleFavourite(dear);
  expect(favourites.read()).toMatchObject([{ id: 1, price: null }]);
  expect(everythingStored()).not.toMatch(PRICES);
});

test('where nobody was, nothing is written', () => {
  beHere('');
  showFavouritesOfSession();
  expect(stored.size).toBe(0);
});
