import { useSyncExternalStore } from 'react';

/** hide-dismissed.js reads the same key, before anything else of the page runs. */
const KEY = 'dismissedAnnouncement';

const listeners = new Set<() => void>();

/** Announcements come one at a time, so the newest that was dismissed is all there is to know. */
export const useDismissed = (id: number) =>
  useSyncExternalStore(
    subscribe,
    () => read() === String(id),
    () => false,
  );

export function dismiss(id: number) {
  try {
    localStorage.setItem(KEY, String(id));
  } catch {
    // Where nothing can be kept, the strip comes back with the next page load.
    forgotten = String(id);
  }
  for (const notify of listeners) notify();
}

let forgotten: string | null = null;

function read() {
  try {
    return localStorage.getItem(KEY) ?? forgotten;
  } catch {
    return forgotten;
  }
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}
