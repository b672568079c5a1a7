import { useSyncExternalStore } from 'react';
import { useSession } from '../session/public.ts';

export type LoadState = 'loading' | 'loaded' | 'failed';

type FirstLoad = ReturnType<typeof firstLoad>;

/** How far asking for a customer's list has come; until it is here, an empty one says nothing. */
export function firstLoad() {
  let state: LoadState = 'loading';
  const watchers = new Set<() => void>();
  return {
    state: () => state,
    settle(isLoaded: boolean) {
      state = isLoaded ? 'loaded' : 'failed';
      for (const watcher of watchers) watcher();
    },
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

/** A guest's list is all in this browser. */
export function useLoadState(load: FirstLoad): LoadState {
  const session = useSession();
  const state = useSyncExternalStore(load.watch, load.state, () => 'loading' as const);
  if (session.kind === 'guest') return 'loaded';
  return session.isUnreachable ? 'failed' : state;
}

export const cartLoad = firstLoad();
