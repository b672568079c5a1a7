import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/public.ts';

let loaded = false;
const watchers = new Set<() => void>();

/** The shop's cart has been asked for, whatever came of it. */
export function markLoaded() {
  loaded = true;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Nobody waits longer than this for a cart that may be empty. */
const PATIENCE = 4000;

/** Whether the customer's cart may still come from the shop; an empty one is not yet empty then. */
export function useIsCartLoading() {
  const { kind } = useSession();
  const done = useSyncExternalStore(
    watch,
    () => loaded,
    () => false,
  );
  useEffect(() => {
    const timer = setTimeout(markLoaded, PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return kind === 'customer' && !done;
}
