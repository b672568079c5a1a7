import { loadUser, readSession } from '../session/public.ts';
import { favouritesLoad } from './favourites-store.ts';

/** Asks the shop anew for the customer's favourites. */
export async function reloadFavourites() {
  const session = readSession();
  if (session.kind === 'guest') return;
  // Once it is known whose they are, they come by themselves.
  if (!session.user) return loadUser();
  const user = session.user.id;
  const loaded = import('./sync-favourites.ts').then(({ loadFavourites }) => loadFavourites(user));
  favouritesLoad.settle(await loaded.catch(() => false));
}
