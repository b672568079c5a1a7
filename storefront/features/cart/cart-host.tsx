import { useEffect } from 'react';
import { readToken, useSession } from '../session/public.ts';
import { withoutPrice } from './cart-line.ts';
import { cart } from './cart-store.ts';
import { cartLoad } from './first-load.ts';
import { useLazySync } from './use-lazy-sync.ts';

const loadSync = async () => (await import('./sync-cart.ts')).keepCartInSync;

/** Stands once in the layout. A guest's cart stays in the browser, a customer's is the shop's too. */
export function CartHost() {
  const { kind } = useSession();
  useLazySync(loadSync, cartLoad);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever leaves takes the prices along
  useEffect(() => {
    // The first render knows guests alone; the token knows better.
    if (readToken() || cart.read().every(({ price }) => price === null)) return;
    cart.change((lines) => lines.map(withoutPrice));
  }, [kind]);

  return null;
}
