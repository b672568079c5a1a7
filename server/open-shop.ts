import { setTimeout as sleep } from 'node:timers/promises';
import { loadDirectory } from './catalogue/directory.ts';
import type { Config } from './config.ts';
import { loadSettings } from './content/settings.ts';
import type { Database } from './database/connect.ts';
import { latestOnly } from './latest-only.ts';
import { describeNewProducts } from './search/write-search-rows.ts';
import type { Shop } from './shop.ts';

/** Reads what the shop keeps in memory; the returned refreshes are called when it changes. */
export async function openShop(db: Database, config: Config, pause: Shop['pause'] = sleep) {
  let settings = await loadSettings(db);
  const readCatalogue = async () => {
    await describeNewProducts(db);
    return loadDirectory(db);
  };
  let directory = await readCatalogue();
  const shop: Shop = { config, db, settings: () => settings, directory: () => directory, pause };
  return {
    shop,
    refreshSettings: latestOnly(async () => {
      settings = await loadSettings(db);
    }),
    refreshDirectory: latestOnly(async () => {
      directory = await readCatalogue();
    }),
  };
}
