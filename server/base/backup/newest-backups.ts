import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Config } from '../config/config.ts';
import { keptBackups, takenAt } from './kept-backups.ts';

type Newest = {
  kind: 'folder' | 'pgbackrest';
  /** Null: there is none. */
  takenAt: Date | null;
};

type Places = Pick<Config, 'backupDir' | 'pgbackrestInfo'>;

/** The newest back-up of each kind this shop has; folders also where there is nothing at all. */
export async function newestBackups({ backupDir, pgbackrestInfo }: Places): Promise<Newest[]> {
  const { whole } = await keptBackups(backupDir);
  const last = whole.at(-1);
  const folder: Newest = { kind: 'folder', takenAt: last === undefined ? null : takenAt(last) };
  if (pgbackrestInfo === null) return [folder];
  const other: Newest = { kind: 'pgbackrest', takenAt: await newestIn(pgbackrestInfo) };
  return last === undefined ? [other] : [folder, other];
}

/** As much of `pgbackrest --output=json info` as is read here. */
const told = v.array(
  v.object({
    backup: v.array(
      v.object({
        /** Whether pages of it were damaged. */
        error: v.nullish(v.boolean()),
        timestamp: v.object({ stop: v.number() }),
      }),
    ),
  }),
);

async function newestIn(file: string): Promise<Date | null> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  const stops = v
    .parse(told, JSON.parse(text))
    .flatMap(({ backup }) => backup)
    .filter(({ error }) => !error)
    .map(({ timestamp }) => timestamp.stop * 1000);
  return stops.length > 0 ? new Date(Math.max(...stops)) : null;
}

const proof = v.object({
  /** Of the back-up that was restored. */
  folder: v.string(),
  proved_at: v.pipe(v.string(), v.isoTimestamp()),
  rows: v.number(),
});
export type Proof = v.InferOutput<typeof proof>;

/** Beside the back-ups: the folder of the one that was tried goes when it is old. */
export const proofFile = (backupDir: string) => join(backupDir, 'proved.json');

/** The last back-up that was restored for a trial, and came back as it was; null: none was. */
export async function lastProof(backupDir: string): Promise<Proof | null> {
  const text = await readFile(proofFile(backupDir), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return 'null';
    throw error;
  });
  return v.parse(v.nullable(proof), JSON.parse(text));
}
