import { useEffect } from 'react';
import { useSession } from '../session/session.ts';
import { takeCartPricesAway } from './cart-store.ts';
import { cartSync } from './cart-sync.ts';
import { useLateSync } from './late-sync.ts';

/** Stands once in the layout. A guest's cart stays in the browser, a customer's is the shop's too. */
export function CartHost() {
  const { kind } = useSession();
  useLateSync(cartSync);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever leaves takes the prices along
  useEffect(() => takeCartPricesAway(), [kind]);

  return null;
}
