import type { Entity } from '../../base/changes/change.ts';
import { type Follower, type Tag, tagsOf } from '../../base/changes/follower.ts';
import type { Database } from '../../base/database/connect.ts';
import { log } from '../../base/log/log.ts';
import { coalescing } from '../../base/pacing/coalescing.ts';
import { atHalfPace, givingWay, serving } from '../../base/pacing/serving.ts';
import { yieldInSlices } from '../../base/pacing/yield-in-slices.ts';
import type { Base, Reading } from '../product-index/base.ts';
import { readVersion } from '../product-index/base-queries.ts';
import { readChangedProducts, readWordTexts } from '../product-index/changed-products.ts';
import { grownShare } from '../product-index/product-index.ts';
import { rowOf } from '../product-index/product-rows.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';
import { addTitleWord } from '../search/vocabulary/lexicon.ts';
import { readVocabularyRows } from '../search/vocabulary/queries.ts';
import { withVocabulary } from '../search/vocabulary/search-words.ts';
import { awaitedVersion } from './awaited-version.ts';
import { type Change, changedProducts, isEdit, newestEdit, readChanges } from './change-log.ts';
import { openCatalogue } from './open-catalogue.ts';
import { switchClock } from './switch-clock.ts';
import { throttleTags } from './throttle-tags.ts';

/** The last change in effect here, and when (of the clock) nothing newer was found. */
export type IndexState = { version: number; inStepAt: number };

type Means = {
  db: Database;
  /** Reads the whole catalogue. */
  load: () => Promise<Reading>;
  /** What is kept beside the catalogue. */
  followers?: Follower[];
  /** Hears what changed, once it is in effect here. */
  onChange: (tags: ReadonlySet<Tag>) => void;
  /** Hears that something changed, before it is in effect here. */
  onNews?: (() => void) | undefined;
};

/** Of all processes' changes; more at once, and reading everything anew is quicker. */
const MOST_FOLLOWED = 5_000;
const AT_ONCE = 25;
/** While an import goes on, what is kept is dropped no more often. */
const BULK_SENT_EVERY = 5_000;
/** Beyond, what came after the index was built slows it down. */
const GROWN_ENOUGH = 0.05;
const GROWN_ANYWAY = 2_000;
/** Milliseconds that only a hanging database lets pass; then a list without the last edit is better than none. */
const LONGEST_WAIT = 10_000;

/**
 * Keeps the catalogue in memory in step with the database, and tells who keeps something beside it:
 * what changed is read, nothing else. `follow` is called whenever something may have changed, and does nothing when nothing has.
 */
