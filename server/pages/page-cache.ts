/** Something that takes memory. */
type Weighty = { weight: number };

type Made<Value> = { value: Value; keep: boolean };

export type PageCache<Value extends Weighty> = {
  /** The page kept under the key, or made now: once, however many ask for it meanwhile. */
  get: (key: string, make: () => Promise<Made<Value>>) => Promise<Value>;
  /** Forgets every page, those being made right now included. */
  clear: () => void;
};

type Limits = { bytes?: number; milliseconds?: number; now?: () => number };

/** Pages as they were made last, for a short while and within a bound; the least used go first. */
export function createPageCache<Value extends Weighty>({
  bytes = 64 * 1024 * 1024,
  milliseconds = 30_000,
  now = Date.now,
}: Limits = {}): PageCache<Value> {
  // In order of use, for a Map keeps the order of insertion.
  const kept = new Map<string, { value: Value; until: number }>();
  let making = new Map<string, Promise<Value>>();
  let weight = 0;

  function drop(key: string) {
    weight -= kept.get(key)?.value.weight ?? 0;
    kept.delete(key);
  }

  function find(key: string): Value | null {
    const entry = kept.get(key);
    if (!entry) return null;
    if (entry.until <= now()) {
      drop(key);
      return null;
    }
    kept.delete(key);
    kept.set(key, entry);
    return entry.value;
  }

  function store(key: string, value: Value) {
    drop(key);
    kept.set(key, { value, until: now() + milliseconds });
    weight += value.weight;
    for (const [oldest] of kept) {
      if (weight <= bytes) return;
      drop(oldest);
    }
  }

  return {
    async get(key, make) {
      const found = find(key);
      if (found) return found;
      const underway = making.get(key);
      if (underway) return underway;
      const round = making;
      const page = makeAndStore().finally(() => round.delete(key));
      round.set(key, page);
      return page;

      async function makeAndStore() {
        const { value, keep } = await make();
        // A page made from what was known before the cache was cleared is old already.
        if (keep && round === making) store(key, value);
        return value;
      }
    },
    clear() {
      kept.clear();
      making = new Map();
      weight = 0;
    },
  };
}
