import { readText, writeText } from './local-text.ts';

/** Whose changes they are, and the products they concern. */
type Record = { owner: number | null; ids: number[] };

/**
 * Products changed here of which the shop has not heard yet. Kept across page loads, so that a
 * line deleted just before leaving, or without a connection, does not come back.
 */
export function unsentIn(key: string) {
  const listeners = new Set<() => void>();

  const read = () => parse(readText(key));
  const write = (record: Record) => writeText(key, JSON.stringify(record));

  return {
    ids: (): ReadonlySet<number> => new Set(read().ids),
    add(ids: readonly number[]) {
      const { owner, ids: known } = read();
      write({ owner, ids: [...new Set([...known, ...ids])] });
      for (const listener of listeners) listener();
    },
    settle(done: ReadonlySet<number>) {
      const { owner, ids } = read();
      write({ owner, ids: ids.filter((id) => !done.has(id)) });
    },
    /** One customer's changes are not another's. Says whether they were this one's already. */
    claim(owner: number): boolean {
      const isOwn = read().owner === owner;
      if (!isOwn) write({ owner, ids: [] });
      return isOwn;
    },
    onAdd(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function parse(text: string | null): Record {
  try {
    const { owner, ids }: Partial<Record> = JSON.parse(text ?? '{}');
    return { owner: owner ?? null, ids: Array.isArray(ids) ? ids : [] };
  } catch {
    return { owner: null, ids: [] };
  }
}
