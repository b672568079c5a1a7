import { Busy } from '../../base/pacing/waiting-line.ts';
import { createLruCache, type Weighty } from './lru-cache.ts';

/**
 * Where a page is kept. Addresses that anybody can invent, by a query or by leading nowhere, have a
 * store of their own: however many come, the pages of the catalogue stay.
 */
export type Place = 'pages' | 'queries' | 'missing';

type Made<Value> = {
  value: Value;
  keep: boolean;
  place?: Place;
  tags?: ReadonlySet<string>;
  /** For this caller alone: others who wait for the same page get one of their own. */
  isPersonal?: boolean;
  /** A part could not be read: an older page that is whole is better. */
  lacksParts?: boolean;
};

export type Wanted = {
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
  /** Made while an older page is shown: nobody waits for it. */
  isRenewal: boolean;
};

export type Making<Value> = (wanted: Wanted) => Promise<Made<Value>>;

type Asking = {
  signal?: AbortSignal | undefined;
  /** Told when the page is older than it should be, and by how many milliseconds. */
  onStale?: (milliseconds: number) => void;
};

export type ResponseCache<Value extends Weighty> = {
  /** The page kept under the key, or made now: once, however many ask for it meanwhile. */
  get: (key: string, make: Making<Value>, asking?: Asking) => Promise<Value>;
  /** The page kept under the key, if nothing is to be done about it. */
  fresh: (key: string) => Value | undefined;
  /** Whether it is kept, however old, or being made. */
  isKnown: (key: string) => boolean;
  /** Outdates the pages that carry one of the tags; all of them at the tag `all`. */
  drop: (tags: ReadonlySet<string>) => void;
};

type Limits = {
  bytes?: Partial<Record<Place, number>>;
  /** So long a page is shown as it is; */
  milliseconds?: number;
  /** for so long beyond that it is shown while a new one is made; */
  renewing?: number;
  /** and so old it may be where no new one can be made. */
  atWorst?: number;
  now?: () => number;
};

const MB = 1024 * 1024;

/** Pages as they were made last, for a short while and within a bound. */
export function createResponseCache<Value extends Weighty>({
  bytes = {},
  milliseconds = 30_000,
  renewing = 60_000,
  atWorst = 15 * 60_000,
  now = Date.now,
}: Limits = {}): ResponseCache<Value> {
  const stores = {
    pages: createLruCache<Value>(bytes.pages ?? 44 * MB),
    queries: createLruCache<Value>(bytes.queries ?? 16 * MB),
    missing: createLruCache<Value>(bytes.missing ?? 4 * MB),
  };
  /** What is being made for callers of the key now. */
  const making = new Map<string, Underway<Value>>();
  /** Those, and what was begun before a change and goes on for those who waited already. */
  const unfinished = new Set<Underway<Value>>();
  let turns = 0;

  function find(key: string) {
    const entry = stores.pages.find(key) ?? stores.queries.find(key) ?? stores.missing.find(key);
    return entry && { ...entry, age: now() - entry.madeAt };
  }

  function remember(
    key: string,
    { value, tags = new Set(), place = 'pages' }: Made<Value>,
    turn: number,
  ) {
    // One begun later has been quicker, and knows more.
    if ((find(key)?.turn ?? 0) > turn) return;
    for (const store of Object.values(stores)) store.remove(key);
    stores[place].put(key, { value, madeAt: now(), turn, tags, isOutdated: false });
  }

  /** What is made now, unless something changed since it was begun, or everybody has gone. */
  function underWay(key: string) {
    const known = making.get(key);
    return known && known.missed.size === 0 && !known.gone.signal.aborted ? known : undefined;
  }

  function begin(key: string, make: Making<Value>, isRenewal: boolean): Underway<Value> {
    const missed = new Set<string>();
    const gone = new AbortController();
    turns += 1;
    const turn = turns;
    const page = make({ signal: gone.signal, isRenewal })
      .then((made) => {
        // A page made from what was known before a change is old already.
        const isOld =
          concerns([...missed], made.tags) || (made.place === 'missing' && missed.size > 0);
        if (made.keep && !made.isPersonal && !isOld) remember(key, made, turn);
        return made;
      })
      .finally(() => {
        unfinished.delete(own);
        if (making.get(key) === own) making.delete(key);
      });
    // A renewal stays wanted, whoever comes and goes.
    const own: Underway<Value> = { page, missed, gone, wantedBy: isRenewal ? 1 : 0 };
    making.set(key, own);
    unfinished.add(own);
    return own;
  }

  /**
   * Shared with others who want it now. Whoever began it may have had no turn for what they asked
   * for besides: the others do not hear of that, and begin it once more.
   */
  async function makeFor(
    key: string,
    make: Making<Value>,
    signal: AbortSignal | undefined,
    isAgain = false,
  ): Promise<Made<Value>> {
    signal?.throwIfAborted();
    const shared = underWay(key);
    const own = shared ?? begin(key, make, false);
    own.wantedBy += 1;
    const leave = () => {
      own.wantedBy -= 1;
      if (own.wantedBy === 0) own.gone.abort(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      const made = await own.page;
      if (!shared || !made.isPersonal) return made;
      return await make({ signal: signal ?? new AbortController().signal, isRenewal: false });
    } catch (error) {
      if (!shared || isAgain || !(error instanceof Busy)) throw error;
      return await makeFor(key, make, signal, true);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  return {
    fresh(key) {
      const found = find(key);
      return found && !found.isOutdated && found.age < milliseconds ? found.value : undefined;
    },
    isKnown: (key) => find(key) !== undefined || underWay(key) !== undefined,
    async get(key, make, { signal, onStale = () => {} } = {}) {
      const found = find(key);
      const isGood = found && !found.isOutdated;
      if (isGood && found.age < milliseconds) return found.value;
      if (isGood && found.age < milliseconds + renewing) {
        // Should it fail, the next who comes tries again.
        if (!underWay(key)) begin(key, make, true).page.catch(() => {});
        onStale(found.age - milliseconds);
        return found.value;
      }
      const old = found && found.age < atWorst ? found : undefined;
      try {
        const made = await makeFor(key, make, signal);
        if (!made.lacksParts || !old) return made.value;
      } catch (error) {
        if (!old || signal?.aborted) throw error;
      }
      onStale(Math.max(0, old.age - milliseconds));
      return old.value;
    },
    drop(tags) {
      for (const { missed } of unfinished) for (const tag of tags) missed.add(tag);
      const changed = [...tags];
      const oldest = now() - Math.max(milliseconds + renewing, atWorst);
      for (const store of [stores.pages, stores.queries]) {
        for (const [key, entry] of store.entries()) {
          if (concerns(changed, entry.tags)) entry.isOutdated = true;
          // Of no use to anybody any more.
          if (entry.madeAt < oldest || (entry.isOutdated && atWorst === 0)) store.remove(key);
        }
      }
      // Whatever changed may have made one of these.
      for (const [key] of stores.missing.entries()) stores.missing.remove(key);
    },
  };
}

type Underway<Value> = {
  page: Promise<Made<Value>>;
  /** What changed since it was begun. */
  missed: Set<string>;
  /** Aborted when nobody wants it any more. */
  gone: AbortController;
  wantedBy: number;
};

/** Whether what changed is on a page with these tags. */
const concerns = (changed: readonly string[], tags: ReadonlySet<string> = new Set()) =>
  changed.some((tag) => tag === 'all' || tags.has(tag));
