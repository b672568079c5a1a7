import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { startEmbedded } from '../database/embedded/start-embedded.ts';
import { restoreBackup } from './restore-backup.ts';

/** `npm run restore -- FOLDER [--replace]`: the shop of a back-up, in this database and data folder. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined || positionals.length > 1) {
  console.error('Usage: npm run restore -- FOLDER [--replace]');
  process.exit(2);
}

const config = readConfig(process.env);
const { databaseUrl, databaseDirectUrl, dataDir } = config;
const named = databaseDirectUrl ?? databaseUrl;
const server = named === null ? await startEmbedded({ dataDir }) : null;
try {
  const { taken_at, tables, media } = await restoreBackup(
    { ...config, databaseUrl: server?.url ?? named ?? '' },
    { folder: resolve(folder), replace: values.replace, onTable: tell },
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`The shop is as it was at ${taken_at}: ${rows} rows of ${tables.length} tables.`);
  if (media === 'bucket') console.log('Its pictures and documents are in the bucket it had.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server?.stop();
}

function tell(table: string, rows: number) {
  if (rows > 0) console.log(`${table}: ${rows} rows`);
}
