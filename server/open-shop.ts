import { setTimeout as sleep } from 'node:timers/promises';
import { openKeptAnswers } from './api/kept-answers.ts';
import type { Database } from './database/connect.ts';
import { followChanges, type Tag } from './live-catalogue/follow-changes.ts';
import { openLiveEvents } from './live-events/live-events.ts';
import { openLoad } from './pacing/load.ts';
import { readBase } from './product-index/base.ts';
import { loadBase } from './product-index/load-base.ts';
import { openSearchCounter } from './search/log/search-counter.ts';
import { describeNewProducts } from './search/vocabulary/write-search-rows.ts';
import type { Shop } from './shop.ts';
import { holdingSessions } from './staff/sessions.ts';

type Options = {
  /** Of a database to read the catalogue from beside the main thread; without it, on it. */
  databaseUrl?: string;
  /** The part of the database that pages and lists are read from; without it, all of it. */
  reading?: Database;
  /** Otherwise every answer of the API is made anew. */
  keepsAnswers?: boolean;
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
    keepsAnswers = false,
    onChange = () => {},
    closing = new AbortController().signal,
    pause = sleep,
  }: Options = {},
) {
  const answers = keepsAnswers ? openKeptAnswers() : null;
  const changes = await followChanges({
    db,
    async load() {
      // Products that came by no verb of ours.
      await describeNewProducts(db);
      return databaseUrl ? loadBase(databaseUrl) : readBase(db);
    },
    onChange(tags) {
      answers?.drop(tags);
      onChange(tags);
    },
  });
  const { settings, redirects, catalogue, seeEdits, frame } = changes;
  const live = openLiveEvents({ stillHold: (ids) => holdingSessions({ db, settings }, ids) });
  const searches = openSearchCounter();
  const load = openLoad(config, pause);
  const shop: Shop = {
    config,
    db,
    reading,
    settings,
    redirects,
    catalogue,
    seeEdits,
    frame,
    load,
    answers,
    live,
    searches,
    closing,
    pause,
  };
  return { shop, changes };
}
