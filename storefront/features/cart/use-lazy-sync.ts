import { useEffect } from 'react';
import { type OnDemand, useOnDemand } from '../../../kit/state/on-demand.ts';
import { type Customer, readToken, tokenOf, useSession } from '../session/public.ts';
import type { firstLoad } from './first-load.ts';

/** What talks to the shop is for customers alone, and loaded for them alone. */
type Start = (customer: Customer) => () => void;

/** Runs for as long as the customer is here. All arguments are the same at every render. */
export function useLazySync<Code>(
  sync: OnDemand<Code>,
  startOf: (code: Code) => Start,
  load: ReturnType<typeof firstLoad>,
) {
  const session = useSession();
  const token = tokenOf(session);
  const user = session.kind === 'customer' ? session.user?.id : undefined;
  const { code, isMissing } = useOnDemand(sync, token !== null && user !== undefined);

  useEffect(() => {
    if (isMissing) load.settle(false);
  }, [load, isMissing]);

  useEffect(() => {
    // Another tab may have signed in as somebody else meanwhile.
    if (!code || token === null || user === undefined || readToken() !== token) return;
    return startOf(code)({ user, token });
  }, [code, startOf, user, token]);
}
