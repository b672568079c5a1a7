import { useEffect } from 'react';
import { useLateSync } from '../cart/late-sync.ts';
import { tokenOf, useSession } from '../session/session.ts';
import { onSignOutCleanup } from '../session/sign-out-cleanup.ts';
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
