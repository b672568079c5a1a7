import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { startEmbedded } from '../database/embedded/start-embedded.ts';
import { type Contents, tableFile } from './backup-folder.ts';
import { type Proof, proofFile } from './newest-backups.ts';
import { restoreBackup } from './restore-backup.ts';

type Options = {
  folder: string;
  now?: () => Date;
  onTable?: (name: string, rows: number) => void;
};

/**
 * Restores a back-up into a database and a folder that are thrown away afterwards, as it would be
 * restored in earnest, and compares every table with what the back-up holds. What came back as it was
 * is noted beside the back-up.
 */
export async function proveBackup({ folder, now, onTable }: Options): Promise<Proof> {
  const home = await mkdtemp(join(tmpdir(), 'cablaj-proof-'));
  const server = await startEmbedded({ dataDir: home, throwaway: true });
  try {
    const { tables } = await restoreBackup(
      { databaseUrl: server.url, dataDir: home },
      {
        folder,
        onRestored: (client, contents) => compareTables(client, { folder, contents, onTable }),
      },
    );
    const proof: Proof = {
      folder: basename(folder),
      proved_at: (now?.() ?? new Date()).toISOString(),
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    };
    await note(dirname(folder), proof);
    return proof;
  } finally {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
}

type Compared = { folder: string; contents: Contents; onTable: Options['onTable'] };

/** Throws at the first table that is not what was written. */
async function compareTables(
  client: pg.Client,
  { folder, contents: { tables, time_zone }, onTable }: Compared,
) {
  await client.query("set local time zone 'UTC'");
  // From the first row on, whoever else has read the table just before.
  await client.query('set local synchronize_seqscans = off');
  for (const { name, columns, rows } of tables) {
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const there = client.query(copyTo(`copy ${client.escapeIdentifier(name)} (${list}) to stdout`));
    const found = await hashOf(there);
    const kept = await hashOf(createReadStream(tableFile(folder, name)), createGunzip());
    // One that does not say in which zone it wrote moments may have written the same otherwise.
    const isSame = there.rowCount === rows && (found === kept || time_zone === undefined);
    if (!isSame) {
      throw new Error(
        `The back-up does not come back as it was: ${name} has ${there.rowCount} rows of ${rows}.`,
      );
    }
    onTable?.(name, rows);
  }
}

async function hashOf(from: Readable, ...through: Duplex[]): Promise<string> {
  const hash = createHash('sha256');
  await pipeline([from, ...through, hash]);
  return hash.digest('hex');
}

/** In one step: whoever reads it finds the former one, or this. */
async function note(backupDir: string, proof: Proof) {
  const file = proofFile(backupDir);
  await writeFile(`${file}.new`, JSON.stringify(proof), { mode: 0o600 });
  await rename(`${file}.new`, file);
}
