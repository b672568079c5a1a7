export { FavouritesHost } from './favourites-host.tsx';
export {
  decreaseFavourite,
  deleteAllFavourites,
  deleteFavourite,
  increaseFavourite,
  toggleFavourite,
  useFavouriteCount,
  useFavourites,
  useIsFavourite,
} from './favourites-store.ts';
