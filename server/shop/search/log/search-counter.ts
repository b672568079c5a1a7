import { sql } from 'kysely';
import type { Locale } from '../../../../contract/locale.ts';
import type { Database } from '../../../base/database/connect.ts';
import { shopToday } from '../../../base/database/shop-day.ts';
import { fold } from '../text/fold.ts';
import { looksPersonal } from './looks-personal.ts';

/** A search as it was answered. `network`: to tell callers apart for a moment, and for nothing else. */
type Search = { text: string; locale: Locale; found: number; isPartly: boolean; network: string };

type Counted = Omit<Search, 'network'> & { key: string; searches: number };

/** Longer ones are pasted pages, and nobody else will search for them. */
const LONGEST = 100;
/** What waits to be written; the rest of some seconds goes uncounted. */
const MOST_WAITING = 500;
/** New texts of one day, by all processes: more is somebody who wants to fill the disk. */
const MOST_TEXTS_A_DAY = 2_000;
/** Of one network in a minute, each text once. */
const MOST_OF_NETWORK = 20;
const MOST_NETWORKS = 10_000;
const MINUTE = 60_000;
/** The shop answers while people type; whoever has not gone on by now has meant what stands there. */
const TYPED_WITHIN = 8_000;

export type SearchCounter = ReturnType<typeof openSearchCounter>;

/**
 * Counts what people search for, without the people. Nobody waits for it: searches gather here and
 * are written together by `flush`. Of a text that is being typed the last state counts.
 */
export function openSearchCounter() {
  let waiting = new Map<string, Counted>();
  const beingTyped = new Map<string, { search: Counted; at: number }>();
  let ofNetwork = new Map<string, Set<string>>();
  let minuteBegan = 0;

  function isNews(network: string, name: string): boolean {
    if (Date.now() - minuteBegan > MINUTE) {
      ofNetwork = new Map();
      minuteBegan = Date.now();
    }
    const known = ofNetwork.get(network) ?? new Set();
    if (known.has(name) || known.size >= MOST_OF_NETWORK) return false;
    if (known.size === 0 && ofNetwork.size >= MOST_NETWORKS) return false;
    ofNetwork.set(network, known.add(name));
    return true;
  }

  function add(search: Counted) {
    const name = nameOf(search);
    const before = waiting.get(name);
    if (!before && waiting.size >= MOST_WAITING) return;
    const searches = search.searches + (before?.searches ?? 0);
    waiting.set(name, { ...search, text: before?.text ?? search.text, searches });
  }

  function settle(network: string) {
    const last = beingTyped.get(network);
    beingTyped.delete(network);
    if (last && isNews(network, nameOf(last.search))) add(last.search);
  }

  return {
    note({ network, ...search }: Search) {
      const text = search.text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
      const key = fold(text);
      if (key === '' || Math.max(text.length, key.length) > LONGEST || looksPersonal(text)) return;
      const before = beingTyped.get(network);
      if (!before && beingTyped.size >= MOST_NETWORKS) return;
      if (before && !goesOn(before, key)) settle(network);
      beingTyped.set(network, { search: { ...search, text, key, searches: 1 }, at: Date.now() });
    },

    /**
     * Writes what gathered; what cannot be written now is tried again the next time. `isLast`: what
     * is still being typed as well.
     */
    async flush(db: Database, { isLast = false } = {}) {
      for (const [network, { at }] of beingTyped) {
        if (isLast || Date.now() - at > TYPED_WITHIN) settle(network);
      }
      if (waiting.size === 0) return;
      const written = [...waiting.values()];
      waiting = new Map();
      try {
        await write(db, written);
      } catch (error) {
        for (const search of written) add(search);
        throw error;
      }
    },
  };
}

const nameOf = ({ locale, key }: { locale: Locale; key: string }) => `${locale} ${key}`;

/** Letters were added or taken away at the end. */
function goesOn({ search, at }: { search: Counted; at: number }, key: string): boolean {
  if (Date.now() - at > TYPED_WITHIN) return false;
  return key.startsWith(search.key) || search.key.startsWith(key);
}

/** In one order, so that two processes never wait for each other in a circle. */
const write = (db: Database, searches: Counted[]) =>
  sql`
    insert into search_count as held (day, key, locale, text, searches, found, is_partly)
    select day, key, locale, text, searches, found, is_partly
    from (
      select
        given.*,
        known.key is not null as is_known,
        row_number() over (partition by known.key is null order by given.searches desc, given.key) as place
      from (
        select ${shopToday} as day, *
        from unnest(
          ${searches.map(({ key }) => key)}::text[],
          ${searches.map(({ locale }) => locale)}::text[],
          ${searches.map(({ text }) => text)}::text[],
          ${searches.map((one) => one.searches)}::integer[],
          ${searches.map(({ found }) => found)}::integer[],
          ${searches.map(({ isPartly }) => isPartly)}::boolean[]
        ) as given (key, locale, text, searches, found, is_partly)
      ) as given
      left join search_count as known
        on known.day = given.day
        and known.key = given.key
        and known.locale = given.locale
    ) as given
    where is_known
      or place <= ${MOST_TEXTS_A_DAY} - (select count(*) from search_count where day = ${shopToday})
    order by key, locale
    on conflict (day, key, locale) do update
    set
      searches = held.searches + excluded.searches,
      found = excluded.found,
      is_partly = excluded.is_partly`.execute(db);

/** What was searched once on its day may tell of one person, and is kept for a month alone. */
const DAYS_KEPT = 365;
const DAYS_KEPT_ONCE = 30;

export const forgetSearches = (db: Database) =>
  sql`
    delete from search_count
    where day < ${shopToday} - ${DAYS_KEPT}::integer
      or (searches = 1 and day < ${shopToday} - ${DAYS_KEPT_ONCE}::integer)`.execute(db);
