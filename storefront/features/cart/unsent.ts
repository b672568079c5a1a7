import { listeners } from '../../../kit/state/listeners.ts';
import { browserTexts, parseStored } from '../../../kit/state/stored-texts.ts';

/** Whose changes they are, and the products they concern. */
type Unsent = { owner: number | null; ids: number[] };

/**
 * Products changed here of which the shop has not heard yet. Kept across page loads, so that a
 * line deleted just before leaving, or without a connection, does not come back.
 */
export function unsentIn(key: string) {
  const { subscribe, notify } = listeners();
  /** Made on this page, and so by whoever is here, known by name or not yet. */
  const fresh = new Set<number>();

  const read = () => parse(browserTexts.read(key));
  const write = (unsent: Unsent) => browserTexts.write(key, JSON.stringify(unsent));

  return {
    /** In the order of their last change. */
    ids: (): ReadonlySet<number> => new Set(read().ids),
    add(ids: readonly number[]) {
      const { owner, ids: known } = read();
      for (const id of ids) fresh.add(id);
      write({ owner, ids: [...known.filter((id) => !ids.includes(id)), ...ids] });
      notify();
    },
    settle(done: ReadonlySet<number>) {
      const { owner, ids } = read();
      for (const id of done) fresh.delete(id);
      write({ owner, ids: ids.filter((id) => !done.has(id)) });
    },
    /** One customer's changes are not another's. Says whether they were another's until now. */
    claim(owner: number): boolean {
      const { owner: before, ids } = read();
      const wasOthers = before !== null && before !== owner;
      write({ owner, ids: wasOthers ? [...fresh] : ids });
      return wasOthers;
    },
    onAdd: subscribe,
  };
}

function parse(text: string | null): Unsent {
  const { owner, ids }: Partial<Unsent> = Object(parseStored(text));
  return { owner: owner ?? null, ids: Array.isArray(ids) ? ids : [] };
}
