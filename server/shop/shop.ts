import type { Config } from '../base/config/config.ts';
import type { Database } from '../base/database/connect.ts';
import type { LiveEvents } from '../base/live-events/live-events.ts';
import type { Load, openLoad } from '../base/pacing/load.ts';
import type { Settings } from '../base/settings/settings.ts';
import type { SiteContent } from './content/site-content.ts';
import type { Redirects } from './redirects/redirects.ts';
import type { SearchCounter } from './search/log/search-counter.ts';
import type { SearchedCatalogue } from './search/searched-catalogue.ts';

/** What every part of the running shop may use. */
export type Shop = {
  config: Pick<
    Config,
    | 'dataDir'
    | 'bucket'
    | 'publicUrl'
    | 'trustProxy'
    | 'secretKey'
    | 'cdnSeconds'
    | 'dev'
    | 'processes'
  > &
    Parameters<typeof openLoad>[0];
  db: Database;
  /** The same for pages and lists, which never take all of its connections. */
  reading: Database;
  /** Where cards and content are read: a standby while it is in step, else the same as `reading`. */
  catalogueReads: Database;
  /** What stands around every page, as it is now. */
  siteContent: () => SiteContent;
  /** How much is taken on at once, and who goes first. */
  load: Load;
  /** The shop's settings as they are now. */
  settings: () => Settings;
  /** Where old addresses lead, as it is now. */
  redirects: () => Redirects;
  /** The catalogue in memory, as it is now. */
  catalogue: () => SearchedCatalogue;
  /** Until what people have saved is in it, or cannot be followed. */
  seeEdits: () => Promise<void>;
  /** Tells the open screens of the shop's people what happens. */
  live: LiveEvents;
  /** Counts what people search for. */
  searches: SearchCounter;
  /** Aborted once this process has to end: what is under way ends, and no more should come. */
  closing: AbortSignal;
  /** Lets so many milliseconds pass. */
  pause: (milliseconds: number) => Promise<unknown>;
};
