import { sql } from 'kysely';
import type { Entity } from '../changes/change.ts';
import { type FrameContent, loadFrameContent } from '../content/frame-content.ts';
import type { Database } from '../database/connect.ts';
import { log } from '../log/log.ts';
import { coalescing } from '../pacing/coalescing.ts';
import { inSlices } from '../pacing/in-slices.ts';
import { givingWay, serving } from '../pacing/serving.ts';
import type { Base } from '../product-index/base.ts';
import { readVersion } from '../product-index/base-queries.ts';
import { readChangedProducts, readWordTexts } from '../product-index/changed-products.ts';
import { grownShare } from '../product-index/product-index.ts';
import { rowOf } from '../product-index/product-rows.ts';
import { loadRedirects, type Redirects } from '../redirects/redirects.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';
import { addTitleWord } from '../search/vocabulary/lexicon.ts';
import { readVocabularyRows } from '../search/vocabulary/queries.ts';
import { withVocabulary } from '../search/vocabulary/search-words.ts';
import { loadSettings, type Settings } from '../settings/settings.ts';
import { openCatalogue } from './open-catalogue.ts';
import { switchClock } from './switch-clock.ts';

/** What was changed, as kept pages are marked: `product:12`, `category:3`, `listings`, `content`. */
export type Tag = `product:${number}` | `category:${number}` | 'listings' | 'content' | 'all';

/** The last change in effect here, and when (of the clock) nothing newer was found. */
export type IndexState = { version: number; inStepAt: number };

type Means = {
  db: Database;
  /** Reads the whole catalogue. */
  load: () => Promise<Base>;
  /** Hears what changed, once it is in effect here. */
  onChange: (tags: ReadonlySet<Tag>) => void;
};

/** Of all processes' changes; more at once, and reading everything anew is quicker. */
const MOST_FOLLOWED = 5_000;
const AT_ONCE = 25;
/** Beyond, what came after the index was built slows it down. */
const GROWN_ENOUGH = 0.05;
const GROWN_ANYWAY = 2_000;

/**
 * Keeps settings and catalogue in memory in step with the database: what changed is read, nothing
 * else. `follow` is called whenever something may have changed, and does nothing when nothing has.
 */
