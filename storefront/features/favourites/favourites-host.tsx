import { useEffect } from 'react';
import { useLazySync } from '../cart/public.ts';
import { useSession } from '../session/public.ts';
import { favouritesLoad, showFavouritesOfSession } from './favourites-store.ts';

const loadSync = async () => (await import('./sync-favourites.ts')).keepFavouritesInSync;

/** Stands once in the layout. */
export function FavouritesHost() {
  const { kind } = useSession();
  useLazySync(loadSync, favouritesLoad);

  // biome-ignore lint/correctness/useExhaustiveDependencies: guest and customer have a list each
  useEffect(() => showFavouritesOfSession(), [kind]);

  return null;
}
