import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  favourites,
  forgetFavourites,
  setFavouriteQuantity,
  showFavouritesOfSession,
  toggleFavourite,
} from './favourites-store.ts';
import { product } from './product.fixture.ts';
import { claimFavourites } from './sync-favourites.ts';

const stored = new Map<string, string>();
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stored.clear();
  vi.stubGlobal('window', Object.assign(page, { location: new URL('http://shop/') }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  beHere('ion');
});
afterEach(() => {
  favourites.unsent.settle(new Set([1]));
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

const ION = 7;
const ANA = 8;
const shown = () => favourites.read().map(({ id }) => id);

/** A customer whose one favourite the shop knows of. */
function beWithFavourite() {
  claimFavourites(ION);
  toggleFavourite(dear);
  favourites.unsent.settle(new Set([1]));
}

test('whoever signs out leaves no favourites to the next one', () => {
  beWithFavourite();
  setFavouriteQuantity(1, 3);
  beHere('');
  forgetFavourites();
  page.dispatchEvent(new Event('pagehide'));
  expect(everythingStored()).not.toContain(dear.code);
});

test('favourites the shop has not heard of wait for their owner', () => {
  claimFavourites(ION);
  toggleFavourite(dear);
  beHere('');
  forgetFavourites();
  beHere('ion, again');
  toggleFavourite(product(2));
  expect(shown()).toEqual([2]);
  claimFavourites(ION);
  expect(shown()).toEqual([1, 2]);
  favourites.unsent.settle(new Set([2]));
});

test('favourites unsent wait for their owner while others are here, known or not', () => {
  claimFavourites(ION);
  toggleFavourite(dear);
  beHere('ana');
  toggleFavourite(product(5));
  beHere('');
  forgetFavourites();
  beHere('ana, again');
  toggleFavourite(product(6));
  showFavouritesOfSession();
  claimFavourites(ANA);
  expect(shown()).toEqual([6]);
  beHere('');
  forgetFavourites();
  beHere('ion, again');
  showFavouritesOfSession();
  claimFavourites(ION);
  expect([shown(), [...favourites.unsent.ids()]]).toEqual([[1], [1]]);
});

test('a customer never sees another’s favourites, whether or not the shop says who it is', () => {
  const leave = favourites.subscribe(() => {});
  beWithFavourite();
  beHere('ana');
  toggleFavourite(product(2));
  expect(shown()).toEqual([2]);
  showFavouritesOfSession();
  expect(shown()).toEqual([2]);
  claimFavourites(ANA);
  expect(shown()).toEqual([2]);
  expect(everythingStored()).not.toContain(dear.code);
  favourites.unsent.settle(new Set([2]));
  leave();
});

test('a customer who opens the next page sees their favourites at once', () => {
  beWithFavourite();
  favourites.reload();
  expect(shown()).toEqual([1]);
});

test('a heart pressed after the cookie has run out is a guest’s, and shown', () => {
  const leave = favourites.subscribe(() => {});
  beWithFavourite();
  beHere('');
  toggleFavourite(product(2));
  expect(shown()).toEqual([2]);
  expect(stored.get('favoritesGuest')).toContain('EPH-2');
  expect(stored.get('favoritesUser')).not.toContain('EPH-2');
  leave();
});
