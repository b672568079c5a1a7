import { limits, localStorageKeys } from '../../../contract/constants.ts';
import * as rules from '../../../contract/favourites.ts';
import { localeOfPath } from '../../../kit/i18n/locale.ts';
import { useStore } from '../../../kit/state/store.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { readToken } from '../../api/token.ts';
import { type CartLine, type KeptProduct, lineOf } from '../cart/cart-line.ts';
import { forgetStoredPrices, syncedList } from '../cart/synced-list.ts';
import { messages } from './messages.ts';
import { isKeptUnder, SET_ASIDE, setAside, setOthersAside, takeSetAside } from './set-aside.ts';

const { customerFavourites, guestFavourites } = localStorageKeys;

/** Where a customer's list is looked for until that of whoever was here before is out of the way. */
const NOBODYS = 'favoritesNobody';

/** A guest's favourites and a customer's are two lists; the first join the second at the next login. */
export const favourites = syncedList({
  lines() {
    const token = readToken();
    if (!token) return guestFavourites;
    return isKeptUnder(token) ? customerFavourites : NOBODYS;
  },
  unsent: 'favoritesUnsent',
});

const TYPING_PAUSE = 300;

export const useFavourites = () => useStore(favourites);
export const useFavouriteCount = () => useStore(favourites, (items) => items.length);
export const useIsFavourite = (id: number) => useStore(favourites, (items) => has(items, id));

const has = (items: readonly CartLine[], id: number) => items.some((item) => item.id === id);

export function toggleFavourite(product: KeptProduct) {
  const items = favourites.read();
  if (!has(items, product.id) && items.length >= limits.favourites) {
    return toast('warning', messages[localeOfPath(window.location.pathname)].full);
  }
  change([product.id], (kept) => rules.toggleFavourite(kept, lineOf(product)));
}

export const setFavouriteQuantity = (id: number, quantity: number) =>
  favourites.change((items) => rules.setFavouriteQuantity(items, id, quantity), TYPING_PAUSE);

export const deleteFavourite = (id: number) =>
  change([id], (items) => rules.deleteFavourite(items, id));

export function deleteAllFavourites() {
  setOthersAside(favourites.unsent);
  favourites.clear();
}

/** Somebody has come or gone. A customer's list waits for them, without its prices. */
export function showFavouritesOfSession() {
  setOthersAside(favourites.unsent);
  favourites.reload();
  forgetStoredPrices(customerFavourites, guestFavourites, SET_ASIDE);
}

/**
 * Whoever signs out leaves no list to the next one. Only what the shop has not heard of stays, for
 * its owner.
 */
export function forgetFavourites() {
  // What was being typed would be stored after all.
  favourites.reload();
  setAside(favourites.unsent);
  takeSetAside(favourites.unsent, () => false);
}

/** The shop knows which products are favourites, not how many of each. */
function change(ids: readonly number[], edit: (items: readonly CartLine[]) => CartLine[]) {
  setOthersAside(favourites.unsent);
  favourites.changeByHand(ids, edit);
}
