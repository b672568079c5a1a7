import { useEffect } from 'react';
import { useSession } from '../session/public.ts';
import { takeCartPricesAway } from './cart-store.ts';
import { cartLoad } from './first-load.ts';
import { cartSync } from './reload-cart.ts';
import { useLazySync } from './use-lazy-sync.ts';

const startOf = ({ keepCartInSync }: Awaited<ReturnType<typeof cartSync.want>>) => keepCartInSync;

/** Stands once in the layout. A guest's cart stays in the browser, a customer's is the shop's too. */
export function CartHost() {
  const { kind } = useSession();
  useLazySync(cartSync, startOf, cartLoad);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever leaves takes the prices along
  useEffect(() => takeCartPricesAway(), [kind]);

  return null;
}
