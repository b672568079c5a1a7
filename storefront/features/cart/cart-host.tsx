import { useEffect } from 'react';
import { useSession } from '../session/public.ts';
import { takeCartPricesAway } from './cart-store.ts';
import { cartLoad } from './first-load.ts';
import { useLazySync } from './use-lazy-sync.ts';

const loadSync = async () => (await import('./sync-cart.ts')).keepCartInSync;

/** Stands once in the layout. A guest's cart stays in the browser, a customer's is the shop's too. */
export function CartHost() {
  const { kind } = useSession();
  useLazySync(loadSync, cartLoad);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever leaves takes the prices along
  useEffect(() => takeCartPricesAway(), [kind]);

  return null;
}
