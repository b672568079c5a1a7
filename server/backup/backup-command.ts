import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { takeBackup } from './take-backup.ts';

/**
 * `npm run backup -- [FOLDER] [--keep N]`: a back-up in a folder of its own below FOLDER (default:
 * `backups` in the data folder) while the shop is open. With --keep only the newest N stay.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' } },
});
if (positionals.length > 1 || (values.keep !== undefined && !/^[1-9]\d*$/.test(values.keep))) {
  console.error('Usage: npm run backup -- [FOLDER] [--keep N]');
  process.exit(2);
}

const config = readConfig(process.env);
const into = resolve(positionals[0] ?? join(config.dataDir, 'backups'));
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

/** Their names are moments, so the newest come last. */
async function removeOlder(keep: number) {
  const names = (await readdir(into)).filter((name) =>
    /^\d{4}-\d\d-\d\dT[\d-]+\.\d+Z(\.partial)?$/.test(name),
  );
  const whole = names.filter((name) => !name.endsWith('.partial')).toSorted();
  // What was broken off before the newest one began will never be whole.
  const broken = names.filter((name) => name.endsWith('.partial') && name < (whole.at(-1) ?? ''));
  for (const name of [...whole.slice(0, -keep), ...broken]) {
    await rm(join(into, name), { recursive: true });
    console.log(`removed ${name}`);
  }
}

function tell(table: string, rows: number) {
  if (rows > 0) console.log(`${table}: ${rows} rows`);
}