export async function followChanges({ db, load, onChange }: Means) {
  let settings: Settings = await loadSettings(db);
  let redirects: Redirects = await loadRedirects(db);
  let frame: FrameContent = await loadFrameContent(db);
  const first = await load();
  let { version } = first;
  let inStepAt = Date.now();
  let catalogue = await openCatalogue(db, first);
  /** Read anew beside the one in use, and not yet in its place. */
  let fresh: { base: Base; catalogue: SearchedCatalogue } | null = null;
  let rebuilding: Promise<void> | null = null;
  let mustRebuild = false;
  const giveWay = givingWay(serving);
  /** Products whose promotion has begun or ended by the clock. */
  const switched = new Set<number>();
  const clock = switchClock((ids) => {
    for (const id of ids) switched.add(id);
    follow().catch(report);
  });
  clock.set(first.switches);

  // One after the other, so that nothing older is written over what is newer.
  const follow = coalescing(async () => {
    if (fresh) enter(fresh);
    const due = [...switched];
    switched.clear();
    try {
      await followSince(version, due);
    } catch (error) {
      // What could not be read is read again.
      for (const id of due) switched.add(id);
      throw error;
    }
    if (mustRebuild) rebuild();
  });

  async function followSince(known: number, due: number[]) {
    const changes = await readChanges(db, known);
    const last = changes === null ? await readVersion(db) : changes.at(-1)?.version;
    if (changes === null) {
      mustRebuild = true;
      await readBesides();
    }
    const ids = await followAll(changes ?? []);
    await followProducts([...new Set([...due, ...ids])]);
    version = last ?? known;
    inStepAt = Date.now();
  }

  /** What is kept beside the catalogue. */
  async function readBesides() {
    settings = await loadSettings(db);
    redirects = await loadRedirects(db);
    frame = await loadFrameContent(db);
  }

  async function followFrame() {
    const before = announcementsOf(frame);
    frame = await loadFrameContent(db);
    // The newest stands above every page.
    if (announcementsOf(frame) !== before) onChange(new Set(['all']));
  }

  /** Answers with the products to follow. */
  async function followAll(changes: Change[]): Promise<number[]> {
    const has = (...entities: Entity[]) => changes.some(({ entity }) => entities.includes(entity));
    if (has('setting')) settings = await loadSettings(db);
    if (has('redirect')) redirects = await loadRedirects(db);
    if (has('article', 'content_page', 'phone')) await followFrame();
    if (has('article', 'home_block', 'popup')) onChange(new Set(['content']));
    if (has('setting', 'content_page', 'page_seo', 'phone')) onChange(new Set(['all']));
    if (has('category', 'brand', 'attribute', 'unit')) mustRebuild = true;
    else if (has('vocabulary')) await followVocabulary();
    const ids = changes
      .filter(({ entity }) => entity === 'product' || entity === 'stock')
      .map(({ entity_id }) => entity_id);
    if (ids.length <= MOST_FOLLOWED && !ids.includes(null)) return ids.flatMap((id) => id ?? []);
    mustRebuild = true;
    return [];
  }

  /** The same products, read by other words: nothing of them is read again. */
  async function followVocabulary() {
    const names = { reference: catalogue, facets: catalogue.facets };
    const rows = await readVocabularyRows(db);
    const search = await withVocabulary(catalogue.search, rows, names, inSlices());
    catalogue = { ...catalogue, search };
    onChange(new Set(['all']));
  }

  async function followProducts(ids: number[]) {
    // A few at a time: others are served in between.
    for (let at = 0; at < ids.length; at += AT_ONCE) await followSome(ids.slice(at, at + AT_ONCE));
    const { rows } = catalogue.index;
    if (rows.count - rows.inTree > GROWN_ANYWAY && grownShare(rows) > GROWN_ENOUGH) {
      mustRebuild = true;
    }
  }

  async function followSome(ids: number[]) {
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
    onChange(tags);
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
      .then(async (base) => {
        fresh = { base, catalogue: await openCatalogue(db, base) };
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
    ({ catalogue } = next);
    ({ version } = next.base);
    clock.reset(next.base.switches);
    fresh = null;
    onChange(new Set(['all']));
  }

  return {
    settings: () => settings,
    redirects: () => redirects,
    frame: () => frame,
    catalogue: () => catalogue,
    state: (): IndexState => ({ version, inStepAt }),
    follow,
    /** Reads all of it anew, also what was written by no verb of ours. */
    async readAll() {
      await readBesides();
      await rebuilding;
      rebuild();
      await catchUp();
    },
    catchUp,
    stop: clock.stop,
  };

  /** Until everything that changed so far is in effect. */
  async function catchUp() {
    await follow();
    while (rebuilding || fresh) {
      await rebuilding;
      await follow();
    }
  }
}

const report = (error: unknown) => log.error('could not follow a change', error);

const announcementsOf = ({ ro, ru }: FrameContent) =>
  JSON.stringify([ro.announcements, ru.announcements]);

/** The product's own page, and the listings of its category and those above. */
function tagProduct(tags: Set<Tag>, { index, categories }: SearchedCatalogue, id: number) {
  tags.add(`product:${id}`);
  const row = rowOf(index.rows, id);
  const category = row === undefined ? undefined : categories[index.rows.categories[row] ?? -1];
  for (const step of category?.path ?? []) tags.add(`category:${step.id}`);
}

type Change = { version: number; entity: Entity; entity_id: number | null };

/** In the order of versions; null when some that came after are forgotten already. */
async function readChanges(db: Database, since: number): Promise<Change[] | null> {
  const { rows } = await sql<Change>`
    select version, entity, entity_id
    from catalogue_change
    where version > ${since}
    order by version`.execute(db);
  const [next] = rows;
  return next && next.version > since + 1 ? null : rows;
}
