import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { keptBackups } from './kept-backups.ts';
import { takeBackup } from './take-backup.ts';

/**
 * `npm run backup -- [FOLDER] [--keep N] [--daily]`: a back-up in a folder of its own below FOLDER
 * (default: BACKUP_DIR) while the shop is open. With --keep only the newest N stay;
 * with --daily none is made beside one of the same day.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, daily: { type: 'boolean', default: false } },
});
if (positionals.length > 1 || (values.keep !== undefined && !/^[1-9]\d*$/.test(values.keep))) {
  console.error('Usage: npm run backup -- [FOLDER] [--keep N] [--daily]');
  process.exit(2);
}

const config = readConfig(process.env);
const into = resolve(positionals[0] ?? config.backupDir);
if (values.daily && (await keptBackups(into)).isTakenOn(new Date())) process.exit(0);
const database = await openDatabase(config, { migrates: false });
try {
  const folder = await takeBackup(
    { ...config, databaseUrl: database.directUrl },
    { into, onTable: tell },
  );
  console.log(folder);
  if (config.bucket) console.log(`Without the pictures and documents of ${config.bucket.name}.`);
  if (values.keep) await removeOlder(Number(values.keep));
} finally {
  await database.close();
}

async function removeOlder(keep: number) {
  const { whole, broken } = await keptBackups(into);
  for (const name of [...whole.slice(0, -keep), ...broken]) {
    await rm(join(into, name), { recursive: true });
    console.log(`removed ${name}`);
  }
}

function tell(table: string, rows: number) {
  if (rows > 0) console.log(`${table}: ${rows} rows`);
}
