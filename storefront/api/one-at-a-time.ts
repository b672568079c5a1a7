/**
 * Runs one piece of work of this name after the other, in all tabs where the browser can, and says
 * whether it went well. What fails is tried again with the next change.
 */
export function oneAtATime(name: string) {
  let last: Promise<boolean> = Promise.resolve(true);
  return (work: () => Promise<void>) => {
    last = last
      .then(() => withLock(name, work))
      .then(
        () => true,
        () => false,
      );
    return last;
  };
}

/** Milliseconds after which a tab that holds the lock is taken to be asleep, or its line dead. */
const PATIENCE = 15_000;

async function withLock(name: string, work: () => Promise<void>) {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    await (navigator.locks?.request(name, { signal }, begin) ?? begin());
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}

/** Does the same with every item, a few at a time. It has failed only once nothing is under way. */
export async function withEach<T>(items: Iterable<T>, work: (item: T) => Promise<void>) {
  const rest = [...items];
  const hands = Array.from({ length: HANDS }, async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  });
  for (const outcome of await Promise.allSettled(hands)) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}

const HANDS = 6;
