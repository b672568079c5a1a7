export { FavouritesScreen } from './favourites-screen.tsx';
export { screenMessages as favouritesMessages } from './screen-messages.ts';
