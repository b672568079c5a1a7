import { listeners } from '../../../kit/state/listeners.ts';
import { browserTexts, parseStored } from '../../../kit/state/stored-texts.ts';
import { readToken } from '../../api/token.ts';

/** Whose changes they are, the products they concern, and whether all was taken away at once. */
type Unsent = { owner: number | null; ids: number[]; isAll: boolean };

/**
 * Products changed here of which the shop has not heard yet. Kept across page loads, so that a
 * line deleted just before leaving, or without a connection, does not come back.
 */
export function unsentIn(key: string) {
  const { subscribe, notify } = listeners();
  /** Made on this page, by whoever was here with this token, known by name or not yet. */
  const fresh = new Map<number, string | null>();

  const read = () => parse(browserTexts.read(key));
  const write = (unsent: Unsent) => browserTexts.write(key, JSON.stringify(unsent));

  return {
    key,
    /** In the order of their last change. */
    ids: (): ReadonlySet<number> => new Set(read().ids),
    isAll: () => read().isAll,
    add(ids: readonly number[], isAll = false) {
      const { owner, ids: known, isAll: wasAll } = read();
      for (const id of ids) fresh.set(id, readToken());
      const others = known.filter((id) => !ids.includes(id));
      write({ owner, ids: [...others, ...ids], isAll: isAll || wasAll });
      notify();
    },
    settle(done: ReadonlySet<number>) {
      const { owner, ids, isAll } = read();
      for (const id of done) fresh.delete(id);
      const left = ids.filter((id) => !done.has(id));
      write({ owner, ids: left, isAll: isAll && left.length > 0 });
    },
    /** One customer's changes are not another's. Says whether they were another's until now. */
    claim(owner: number): boolean {
      const { owner: before, ...unsent } = read();
      const wasOthers = before !== null && before !== owner;
      const own = [...fresh.keys()].filter((id) => fresh.get(id) === readToken());
      write(wasOthers ? { owner, ids: own, isAll: false } : { owner, ...unsent });
      return wasOthers;
    },
    onAdd: subscribe,
  };
}

function parse(text: string | null): Unsent {
  const { owner, ids, isAll }: Partial<Unsent> = Object(parseStored(text));
  return { owner: owner ?? null, ids: Array.isArray(ids) ? ids : [], isAll: isAll === true };
}
