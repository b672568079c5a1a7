import { rm } from 'node:fs/promises';
import { invalid } from '../changes/refused.ts';
import type { Database } from '../database/connect.ts';
import { noteFiles, orphans } from './known-files.ts';
import { documentPath, originalPaths, writeDocument, writeOriginal } from './media-store.ts';

const MOST_BYTES = 20 * 2 ** 20;

/** A picture or a document that somebody brings: on disk, with its row. Refused if it is neither. */
export async function storeFile(
  { db, dataDir }: { db: Database; dataDir: string },
  kind: 'picture' | 'document',
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string> {
  if (bytes.length === 0 || bytes.length > MOST_BYTES) throw invalid({ file: ['EDIT.FILE'] });
  const write = kind === 'picture' ? writeOriginal : writeDocument;
  const file = await write(dataDir, name.replace(/\.[a-z]{2,5}$/i, ''), bytes).catch((error) => {
    // A full disk is no mistake of whoever brought the file.
    throw 'code' in error ? error : invalid({ file: ['EDIT.FILE'] });
  });
  await noteFiles(db, [{ file, kind, bytes: bytes.length }]);
  return file;
}

/** Takes away what nothing shows and was stored before the given moment; answers with its names. */
export async function removeOrphans(
  { db, dataDir }: { db: Database; dataDir: string },
  before: Date,
): Promise<string[]> {
  const removed: string[] = [];
  for (const file of await orphans(db, before)) {
    const { numDeletedRows } = await db
      .deleteFrom('media_file')
      .where('file', '=', file)
      .executeTakeFirst();
    if (numDeletedRows === 0n) continue;
    const stem = /([^/]+)\.[a-z]+$/.exec(file)?.[1] ?? '';
    const paths = file.endsWith('.pdf')
      ? [documentPath(dataDir, stem)]
      : originalPaths(dataDir, stem);
    for (const path of paths) await rm(path, { force: true });
    removed.push(file);
  }
  return removed;
}
