import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/public.ts';

/** Nobody waits longer than this for a list that may be empty. */
const PATIENCE = 4000;

type FirstLoad = ReturnType<typeof firstLoad>;

/** Whether a customer's list has been asked for yet; until then an empty one may still fill. */
export function firstLoad() {
  let isDone = false;
  const watchers = new Set<() => void>();
  return {
    isDone: () => isDone,
    done() {
      isDone = true;
      for (const watcher of watchers) watcher();
    },
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

export function useIsLoading(load: FirstLoad) {
  const { kind } = useSession();
  const isDone = useSyncExternalStore(load.watch, load.isDone, () => false);
  useEffect(() => {
    const timer = setTimeout(load.done, PATIENCE);
    return () => clearTimeout(timer);
  }, [load]);
  return kind === 'customer' && !isDone;
}

export const cartLoad = firstLoad();
