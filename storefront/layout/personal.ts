import {
  type AuthTab,
  openAuth as ask,
  useSession as useWhole,
} from '../features/session/public.ts';

/**
 * What the frame shows of the person in front of it. Pages are shared, so all of it is read in
 * the browser: the server renders a guest with nothing in the cart.
 */
export { useCartCount } from '../features/cart/public.ts';
export { useFavouriteCount } from '../features/favourites/public.ts';
export { signOut } from '../features/session/public.ts';

export const useSession = () => ({ isCustomer: useWhole().kind === 'customer' });

export const openAuth = (tab: AuthTab = 'login') => ask({ tab });