export async function followChanges({
  db,
  load,
  followers = [],
  onChange,
  onNews = () => {},
}: Means) {
  // What changes while all this is read is in the log after it, and followed from there.
  const before = await readVersion(db);
  const renewAll = () => Promise.all(followers.map(({ renew }) => renew()));
  const [first] = await Promise.all([load(), renewAll()]);
  let { version } = first.base;
  let inStepAt = Date.now();
  let catalogue = await openCatalogue(db, first);
  /** How far the change log is read; what it named and is still to be followed. */
  let read = Math.min(before, version);
  const edited = new Set<number>();
  const inBulk = new Set<number>();
  const edits = awaitedVersion(read);
  const bulk = throttleTags(onChange, { milliseconds: BULK_SENT_EVERY });
  /** Read anew beside the one in use, and not yet in its place. */
  let fresh: { base: Base; catalogue: SearchedCatalogue } | null = null;
  let rebuilding: Promise<void> | null = null;
  let mustRebuild = false;
  const giveWay = givingWay(serving);
  const rest = atHalfPace(serving);
  /** Products whose promotion has begun or ended by the clock. */
  const switched = new Set<number>();
  const clock = switchClock((ids) => {
    for (const id of ids) switched.add(id);
    follow().catch(report);
  });
  clock.set(first.base.switches);

  // One after the other, so that nothing older is written over what is newer.
  const follow = coalescing(async () => {
    do await takeStep();
    while (inBulk.size > 0);
  });

  /** Edits before all else: nobody who saved one product waits for an import of thousands. */
  async function takeStep() {
    if (fresh) enter(fresh);
    await readLog();
    // What cannot be read is still named, and read the next time.
    if (edited.size > 0) await followEdits([...edited]);
    edits.reach(read);
    await followBulk([...inBulk].slice(0, AT_ONCE));
    if (inBulk.size === 0) {
      bulk.rest();
      version = read;
      inStepAt = Date.now();
    }
    if (mustRebuild || (!fresh && hasGrown(catalogue))) rebuild();
  }

  async function readLog() {
    addAll(isEdit(switched.size) ? edited : inBulk, switched);
    switched.clear();
    const changes = await readChanges(db, read);
    if (changes === null || changes.length > 0) onNews();
    if (changes === null) {
      const last = await readVersion(db);
      mustRebuild = true;
      await renewAll();
      read = last;
      return;
    }
    await followBesides(changes);
    const products = changedProducts(changes);
    addAll(edited, products.edited);
    addAll(inBulk, products.inBulk);
    if (products.mayBeAny || inBulk.size > MOST_FOLLOWED) {
      inBulk.clear();
      mustRebuild = true;
    }
    read = changes.at(-1)?.version ?? read;
  }

  async function followBesides(changes: Change[]) {
    const changed = new Set(changes.map(({ entity }) => entity));
    const has = (entities: readonly Entity[]) => entities.some((entity) => changed.has(entity));
    const tags = new Set(tagsOf(changed));
    for (const { hears, renew } of followers) if (has(hears)) addAll(tags, await renew());
    if (tags.size > 0) onChange(tags);
    if (has(['category', 'brand', 'attribute', 'unit'])) mustRebuild = true;
    else if (has(['vocabulary'])) await followVocabulary();
  }

  /** The same products, read by other words: nothing of them is read again. */
  async function followVocabulary() {
    const names = { reference: catalogue, facets: catalogue.facets };
    const rows = await readVocabularyRows(db);
    const search = await withVocabulary(catalogue.search, rows, names, yieldInSlices());
    catalogue = { ...catalogue, search };
    onChange(new Set(['all']));
  }

  async function followEdits(ids: number[]) {
    const tags = new Set<Tag>();
    try {
      // A few at a time: others are served in between.
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        addAll(tags, await followSome(ids.slice(at, at + AT_ONCE)));
      }
    } finally {
      // Also of those that were followed before one failed.
      onChange(tags);
    }
    for (const id of ids) edited.delete(id);
  }

  async function followBulk(ids: number[]) {
    if (ids.length === 0) return;
    bulk.add(await followSome(ids));
    for (const id of ids) inBulk.delete(id);
    await rest();
  }

  /** Answers with what it is to be told by. */
  async function followSome(ids: number[]): Promise<Set<Tag>> {
    const products = await readChangedProducts(db, ids);
    await learnWords(products);
    await giveWay();
    const tags = new Set<Tag>(['listings']);
    const mark = () => {
      for (const id of ids) tagProduct(tags, catalogue, id);
    };
    mark();
    catalogue.index.patch(ids, products);
    mark();
    clock.set(products.flatMap(({ id, switches_at: at }) => (at === null ? [] : [{ id, at }])));
    return tags;
  }

  async function learnWords(products: { words: Int32Array }[]) {
    const { knownWords, lexicon } = catalogue.search;
    const numbers = new Set(products.flatMap(({ words }) => Array.from(words, (one) => one >> 1)));
    const unknown = [...numbers].filter((number) => !knownWords.has(number));
    if (unknown.length === 0) return;
    for (const { id, word } of await readWordTexts(db, unknown)) {
      knownWords.add(id);
      addTitleWord(lexicon, id, word);
    }
  }

  /** Beside everything else: what changes meanwhile is followed on the one in use. */
  function rebuild() {
    if (rebuilding) return;
    mustRebuild = false;
    rebuilding = load()
      .then(async (reading) => {
        fresh = { base: reading.base, catalogue: await openCatalogue(db, reading) };
      })
      .catch((error) => {
        mustRebuild = true;
        report(error);
      })
      .finally(() => {
        rebuilding = null;
        // Enters it, and follows what came after it was read.
        if (fresh) follow().catch(report);
      });
  }

  function enter(next: NonNullable<typeof fresh>) {
    onNews();
    ({ catalogue } = next);
    ({ version } = next.base);
    // What came after it was read is in the log after its version, and read from there.
    read = version;
    edited.clear();
    inBulk.clear();
    edits.reach(version);
    clock.reset(next.base.switches);
    fresh = null;
    onChange(new Set(['all']));
  }

  return {
    catalogue: () => catalogue,
    state: (): IndexState => ({ version, inStepAt }),
    follow,
    /** Reads all of it anew, also what was written by no verb of ours. */
    async readAll() {
      await renewAll();
      await rebuilding;
      rebuild();
      await catchUp();
    },
    catchUp,
    /** Until what people have saved is in effect here, or cannot be followed. */
    async seeEdits() {
      const newest = await newestEdit(db, edits.reached());
      if (newest === null) return;
      await Promise.race([edits.wait(newest, LONGEST_WAIT), follow().catch(report)]);
    },
    stop() {
      clock.stop();
      bulk.stop();
    },
  };

  /** Until everything that changed so far is in effect. */
  async function catchUp() {
    await follow();
    while (rebuilding || fresh) {
      await rebuilding;
      await follow();
    }
    bulk.sendNow();
  }
}

const report = (error: unknown) => log.error('could not follow a change', error);

const hasGrown = ({ index: { rows } }: SearchedCatalogue) =>
  rows.count - rows.inTree > GROWN_ANYWAY && grownShare(rows) > GROWN_ENOUGH;

function addAll<Item>(set: Set<Item>, items: Iterable<Item>) {
  for (const item of items) set.add(item);
}

/** The product's own page, and the listings of its category and those above. */
function tagProduct(tags: Set<Tag>, { index, categories }: SearchedCatalogue, id: number) {
  tags.add(`product:${id}`);
  const row = rowOf(index.rows, id);
  const category = row === undefined ? undefined : categories[index.rows.categories[row] ?? -1];
  for (const step of category?.path ?? []) tags.add(`category:${step.id}`);
}
