import { type ByteSource, sourceOf } from '../../../base/archives/open-archive.ts';
import { BadTable } from '../table/bad-table.ts';
import { openZip } from '../table/zip-parts.ts';
import { isOfNoConcern } from './file-name.ts';
import type { ArchivedFile } from './judge-file.ts';

/** Pictures are packed by themselves: what shrinks much more was made to harm. */
const limits = { entries: 5_000, unpacked: 2 * 2 ** 30, ratio: 200 };

/** Whether a packed file holds no table, and so files by themselves. */
export async function isArchive(fileName: string, bytes: Uint8Array): Promise<boolean> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return false;
  try {
    const { names } = await openZip(sourceOf(bytes), limits);
    return !names().some((name) => name.startsWith('xl/'));
  } catch {
    // Why it cannot be opened is said by who tries it.
    return /\.zip$/i.test(fileName);
  }
}

/** The files of an archive, in the order in which it has them; nothing is unpacked yet. */
export async function openArchive(file: ByteSource): Promise<ArchivedFile[]> {
  const { parts } = await openZip(file, limits).catch(inItsWords);
  const files = parts.filter(({ name }) => !isOfNoConcern(name));
  if (files.length === 0) throw new BadTable('FILES.NONE');
  return files.map((file) => ({ ...file, read: () => file.read().catch(inItsWords) }));
}

const words = {
  'TABLE.ZIP': 'FILES.ZIP',
  'TABLE.BOMB': 'FILES.BOMB',
  'TABLE.ENCRYPTED': 'FILES.ENCRYPTED',
} as const;

function inItsWords(error: unknown): never {
  if (!(error instanceof BadTable)) throw error;
  const [, key] = Object.entries(words).find(([one]) => one === error.key) ?? [];
  throw key ? new BadTable(key, error.values) : error;
}
