import { createStore, useStore } from '../../../kit/state/store.ts';
import { useSession } from '../session/public.ts';

export type LoadState = 'loading' | 'loaded' | 'failed';

type FirstLoad = ReturnType<typeof firstLoad>;

/** How far asking for a customer's list has come; until it is here, an empty one says nothing. */
export function firstLoad() {
  const store = createStore<LoadState>('loading');
  return {
    ...store,
    settle: (isLoaded: boolean) => store.set(isLoaded ? 'loaded' : 'failed'),
  };
}

/** A guest's list is all in this browser. */
export function useLoadState(load: FirstLoad): LoadState {
  const session = useSession();
  const state = useStore(load);
  if (session.kind === 'guest') return 'loaded';
  return session.isUnreachable ? 'failed' : state;
}

export const cartLoad = firstLoad();
