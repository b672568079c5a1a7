import { onDemand } from '../../../kit/state/on-demand.ts';
import { loadUser, readSession } from '../session/public.ts';
import { favouritesLoad } from './favourites-store.ts';

export const favouritesSync = onDemand(() => import('./sync-favourites.ts'));

/** Asks the shop anew for the customer's favourites. */
export async function reloadFavourites() {
  const session = readSession();
  if (session.kind === 'guest') return;
  // Once it is known whose they are, they come by themselves.
  if (!session.user) return loadUser();
  const customer = { user: session.user.id, token: session.token };
  const loaded = favouritesSync.want().then(({ loadFavourites }) => loadFavourites(customer));
  favouritesLoad.settle(await loaded.catch(() => false));
}
