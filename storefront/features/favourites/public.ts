/** What other parts know of favourites. Their screen has a public file of its own, and loads apart. */
export { FavouritesHost } from './favourites-host.tsx';
export { toggleFavourite, useFavouriteCount, useIsFavourite } from './favourites-store.ts';
