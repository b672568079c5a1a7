import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '../../../contract/locale.ts';
import type {
  SearchOutcome,
  TrialAnswer,
  VocabularyTrial,
} from '../../../contract/staff/search-words.ts';
import { invalid, type Refused } from '../../base/changes/refused.ts';
import { type YieldIfDue, yieldInSlices } from '../../base/pacing/yield-in-slices.ts';
import type { Shop } from '../shop.ts';
import { countedSearches } from './log/counted-searches.ts';
import { type NamedProduct, nameProducts } from './product-names.ts';
import { searchProducts } from './search-products.ts';
import type { SearchedCatalogue } from './searched-catalogue.ts';
import { mistakesIn, withEdits } from './vocabulary/edit-vocabulary.ts';
import { readVocabularyRows } from './vocabulary/queries.ts';
import { withVocabulary } from './vocabulary/search-words.ts';

type Means = Pick<Shop, 'db' | 'catalogue'>;

/** How many of the first results are shown, and decide whether two answers are alike. */
const FIRST = 8;
const LOG_DAYS = 90;
const MOST_COMPARED = 200;
const MOST_TOLD = 50;
/** Milliseconds of searching a trial may take: in a large catalogue it looks at fewer texts. */
const LONGEST_COMPARING = 1_500;

/**
 * What texts find now, and would with the edited words: the same products, read by another
 * vocabulary that nobody else sees. One trial after the other, others being served in between.
 */
export function openTrials(shop: Means) {
  let last: Promise<unknown> = Promise.resolve();
  return (wanted: VocabularyTrial, locale: Locale): Promise<TrialAnswer | Refused> => {
    const trial = last.then(() => tryVocabulary(shop, wanted, locale));
    last = trial.catch(() => {});
    return trial;
  };
}

async function tryVocabulary(
  { db, catalogue: current }: Means,
  { texts, with_log, ...edits }: VocabularyTrial,
  locale: Locale,
): Promise<TrialAnswer | Refused> {
  const yieldIfDue = yieldInSlices();
  const now = current();
  const rows = await readVocabularyRows(db);
  const mistakes = mistakesIn(rows, edits, now);
  if (Object.keys(mistakes).length > 0) return invalid(mistakes);
  const search = await withVocabulary(
    now.search,
    withEdits(rows, edits),
    { reference: now, facets: now.facets },
    yieldIfDue,
  );
  const both: Both = { now, edited: { ...now, search } };
  const log = with_log ? await compareLog(db, both, yieldIfDue) : { compared: 0, changed: [] };
  const tried: TrialAnswer['tried'] = [];
  for (const text of texts) {
    await yieldIfDue();
    const found = compare(both, text);
    const named = await nameProducts(db, [...found.now.ids, ...found.edited.ids], locale);
    const nameOf = new Map(named.map((product) => [product.id, product]));
    tried.push({
      text,
      now: outcomeOf(found.now, nameOf),
      edited: outcomeOf(found.edited, nameOf),
      is_changed: found.isChanged,
    });
  }
  return { tried, log };
}

type Both = { now: SearchedCatalogue; edited: SearchedCatalogue };

const findFirst = (catalogue: SearchedCatalogue, text: string) => {
  const found = searchProducts(catalogue, text, false);
  return {
    total: found.rows.length,
    ids: catalogue.index.mostRelevant(found, FIRST),
    reading: found.reading,
  };
};
type First = ReturnType<typeof findFirst>;

function compare({ now, edited }: Both, text: string) {
  const found = { now: findFirst(now, text), edited: findFirst(edited, text) };
  return { ...found, isChanged: !isDeepStrictEqual(found.now, found.edited) };
}

function outcomeOf({ total, ids, reading }: First, nameOf: Map<number, NamedProduct>) {
  const { searched, change, left_out } = reading;
  const first = ids.flatMap((id) => nameOf.get(id) ?? []);
  return { total, searched, change, left_out, first } satisfies SearchOutcome;
}

/** Of what people searched most, that which would be answered otherwise. */
async function compareLog(
  db: Means['db'],
  both: Both,
  yieldIfDue: YieldIfDue,
): Promise<TrialAnswer['log']> {
  const wanted = { kind: 'all', days: LOG_DAYS, limit: MOST_COMPARED } as const;
  const { results } = await countedSearches(db, wanted);
  const log: TrialAnswer['log'] = { compared: 0, changed: [] };
  let spent = 0;
  for (const { text, locale, searches } of results) {
    if (spent > LONGEST_COMPARING) break;
    await yieldIfDue();
    const began = performance.now();
    const { now, edited, isChanged } = compare(both, text);
    spent += performance.now() - began;
    log.compared += 1;
    if (!isChanged || log.changed.length >= MOST_TOLD) continue;
    log.changed.push({
      text,
      locale,
      searches,
      found_now: now.total,
      found_edited: edited.total,
    });
  }
  return log;
}
