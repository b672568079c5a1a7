import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { startEmbedded } from '../database/embedded/start-embedded.ts';
import { proveBackup } from './prove-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * `npm run restore -- FOLDER [--replace]`: the shop of a back-up, in this database and data folder.
 * With --prove in ones that are thrown away afterwards, to see that it comes back as it was.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    replace: { type: 'boolean', default: false },
    prove: { type: 'boolean', default: false },
  },
});
const [folder = ''] = positionals;
if (positionals.length !== 1 || (values.prove && values.replace)) {
  console.error('Usage: npm run restore -- FOLDER [--replace | --prove]');
  process.exit(2);
}

try {
  await (values.prove ? prove(resolve(folder)) : restore(resolve(folder)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function restore(from: string) {
  const config = readConfig(process.env);
  const { databaseUrl, databaseDirectUrl, dataDir } = config;
  const named = databaseDirectUrl ?? databaseUrl;
  const server = named === null ? await startEmbedded({ dataDir }) : null;
  try {
    const { taken_at, tables, media } = await restoreBackup(
      { ...config, databaseUrl: server?.url ?? named ?? '' },
      { folder: from, replace: values.replace, onTable: tell },
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`The shop is as it was at ${taken_at}: ${rows} rows of ${tables.length} tables.`);
    if (media === 'bucket') console.log('Its pictures and documents are in the bucket it had.');
  } finally {
    await server?.stop();
  }
}

async function prove(from: string) {
  const { rows, proved_at } = await proveBackup({ folder: from, onTable: tell });
  console.log(`${from} comes back as it was: ${rows} rows, seen at ${proved_at}.`);
}

function tell(table: string, rows: number) {
  if (rows > 0) console.log(`${table}: ${rows} rows`);
}
