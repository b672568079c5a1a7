import { createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ownConnection } from '../database/connect.ts';
import { LOCK_NAME } from '../database/lock-name.ts';
import { REMOVING } from '../media/remove-orphans.ts';
import { CONTENTS, type Contents, hashOf, type Place, tableFile } from './backup-folder.ts';

type Options = {
  /** Where the folder of this back-up is made. */
  into: string;
  now?: () => Date;
  onTable?: (name: string, rows: number) => void;
};

/**
 * The shop as it stands at one moment, while it goes on selling: all tables by one snapshot, the
 * originals of pictures and documents unless they are in a bucket, and the key of the second
 * factors. Answers with its folder.
 */
export async function takeBackup(place: Place, { into, now, onTable }: Options): Promise<string> {
  const takenAt = (now?.() ?? new Date()).toISOString();
  const folder = join(into, takenAt.replaceAll(':', '-'));
  const partial = `${folder}.partial`;
  const client = ownConnection(place);
  // Before anything is made: a database that is away leaves no folder behind.
  await client.connect();
  try {
    await mkdir(join(partial, 'tables'), { recursive: true, mode: 0o700 });
    // Held until the connection ends: no file goes that a row of the snapshot names.
    await client.query(LOCK_NAME, [REMOVING]);
    await client.query('set statement_timeout = 0');
    // Many files take longer to copy to another disk than a transaction may do nothing.
    await client.query('set idle_in_transaction_session_timeout = 0');
    // Whatever the server writes them in: a restored shop is compared with what is written here.
    await client.query("set time zone 'UTC'");
    await client.query('begin isolation level repeatable read read only');
    const schema = await lastMigration(client);
    const tables = await tablesOf(client);
    const kept: Contents['tables'] = [];
    for (const { name, columns } of tables) {
      const copied = await copyTable(client, partial, { name, columns });
      kept.push({ name, columns, ...copied });
      onTable?.(name, copied.rows);
    }
    // Sequences run on outside of any snapshot: read afterwards, they are past all that was copied.
    const sequences = await sequencesOf(client);
    const files = place.bucket ? [] : await copyMedia(place.dataDir, partial);
    await keepSecretKey(place.dataDir, partial);
    const contents: Contents = {
      format: 1,
      taken_at: takenAt,
      schema,
      time_zone: 'UTC',
      tables: kept,
      sequences,
      media: place.bucket ? 'bucket' : 'folder',
      files,
    };
    await writeFile(join(partial, CONTENTS), JSON.stringify(contents, null, 2), { mode: 0o600 });
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
  await rename(partial, folder);
  return folder;
}

async function lastMigration(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name desc limit 1',
  );
  if (!rows[0]) throw new Error('There is no shop in this database.');
  return rows[0].name;
}

/**
 * Without what the database computes itself, the notes of which migrations ran, and the files of
 * builds, which every process brings along.
 */
async function tablesOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace
      and c.relkind = 'r'
      and a.attgenerated = ''
      and c.relname not in ('kysely_migration', 'kysely_migration_lock', 'migration_need', 'built_file')
    group by c.relname
    order by c.relname`);
  return rows;
}

async function copyTable(
  client: pg.Client,
  folder: string,
  { name, columns }: { name: string; columns: string[] },
) {
  const file = tableFile(folder, name);
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const rows = client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${list}) to stdout`));
  await pipeline(rows, createGzip({ level: 3 }), createWriteStream(file, { mode: 0o600 }));
  return { rows: rows.rowCount, hash: await hashOf(file) };
}

async function sequencesOf(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: number }>(`
    select sequencename as name, last_value as last
    from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

/** Files are written once and never changed: where the file system can, both folders share them. */
async function copyMedia(dataDir: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const part of ['originals', 'documents']) {
    const from = join(dataDir, 'media', part);
    await mkdir(join(folder, 'media', part), { recursive: true });
    for (const name of await namesIn(from)) {
      const [source, target] = [join(from, name), join(folder, 'media', part, name)];
      await link(source, target).catch(() => copyFile(source, target));
      files.push(`${part}/${name}`);
    }
  }
  return files;
}

/** Those that are whole: what is being written has no name of its own yet. */
const namesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) =>
    /^[a-z0-9][a-z0-9._-]+\.\w+$/.test(name),
  );

const keepSecretKey = (dataDir: string, folder: string) =>
  copyFile(join(dataDir, 'secret-key'), join(folder, 'secret-key')).catch((error) => {
    // The operator keeps it in the environment, or nobody needed one yet.
    if (error.code !== 'ENOENT') throw error;
  });
