import type { Config } from './base/config/config.ts';
import type { Database } from './base/database/connect.ts';

/**
 * A new embedded database gets the demo catalogue; in a database of the operator's we add nothing.
 * Who wants a shop of their own gets it with what every shop needs, and it never becomes the demo's.
 */
export async function fillEmptyShop(db: Database, config: Config) {
  if (await isBegun(db)) return;
  if (!config.demo) {
    const { beginOwnShop } = await import('../demo/begin-own-shop.ts');
    await beginOwnShop(db);
    console.log('An empty shop: its first steps stand in the back office.');
    return;
  }
  if (config.databaseUrl) {
    console.log(
      'The catalogue is empty. `npm run demo` loads the demo catalogue, DEMO=0 begins a shop of your own.',
    );
    return;
  }
  const { loadDemo } = await import('../demo/load-demo.ts');
  const { progressBar } = await import('../demo/progress-bar.ts');
  const bar = progressBar('Loading the demo catalogue');
  const { dataDir, bucket } = config;
  await loadDemo(db, { dataDir, bucket, onProgress: (_, share) => bar(share) });
}

async function isBegun(db: Database): Promise<boolean> {
  const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  if (product) return true;
  const own = await db
    .selectFrom('setting')
    .select('key')
    .where('key', '=', 'first_steps')
    .executeTakeFirst();
  return own !== undefined;
}
