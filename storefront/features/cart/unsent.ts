import { listeners } from '../../../kit/state/listeners.ts';
import { browserTexts, parseStored } from '../../../kit/state/stored-texts.ts';
import { markOf, readToken } from '../../api/token.ts';

/** A customer by number; as long as that is not known, by the mark of the token. */
export type Owner = number | string;

type Change = { id: number; by: Owner };

/** What is changed, and which token was whose when it was known last. */
type Stored = { known: { user: number; mark: string } | null; changes: readonly Change[] };

export type Unsent = ReturnType<typeof unsentIn>;

/**
 * Products changed here of which the shop has not heard yet. Kept across page loads, so that a
 * line deleted just before leaving, or without a connection, does not come back; and each under
 * whoever changed it, so that it waits for them while others are here.
 */
export function unsentIn(key: string) {
  const { subscribe, notify } = listeners();

  const read = () => parse(browserTexts.read(key));
  const write = (unsent: Stored) => browserTexts.write(key, JSON.stringify(unsent));

  function ownerOf(mark: string): Owner {
    const { known } = read();
    return known?.mark === mark ? known.user : mark;
  }
  const owner = () => ownerOf(markOf(readToken() ?? ''));

  /** All but the changes of whoever is here to these products. */
  function others(ids: ReadonlySet<number>) {
    const here = owner();
    return read().changes.filter(({ id, by }) => by !== here || !ids.has(id));
  }

  return {
    key,
    ownerOf,
    owner,
    /** In the order of their last change. */
    ids: (of = owner()): ReadonlySet<number> =>
      new Set(read().changes.flatMap(({ id, by }) => (by === of ? id : []))),
    add(ids: readonly number[]) {
      const by = owner();
      const added = ids.map((id) => ({ id, by }));
      write({ ...read(), changes: [...others(new Set(ids)), ...added] });
      notify();
    },
    settle(done: ReadonlySet<number>) {
      write({ ...read(), changes: others(done) });
    },
    /** Now it is known who is here. A token that went unknown brings nobody back. */
    claim(user: number) {
      const mark = markOf(readToken() ?? '');
      const changes = read().changes.map(({ id, by }) => ({ id, by: by === mark ? user : by }));
      write({ known: { user, mark }, changes: changes.filter(({ by }) => typeof by === 'number') });
    },
    onAdd: subscribe,
  };
}

function parse(text: string | null): Stored {
  const { known, changes }: Partial<Stored> = Object(parseStored(text));
  return { known: known ?? null, changes: Array.isArray(changes) ? changes : [] };
}
