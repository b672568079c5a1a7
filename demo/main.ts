import { parseArgs } from 'node:util';
import { readConfig } from '../server/base/config/config.ts';
import { openDatabase } from '../server/base/database/open-database.ts';
import { loadDemo } from './load-demo.ts';
import { progressBar } from './progress-bar.ts';

/** `npm run demo [-- --products 100000]`: fills an empty shop with demo data. */
const { values } = parseArgs({ options: { products: { type: 'string' } } });
const products = values.products === undefined ? undefined : Number(values.products);
if (products !== undefined && !(Number.isInteger(products) && products > 0)) {
  console.error('--products takes a whole number, such as 100000.');
  process.exit(1);
}

const config = readConfig(process.env);
const database = await openDatabase(config);
const bar = progressBar('Loading the demo catalogue');
const loaded = await loadDemo(database.db, {
  dataDir: config.dataDir,
  bucket: config.bucket,
  ...(products !== undefined && { products }),
  onProgress: (_, share) => bar(share),
});
if (!loaded) console.error('The shop has products already; the demo fills an empty one only.');
await database.close();
process.exit(loaded ? 0 : 1);
