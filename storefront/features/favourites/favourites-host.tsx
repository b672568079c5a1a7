import { useEffect } from 'react';
import { useLazySync } from '../cart/public.ts';
import { onSignOutCleanup, tokenOf, useSession } from '../session/public.ts';
import { favouritesLoad, forgetFavourites, showFavouritesOfSession } from './favourites-store.ts';

const loadSync = async () => (await import('./sync-favourites.ts')).keepFavouritesInSync;

/** Stands once in the layout. */
export function FavouritesHost() {
  const token = tokenOf(useSession());
  useLazySync(loadSync, favouritesLoad);

  // biome-ignore lint/correctness/useExhaustiveDependencies: everybody has a list of their own
  useEffect(() => showFavouritesOfSession(), [token]);

  useEffect(() => onSignOutCleanup(forgetFavourites), []);

  return null;
}
