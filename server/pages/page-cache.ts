/** Something that takes memory. */
type Weighty = { weight: number };

type Made<Value> = { value: Value; keep: boolean; tags?: ReadonlySet<string> };

export type PageCache<Value extends Weighty> = {
  /** The page kept under the key, or made now: once, however many ask for it meanwhile. */
  get: (key: string, make: () => Promise<Made<Value>>) => Promise<Value>;
  /** Forgets the pages that carry one of the tags; all of them at the tag `all`. */
  drop: (tags: ReadonlySet<string>) => void;
};

type Limits = { bytes?: number; milliseconds?: number; now?: () => number };

/** Pages as they were made last, for a short while and within a bound; the least used go first. */
export function createPageCache<Value extends Weighty>({
  bytes = 64 * 1024 * 1024,
  milliseconds = 30_000,
  now = Date.now,
}: Limits = {}): PageCache<Value> {
  // In order of use, for a Map keeps the order of insertion.
  const kept = new Map<string, { value: Value; until: number; tags: ReadonlySet<string> }>();
  /** Pages being made, and what changed since they were begun. */
  const making = new Map<string, { page: Promise<Value>; missed: Set<string> }>();
  let weight = 0;

  function forget(key: string) {
    weight -= kept.get(key)?.value.weight ?? 0;
    kept.delete(key);
  }

  function find(key: string): Value | null {
    const entry = kept.get(key);
    if (!entry) return null;
    if (entry.until <= now()) {
      forget(key);
      return null;
    }
    kept.delete(key);
    kept.set(key, entry);
    return entry.value;
  }

  function store(key: string, value: Value, tags: ReadonlySet<string>) {
    forget(key);
    kept.set(key, { value, until: now() + milliseconds, tags });
    weight += value.weight;
    for (const [oldest] of kept) {
      if (weight <= bytes) return;
      forget(oldest);
    }
  }

  return {
    async get(key, make) {
      const found = find(key);
      if (found) return found;
      const underway = making.get(key);
      if (underway && underway.missed.size === 0) return underway.page;
      const missed = new Set<string>();
      const own = { page: makeAndStore(), missed };
      making.set(key, own);
      return own.page.finally(() => {
        if (making.get(key) === own) making.delete(key);
      });

      async function makeAndStore() {
        const { value, keep, tags = new Set() } = await make();
        // A page made from what was known before a change is old already.
        if (keep && !concerns(missed, tags)) store(key, value, tags);
        return value;
      }
    },
    drop(tags) {
      for (const { missed } of making.values()) for (const tag of tags) missed.add(tag);
      for (const [key, page] of kept) if (concerns(tags, page.tags)) forget(key);
    },
  };
}

/** Whether what changed is on a page with these tags. */
const concerns = (changed: ReadonlySet<string>, tags: ReadonlySet<string>) =>
  changed.has('all') || [...changed].some((tag) => tags.has(tag));
