import { useEffect } from 'react';
import { useLazySync } from '../cart/public.ts';
import { onSignOutCleanup, tokenOf, useSession } from '../session/public.ts';
import { favouritesLoad, forgetFavourites, showFavouritesOfSession } from './favourites-store.ts';
import { favouritesSync } from './reload-favourites.ts';

const startOf = (code: Awaited<ReturnType<typeof favouritesSync.want>>) =>
  code.keepFavouritesInSync;

/** Stands once in the layout. */
export function FavouritesHost() {
  const token = tokenOf(useSession());
  useLazySync(favouritesSync, startOf, favouritesLoad);

  // biome-ignore lint/correctness/useExhaustiveDependencies: everybody has a list of their own
  useEffect(() => showFavouritesOfSession(), [token]);

  useEffect(() => onSignOutCleanup(forgetFavourites), []);

  return null;
}
