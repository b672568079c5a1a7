export { FavouritesHost } from './favourites-host.tsx';
export { FavouritesScreen } from './favourites-screen.tsx';
export { toggleFavourite, useFavouriteCount, useIsFavourite } from './favourites-store.ts';
export { screenMessages as favouritesMessages } from './screen-messages.ts';
