import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PicturePreset } from '../../contract/pictures.ts';

/**
 * Where pictures lie: originals as they came, renderings beside them. A stem
 * carries a hash of the content, so a picture that changes gets another name and caches never lie.
 */
const originals = (dataDir: string): string => join(dataDir, 'media', 'originals');

export const renderingPath = (dataDir: string, preset: PicturePreset, stem: string): string =>
  join(dataDir, 'media', 'cache', preset, `${stem}.webp`);

const extensions = ['svg', 'png', 'jpg', 'webp'] as const;
type Extension = (typeof extensions)[number];

/** A file name without its extension that cannot leave its folder. */
export const isStem = (word: string): boolean =>
  /^[a-z0-9][a-z0-9._-]{0,120}$/.test(word) && !word.includes('..');

/** Stores a picture once and tells the address under which it is served. */
export async function writeOriginal(
  dataDir: string,
  stemHint: string,
  content: string | Uint8Array,
): Promise<string> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const stem = `${stemOf(stemHint)}-${hash}`;
  await writeOnce(join(originals(dataDir), `${stem}.${extensionOf(bytes)}`), bytes);
  return `/media/default/${stem}.webp`;
}

const PDF = '%PDF-';

/** Stores a PDF once and tells the address under which it is served. Throws at anything else. */
export async function writeDocument(dataDir: string, stemHint: string, bytes: Uint8Array) {
  if (Buffer.from(bytes.subarray(0, PDF.length)).toString('latin1') !== PDF) {
    throw new Error('A document must be a PDF.');
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const name = `${stemOf(stemHint)}-${hash}`;
  await writeOnce(documentPath(dataDir, name), bytes);
  return `/media/documents/${name}.pdf`;
}

export const documentPath = (dataDir: string, stem: string): string =>
  join(dataDir, 'media', 'documents', `${stem}.pdf`);

/** Where the original of this name may be. */
export const originalPaths = (dataDir: string, stem: string): string[] =>
  extensions.map((extension) => join(originals(dataDir), `${stem}.${extension}`));

export async function readOriginal(dataDir: string, stem: string): Promise<Buffer | null> {
  for (const path of originalPaths(dataDir, stem)) {
    const bytes = await readIfThere(path);
    if (bytes !== null) return bytes;
  }
  return null;
}

export async function readIfThere(path: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Readers never see half a file: it is written aside, then takes its name in one step. */
export async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
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

async function writeOnce(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await access(path);
  } catch {
    await replaceFile(path, bytes);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function stemOf(hint: string): string {
  const stem = hint
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .slice(0, 80)
    .replaceAll(/^[-.]+|[-.]+$/g, '');
  return stem || 'picture';
}

/** By the first bytes, not by what somebody called the file. */
function extensionOf(bytes: Uint8Array): Extension {
  const start = Buffer.from(bytes.subarray(0, 256)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpg';
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  if (/^\s*(<\?xml|<svg)/.test(start)) return 'svg';
  throw new Error('A picture must be svg, png, jpeg or webp.');
}
