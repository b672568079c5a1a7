import { useSyncExternalStore } from 'react';
import { localStorageKeys } from '../../../contract/constants.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import { readToken } from '../../api/token.ts';

/** What a card asks of the rest of the shop. */

export const addToCart = (product: ProductCard, quantity: number) =>
  tell('shop:cart-add', { product, quantity });

export const toggleFavourite = (product: ProductCard) => tell('shop:favourite-toggle', { product });

export const askToLogIn = () => tell('shop:auth', { tab: 'login' });

/** Pages are shared, so on the server nothing is anybody's favourite. */
export const useIsFavourite = (id: number) =>
  useSyncExternalStore(
    subscribe,
    () => favouriteIds().has(id),
    () => false,
  );

const tell = (type: string, detail: object) =>
  window.dispatchEvent(new CustomEvent(type, { detail }));

/** Every card asks; the stored list is read once until it changes. */
let known: ReadonlySet<number> | null = null;

function favouriteIds() {
  known ??= new Set(readStored().flatMap(({ id }) => (typeof id === 'number' ? [id] : [])));
  return known;
}

function readStored(): { id?: unknown }[] {
  const key = readToken() ? localStorageKeys.customerFavourites : localStorageKeys.guestFavourites;
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const cards = new Set<() => void>();
const changes = ['storage', 'shop:change'];

function forget() {
  known = null;
  for (const notify of cards) notify();
}

function subscribe(notify: () => void) {
  if (cards.size === 0) {
    known = null;
    for (const type of changes) window.addEventListener(type, forget);
  }
  cards.add(notify);
  return () => {
    cards.delete(notify);
    if (cards.size > 0) return;
    for (const type of changes) window.removeEventListener(type, forget);
  };
}
