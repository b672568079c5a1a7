import { onDemand } from '../../../kit/state/on-demand.ts';
import { loadUser, readSession } from '../session/public.ts';
import { cartLoad } from './first-load.ts';

export const cartSync = onDemand(() => import('./sync-cart.ts'));

/** Asks the shop anew what is in the customer's cart and what it costs. */
export async function reloadCart() {
  const session = readSession();
  if (session.kind === 'guest') return;
  // Once it is known whose cart it is, it comes by itself.
  if (!session.user) return loadUser();
  const customer = { user: session.user.id, token: session.token };
  const merged = cartSync.want().then(({ mergeCartOf }) => mergeCartOf(customer));
  cartLoad.settle(await merged.catch(() => false));
}
