import { useEffect } from 'react';
import { type Customer, readToken, tokenOf, useSession } from '../session/public.ts';
import type { firstLoad } from './first-load.ts';

/** What talks to the shop is for customers alone, and loaded for them alone. */
type Start = (customer: Customer) => () => void;

/** Runs for as long as the customer is here. Both arguments are the same at every render. */
export function useLazySync(code: () => Promise<Start>, load: ReturnType<typeof firstLoad>) {
  const session = useSession();
  const token = tokenOf(session);
  const user = session.kind === 'customer' ? session.user?.id : undefined;

  useEffect(() => {
    if (token === null || user === undefined) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    code()
      .then((start) => {
        // Another tab may have signed in as somebody else meanwhile.
        if (!isOver && readToken() === token) stop = start({ user, token });
      })
      .catch(() => load.settle(false));
    return () => {
      isOver = true;
      stop?.();
    };
  }, [code, load, user, token]);
}
