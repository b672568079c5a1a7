import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';

/** A shop: its database, and where its files are. */
export type Place = { databaseUrl: string } & Pick<Config, 'dataDir'> &
  Partial<Pick<Config, 'bucket' | 'databasePatience'>>;

/** What a back-up consists of; it is written last, so that a folder with it is whole. */
const contents = v.object({
  format: v.literal(1),
  /** When the shop looked as it is kept here. */
  taken_at: v.string(),
  /** Of the last migration. */
  schema: v.string(),
  /** In which moments are written in its tables; older ones do not say. */
  time_zone: v.optional(v.literal('UTC')),
  tables: v.array(
    v.object({
      name: v.pipe(v.string(), v.regex(/^[a-z_0-9]+$/)),
      columns: v.array(v.pipe(v.string(), v.regex(/^[a-z_0-9]+$/))),
      rows: v.number(),
      /** SHA-256 of its file. */
      hash: v.string(),
    }),
  ),
  sequences: v.record(v.pipe(v.string(), v.regex(/^[a-z_0-9]+$/)), v.number()),
  /** Where pictures and documents are: in the folder, or in the bucket, which looks after its own. */
  media: v.optional(v.picklist(['folder', 'bucket']), 'folder'),
  /** Those in the folder by their path below `media`, which names their content. */
  files: v.array(v.pipe(v.string(), v.regex(/^(originals|documents)\/[a-z0-9][a-z0-9._-]+$/))),
});
export type Contents = v.InferOutput<typeof contents>;

export const CONTENTS = 'contents.json';

export const tableFile = (folder: string, table: string) =>
  join(folder, 'tables', `${table}.copy.gz`);

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The contents of a back-up each file of which is as it was written; throws at any other. */
export async function readBackup(folder: string): Promise<Contents> {
  const text = await readFile(join(folder, CONTENTS), 'utf8').catch(() => {
    throw new Error(`${folder} is no whole back-up: it has no ${CONTENTS}.`);
  });
  const read = v.parse(contents, JSON.parse(text));
  for (const { name, hash } of read.tables) {
    const found = await hashOf(tableFile(folder, name)).catch(() => 'nothing');
    if (found !== hash) throw new Error(`The back-up is damaged: the table ${name} is not whole.`);
  }
  return read;
}
