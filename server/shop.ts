import type { Directory } from './catalogue/directory.ts';
import type { Config } from './config.ts';
import type { Settings } from './content/settings.ts';
import type { Database } from './database/connect.ts';

/** What every part of the running shop may use. */
export type Shop = {
  config: Pick<Config, 'dataDir' | 'publicUrl' | 'trustProxy' | 'dev'>;
  db: Database;
  /** The shop's settings as they are now. */
  settings: () => Settings;
  /** Categories, brands and attributes as they are now. */
  directory: () => Directory;
  /** Lets so many milliseconds pass. */
  pause: (milliseconds: number) => Promise<unknown>;
};
