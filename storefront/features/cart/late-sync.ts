import { useEffect } from 'react';
import { onDemand, useOnDemand } from '../../../kit/state/on-demand.ts';
import { readToken } from '../../api/token.ts';
import type { Customer } from '../session/call-as.ts';
import { loadUser } from '../session/load-user.ts';
import { readSession, tokenOf, useSession } from '../session/session.ts';
import type { SyncedList } from './synced-list.ts';

/** What a list's file of its own brings, such as `sync-cart.ts`. */
type Sync = {
  /** Keeps the list here and in the shop alike until it is called off. */
  keep: (customer: Customer) => () => void;
  /** Does so once, and says whether it went well. */
  load: (customer: Customer) => Promise<boolean>;
};

type LateSync = ReturnType<typeof lateSync>;

/** What talks to the shop about a list is for customers alone, and loaded for them alone. */
export function lateSync(list: SyncedList, fetchSync: () => Promise<{ sync: Sync }>) {
  const code = onDemand(fetchSync);
  return {
    list,
    code,
    /** Asks the shop anew for the customer's list. */
    async reload() {
      const session = readSession();
      if (session.kind === 'guest') return;
      // Once it is known whose it is, it comes by itself.
      if (!session.user) return loadUser();
      const customer = { user: session.user.id, token: session.token };
      const loaded = code.want().then(({ sync }) => sync.load(customer));
      list.settle(await loaded.catch(() => false), session.token);
    },
  };
}

/** Runs for as long as the customer is here; for the one place in the layout. */
export function useLateSync({ list, code }: LateSync) {
  const session = useSession();
  const token = tokenOf(session);
  const user = session.kind === 'customer' ? session.user?.id : undefined;
  const { code: fetched, isMissing } = useOnDemand(code, user !== undefined);

  useEffect(() => {
    if (isMissing) list.settle(false, token);
  }, [list, isMissing, token]);

  useEffect(() => {
    // Another tab may have signed in as somebody else meanwhile.
    if (!fetched || token === null || user === undefined || readToken() !== token) return;
    return fetched.sync.keep({ user, token });
  }, [fetched, user, token]);
}
