import { useEffect, useSyncExternalStore } from 'react';
import { listeners } from './listeners.ts';

/** Milliseconds until what is missing is asked for again; twice as long each time. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

type State<Code> = { code: Code | null; isMissing: boolean };

export type OnDemand<Code> = ReturnType<typeof onDemand<Code>>;

/**
 * Code that is fetched when somebody first wants it. Where it does not come it is tried again: when
 * it is wanted the next time, when the connection is back, and from time to time as long as
 * somebody waits. Browsers may remember for as long as a page lives that a file did not come, so
 * from the second time on it is asked for by an address they have not tried.
 */
export function onDemand<Code>(
  load: () => Promise<Code>,
  importFrom: (address: string) => Promise<Code> = (address) => import(/* @vite-ignore */ address),
) {
  let state: State<Code> = { code: null, isMissing: false };
  let underWay: Promise<Code> | null = null;
  let failedAt = '';
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tryAgain = () => {
    if (state.isMissing) fetchCode(false).catch(() => {});
  };
  const { subscribe, notify, isHeard } = listeners(() => {
    window.addEventListener('online', tryAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
      state = { ...state, isMissing: false };
    };
  });

  /** That it did not come is said to those who wait; whoever comes later waits for it anew. */
  function enter(code: Code | null, isMissing: boolean) {
    state = { code, isMissing: isMissing && isHeard() };
    notify();
  }

  /**
   * Not without a connection: all files it is made of would be remembered as missing. The plain way
   * comes last, and only for who wants it now: what it does about a failure is a reload.
   */
  async function request(isWanted: boolean) {
    if (navigator.onLine === false) throw new TypeError('no connection');
    if (!failedAt) return load();
    const again = importFrom(`${failedAt}?again=${failures}`);
    return isWanted ? again.catch(load) : again;
  }

  function fetchCode(isWanted: boolean): Promise<Code> {
    underWay ??= request(isWanted)
      .then(
        (code) => {
          enter(code, false);
          return code;
        },
        (error: unknown) => {
          failures += 1;
          failedAt ||= /https?:\S+?\.js/.exec(String(error))?.[0] ?? '';
          enter(null, true);
          const pause = Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
          clearTimeout(timer);
          if (failedAt && isHeard()) timer = setTimeout(tryAgain, pause);
          throw error;
        },
      )
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  async function want(): Promise<Code> {
    if (state.code) return state.code;
    if (state.isMissing) enter(null, false);
    return fetchCode(true);
  }

  return {
    read: () => state,
    subscribe,
    want,
    /** The same for those who do not wait for it. */
    prepare: () =>
      want().then(
        () => {},
        () => {},
      ),
  };
}

/** Wants it as long as `isWanted`, and once more whenever `since` is another. */
export function useOnDemand<Code>(part: OnDemand<Code>, isWanted = true, since?: unknown) {
  const state = useSyncExternalStore(part.subscribe, part.read, part.read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes on wants it anew
  useEffect(() => {
    if (isWanted) void part.prepare();
  }, [part, isWanted, since]);
  return state;
}
