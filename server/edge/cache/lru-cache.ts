/** Something that takes memory. */
export type Weighty = { weight: number };

export type Entry<Value> = {
  value: Value;
  madeAt: number;
  /** In which order they were begun. */
  turn: number;
  tags: ReadonlySet<string>;
  /** Something it shows has changed: good enough only where no new one can be made. */
  isOutdated: boolean;
};

/** Entries within a bound of memory; the least used go first. */
export function createLruCache<Value extends Weighty>(bytes: number) {
  // In order of use, for a Map keeps the order of insertion.
  const entries = new Map<string, Entry<Value>>();
  let weight = 0;

  function remove(key: string) {
    weight -= entries.get(key)?.value.weight ?? 0;
    entries.delete(key);
  }

  return {
    entries: () => entries.entries(),
    remove,
    find(key: string): Entry<Value> | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    put(key: string, entry: Entry<Value>) {
      remove(key);
      entries.set(key, entry);
      weight += entry.value.weight;
      for (const [oldest] of entries) {
        if (weight <= bytes) return;
        remove(oldest);
      }
    },
  };
}
