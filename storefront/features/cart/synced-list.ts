import { createStore, useStore } from '../../../kit/state/store.ts';
import { browserTexts } from '../../../kit/state/stored-texts.ts';
import { oneAtATime } from '../../api/one-at-a-time.ts';
import { readToken } from '../../api/token.ts';
import { itemsIn, storedList } from '../../state/stored-list.ts';
import { useSession } from '../session/session.ts';
import { type CartLine, isCartLine, withoutPrice } from './cart-line.ts';
import { unsentIn } from './unsent.ts';

type LoadState = 'loading' | 'loaded' | 'failed';

/** The names in the browser's storage; that of the lines may depend on who is here. */
type Keys = { lines: () => string; unsent: string };

export type SyncedList = ReturnType<typeof syncedList>;

/**
 * Lines kept in this browser, the same in all its tabs, and those of a customer in the shop too:
 * `list-sync.ts` keeps both alike, and is loaded for customers alone.
 */
export function syncedList(keys: Keys) {
  const lines = storedList({ key: keys.lines, isItem: isCartLine, allowed: forWhoIsHere });
  const unsent = unsentIn(keys.unsent);
  const load = createStore<LoadState>('loading');
  /** One talk with the shop after the other. */
  const inTurn = oneAtATime(keys.unsent);

  /** The shop hears of it. A guest's lines are for the merge to send, once somebody logs in. */
  function changeByHand(
    ids: readonly number[],
    edit: Parameters<typeof lines.change>[0],
    pause?: number,
  ) {
    lines.change(edit, pause);
    if (readToken()) unsent.add(ids);
  }

  return {
    ...lines,
    unsent,
    load,
    inTurn,
    changeByHand,
    clear: () =>
      changeByHand(
        lines.read().map(({ id }) => id),
        () => [],
      ),
    /** The shop took them out with the order itself. What it said before that brings none back. */
    takeOrdered(ids: readonly number[]) {
      const token = readToken();
      const without = (held: readonly CartLine[]) => held.filter(({ id }) => !ids.includes(id));
      changeByHand(ids, without);
      return inTurn(async () => {
        const again = new Set(lines.read().map(({ id }) => id));
        if (readToken() === token) unsent.settle(new Set(ids.filter((id) => !again.has(id))));
      });
    },
    /** Whether it has come for the customer with this token, if they still are here. */
    settle(isLoaded: boolean, token: string | null) {
      if (token === readToken()) load.set(isLoaded ? 'loaded' : 'failed');
    },
  };
}

/** Until a customer's list is here, an empty one says nothing; a guest's is all in this browser. */
export function useLoadState({ load }: SyncedList): LoadState {
  const session = useSession();
  const state = useStore(load);
  if (session.kind === 'guest') return 'loaded';
  return session.isUnreachable ? 'failed' : state;
}

export const linesUnder = (key: string) => itemsIn(browserTexts.read(key), isCartLine);

/** Prices are for customers: without a token none is shown, and none is stored. */
const forWhoIsHere = (lines: readonly CartLine[]) =>
  readToken() ? lines : lines.map(withoutPrice);

/** Whoever leaves takes the prices along; the lines under these keys stay. */
export function forgetStoredPrices(...keys: string[]) {
  if (readToken()) return;
  for (const key of keys) {
    const text = browserTexts.read(key);
    const without = JSON.stringify(linesUnder(key).map(withoutPrice));
    if (text !== null && text !== without) browserTexts.write(key, without);
  }
}
