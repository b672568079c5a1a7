import { setTimeout as sleep } from 'node:timers/promises';

/** How far something has come, for those who wait until it has come far enough. */
export function awaitedVersion(start: number) {
  let reached = start;
  const waiting = new Set<{ version: number; goOn: () => void }>();
  return {
    reached: () => reached,
    reach(version: number) {
      reached = version;
      for (const one of waiting) if (one.version <= version) one.goOn();
    },
    /** Until it is reached, and no longer than so many milliseconds. */
    async wait(version: number, milliseconds: number) {
      if (version <= reached) return;
      const { promise, resolve: goOn } = Promise.withResolvers<void>();
      const one = { version, goOn };
      const over = new AbortController();
      waiting.add(one);
      const { signal } = over;
      await Promise.race([promise, sleep(milliseconds, undefined, { signal }).catch(() => {})]);
      over.abort();
      waiting.delete(one);
    },
  };
}
