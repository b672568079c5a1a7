import type { CartLine } from './cart.ts';

/** A favourite's quantity is set, and it is deleted, as a line of the cart is. */
export { deleteLine as deleteFavourite, setQuantity as setFavouriteQuantity } from './cart.ts';

export function toggleFavourite<L extends CartLine>(favourites: readonly L[], item: L): L[] {
  const others = favourites.filter(({ id }) => id !== item.id);
  return others.length < favourites.length ? others : [...favourites, item];
}
