import { type CallAs, type Customer, callAs } from '../session/call-as.ts';
import type { SyncedList } from './synced-list.ts';

type Rules = {
  list: SyncedList;
  /** Milliseconds from the login to the first load, and from the last change to its sending. */
  pauses: { load: number; send: number };
  /** What was changed here before it was known who is here is theirs, or is not. */
  claim: (user: number) => void;
  /** The products of the shop's list. */
  readIds: (call: CallAs) => Promise<number[]>;
  /** Tells the shop that all was taken away. */
  empty: (call: CallAs) => Promise<unknown>;
  /** Tells it of these products, and settles those it has heard of. */
  send: (call: CallAs, user: number, ids: ReadonlySet<number>) => Promise<void>;
  /** Takes over what the shop has; what is still on its way holds. */
  takeOver: (call: CallAs, user: number) => Promise<void>;
};

/** A list here and the customer's in the shop, kept alike: one thing after the other. */
export function listSync({ list, pauses, claim, readIds, empty, send, takeOver }: Rules) {
  /** All at once goes only what was taken away here, not what another device has put in since. */
  async function sendUnsent(call: CallAs, user: number) {
    const ids = list.unsent.ids();
    if (ids.size === 0) return;
    if (ids.size === 1 || list.read().length > 0) return send(call, user, ids);
    const held = await readIds(call);
    if (held.some((id) => !ids.has(id))) return send(call, user, ids);
    if (held.length > 0) await empty(call);
    if (list.read().length === 0) list.unsent.settle(ids);
  }

  /** What cannot be sent just now keeps nothing else from coming. */
  const load = ({ user, token }: Customer) =>
    list.inTurn(async () => {
      const call = callAs(token);
      const [sent] = await Promise.allSettled([sendUnsent(call, user)]);
      await takeOver(call, user);
      if (sent.status === 'rejected') throw sent.reason;
    });

  function keep(customer: Customer): () => void {
    const { user, token } = customer;
    claim(user);
    const loadAll = () => load(customer).then((isLoaded) => list.settle(isLoaded, token));
    const loading = setTimeout(loadAll, pauses.load);
    window.addEventListener('online', loadAll);
    let sending: ReturnType<typeof setTimeout> | undefined;
    const stopHearing = list.unsent.onAdd(() => {
      clearTimeout(sending);
      sending = setTimeout(() => list.inTurn(() => sendUnsent(callAs(token), user)), pauses.send);
    });
    return () => {
      stopHearing();
      clearTimeout(loading);
      window.removeEventListener('online', loadAll);
      clearTimeout(sending);
      // How far it had come says nothing of the next one's.
      list.load.set('loading');
    };
  }

  return { keep, load };
}
