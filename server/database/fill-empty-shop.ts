import type { Config } from '../config.ts';
import type { Database } from './connect.ts';

/** A new embedded database gets the demo catalogue; in a database of the operator's we add nothing. */
export async function fillEmptyShop(db: Database, config: Config) {
  const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  if (product) return;
  if (config.databaseUrl) {
    console.log('The catalogue is empty. `npm run demo` loads the demo catalogue.');
    return;
  }
  const { loadDemo } = await import('../../demo/load-demo.ts');
  const { progressBar } = await import('../../demo/progress-bar.ts');
  const bar = progressBar('Loading the demo catalogue');
  await loadDemo(db, { dataDir: config.dataDir, onProgress: (_, share) => bar(share) });
}
