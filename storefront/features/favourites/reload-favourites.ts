import { loadUser, readSession } from '../session/public.ts';
import { favouritesLoad } from './favourites-store.ts';

/** Asks the shop anew for the customer's favourites. */
export async function reloadFavourites() {
  const session = readSession();
  if (session.kind === 'guest') return;
  // Once it is known whose they are, they come by themselves.
  if (!session.user) return loadUser();
  const customer = { user: session.user.id, token: session.token };
  const loaded = import('./sync-favourites.ts').then(({ loadFavourites }) =>
    loadFavourites(customer),
  );
  favouritesLoad.settle(await loaded.catch(() => false));
}
