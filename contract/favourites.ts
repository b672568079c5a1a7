import type { CartLine } from './cart.ts';

/** A favourite is lowered and deleted as a line of the cart is. */
export { deleteLine as deleteFavourite, removeFromCart as decreaseFavourite } from './cart.ts';

export function toggleFavourite<L extends CartLine>(favourites: readonly L[], item: L): L[] {
  const others = favourites.filter(({ id }) => id !== item.id);
  return others.length < favourites.length ? others : [...favourites, item];
}

/** Not beyond stock; a favourite that is sold out stays as it is. */
export function increaseFavourite<L extends CartLine>(favourites: readonly L[], id: number): L[] {
  return favourites.map((item) =>
    item.id === id && item.quantity < item.stock ? { ...item, quantity: item.quantity + 1 } : item,
  );
}
