import { useEffect } from 'react';
import { useLateSync } from '../cart/public.ts';
import { onSignOutCleanup, tokenOf, useSession } from '../session/public.ts';
import { forgetFavourites, showFavouritesOfSession } from './favourites-store.ts';
import { favouritesSync } from './favourites-sync.ts';

/** Stands once in the layout. */
export function FavouritesHost() {
  const token = tokenOf(useSession());
  useLateSync(favouritesSync);

  // biome-ignore lint/correctness/useExhaustiveDependencies: everybody has a list of their own
  useEffect(() => showFavouritesOfSession(), [token]);

  useEffect(() => onSignOutCleanup(forgetFavourites), []);

  return null;
}
