import { setTimeout as sleep } from 'node:timers/promises';
import type { Tag } from './base/changes/follower.ts';
import type { Database } from './base/database/connect.ts';
import type { Standby } from './base/database/open-standby.ts';
import { openLiveEvents } from './base/live-events/live-events.ts';
import { log } from './base/log/log.ts';
import { openLoad } from './base/pacing/load.ts';
import { keepSettings } from './base/settings/settings.ts';
import { openAnswerCache, type ShopWithCache } from './edge/api/answer-cache.ts';
import { keepSiteContent } from './shop/content/site-content.ts';
import { followChanges } from './shop/live-catalogue/follow-changes.ts';
import { readBase } from './shop/product-index/base.ts';
import { loadBase } from './shop/product-index/load-base.ts';
import { keepRedirects } from './shop/redirects/redirects.ts';
import { openSearchCounter } from './shop/search/log/search-counter.ts';
import { describeNewProducts } from './shop/search/vocabulary/write-search-rows.ts';
import type { Shop } from './shop/shop.ts';
import { openSessions } from './shop/staff/sessions.ts';

type Options = {
  /** Of a database to read the catalogue from beside the main thread; without it, on it. */
  databaseUrl?: string;
  /** The part of the database that pages and lists are read from; without it, all of it. */
  reading?: Database;
  /** Of the same database. */
  standby?: Standby | null;
  /** Otherwise every answer of the API is made anew. */
  cachesAnswers?: boolean;
  onChange?: (tags: ReadonlySet<Tag>) => void;
  closing?: AbortSignal;
  pause?: Shop['pause'];
};

/** Reads what the shop keeps in memory; `changes` keeps it in step. */
export async function openShop(
  db: Database,
  config: Shop['config'],
  {
    databaseUrl,
    reading = db,
    standby = null,
    cachesAnswers = false,
    onChange = () => {},
    closing = new AbortController().signal,
    pause = sleep,
  }: Options = {},
) {
  const answers = cachesAnswers ? openAnswerCache() : null;
  let isFirst = true;
  const settings = keepSettings(db);
  const redirects = keepRedirects(db);
  const siteContent = keepSiteContent(db);
  const changes = await followChanges({
    db,
    followers: [settings, redirects, siteContent],
    async load() {
      // The first time nobody is served yet.
      const options = { hurries: isFirst };
      isFirst = false;
      // Products that came by no verb of ours.
      await describeNewProducts(db);
      if (!databaseUrl) return readBase(db);
      return (
        (standby && (await loadFromStandby(standby, options))) ?? loadBase(databaseUrl, options)
      );
    },
    onNews: standby?.hear,
    onChange(tags) {
      answers?.drop(tags);
      onChange(tags);
    },
  });
  const { catalogue, seeEdits } = changes;
  const live = openLiveEvents({
    stillHold: (ids) => openSessions({ db, settings: settings.now }, ids),
  });
  const searches = openSearchCounter();
  const load = openLoad(config, pause);
  const shop: ShopWithCache = {
    config,
    db,
    reading,
    catalogueReads: standby?.db ?? reading,
    settings: settings.now,
    redirects: redirects.now,
    catalogue,
    seeEdits,
    siteContent: siteContent.now,
    load,
    answers,
    live,
    searches,
    closing,
    pause,
  };
  return { shop, changes };
}

/** Milliseconds a standby has to reach what was written up to now; others wait for the catalogue. */
const STANDBY_PATIENCE = 2_000;

/** Null: it is behind, or a change it had to apply cut the long reading off. */
async function loadFromStandby({ url, catchUp }: Standby, options: { hurries: boolean }) {
  if (!(await catchUp(STANDBY_PATIENCE))) return null;
  try {
    const reading = await loadBase(url, options);
    // It may still be cut off at its last part.
    await reading.codes;
    return reading;
  } catch (error) {
    log.warn('the catalogue cannot be read from the standby', error);
    return null;
  }
}
