import { useSyncExternalStore } from 'react';
import { listeners } from './listeners.ts';

/** A value of the whole page that components follow. */
type Store<T> = {
  /** What the server renders with: pages are shared, so nobody has anything of their own there. */
  initial: T;
  read: () => T;
  subscribe: (listener: () => void) => () => void;
};

/** `refresh` brings the value up to date as it is read; where nothing changed it stays the same. */
export function createStore<T>(initial: T, refresh: (value: T) => T = (value) => value) {
  let value = initial;
  const { subscribe, notify } = listeners();
  return {
    initial,
    subscribe,
    /** Says that reading may give something else now. */
    notify,
    read() {
      value = refresh(value);
      return value;
    },
    set(next: T) {
      value = next;
      notify();
    },
  };
}

/** `choose` must give the same thing for the same value. */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, Chosen>(store: Store<T>, choose: (value: T) => Chosen): Chosen;
export function useStore<T>(store: Store<T>, choose: (value: T) => unknown = (value) => value) {
  return useSyncExternalStore(
    store.subscribe,
    () => choose(store.read()),
    () => choose(store.initial),
  );
}
