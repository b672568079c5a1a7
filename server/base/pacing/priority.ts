import { setImmediate } from 'node:timers/promises';

/** For so many milliseconds a piece of work goes ahead; later it waits for something else anyway. */
const AHEAD_FOR = 250;
/**
 * Nobody gives way for longer, however many go ahead: with a second in the line before, and what a
 * page takes in a flood, everybody is answered within two.
 */
const MOST_WAITED = 350;

/** Gives way before each of its steps, all together no longer than MOST_WAITED. */
export type GiveWay = () => Promise<void>;

/**
 * Orders, carts and the like go ahead of pages and lists. One thread does everything, and a page
 * takes it for longer than a whole order needs: so no step of a page begins while an order is under
 * way.
 */
export function openPriority({ aheadFor = AHEAD_FOR, mostWaited = MOST_WAITED } = {}) {
  let ahead = 0;
  const waiting = new Set<() => void>();

  function letOneGo() {
    if (ahead > 0) return;
    const [first] = waiting;
    if (!first) return;
    first();
    // One after the other: an order that comes in meanwhile is not behind all of them.
    if (waiting.size > 0) globalThis.setImmediate(letOneGo);
  }

  function wait(milliseconds: number) {
    return new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, milliseconds);
      waiting.add(go);
    });
  }

  return {
    async goAhead<T>(work: () => Promise<T>): Promise<T> {
      let isAhead = true;
      ahead += 1;
      const stepBack = () => {
        if (!isAhead) return;
        isAhead = false;
        ahead -= 1;
        letOneGo();
      };
      const timer = setTimeout(stepBack, aheadFor);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        stepBack();
      }
    },
    /** For work of several steps. */
    inSteps(): GiveWay {
      let left = mostWaited;
      return async () => {
        await setImmediate();
        if (ahead === 0 || left <= 0) return;
        const began = performance.now();
        await wait(left);
        left -= performance.now() - began;
      };
    },
    /** For work of one short step; where nobody goes ahead it costs nothing. */
    giveWay: (): Promise<void> | undefined => (ahead > 0 ? wait(mostWaited) : undefined),
  };
}
