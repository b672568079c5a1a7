import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedName } from './media-files.ts';
import type { MediaStore } from './media-store.ts';

/** Files below `media` in the data folder. */
export function diskStore(dataDir: string): MediaStore {
  const pathOf = (name: string) => join(dataDir, 'media', checkedName(name));
  return {
    read: (name) => readFile(pathOf(name)).catch(nullIfMissing),
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    write: (name, bytes) => replaceFile(pathOf(name), bytes),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** It is written aside, then takes its name in one step. */
async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  const aside = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(aside, bytes);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}
