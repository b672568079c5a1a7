import { createHash } from 'node:crypto';
import { isPicturePreset, type PicturePreset, picturePresets } from '../../../contract/pictures.ts';
import type { MediaStore } from './media-store.ts';

/*
 * Names in the store: originals as they came, renderings beside them. A stem carries a hash of the
 * content, so a picture that changes gets another name and caches never lie.
 */
const originalName = (stem: string, extension: Extension) => `originals/${stem}.${extension}`;
export const documentName = (stem: string) => `documents/${stem}.pdf`;
export const renderingName = (preset: PicturePreset, stem: string) =>
  `cache/${preset}/${stem}.webp`;

/** What is brought is drawn anew as webp, so it is looked for first. */
const extensions = ['webp', 'svg', 'png', 'jpg'] as const;
type Extension = (typeof extensions)[number];

/** A file name without its extension that cannot leave its folder. */
export const isStem = (word: string): boolean =>
  /^[a-z0-9][a-z0-9._-]{0,120}$/.test(word) && !word.includes('..');

/** Whatever went wrong before: nothing outside of the store's own folders can be named. */
export function checkedName(name: string): string {
  const [, stem = ''] =
    /^(?:originals|documents|cache\/[a-z]+)\/(.+)\.[a-z]{3,4}$/.exec(name) ?? [];
  if (!isStem(stem)) throw new Error(`${name} is no name of a picture or document.`);
  return name;
}

/** Stores a picture once and tells the address under which it is served. */
export async function writeOriginal(
  store: MediaStore,
  stemHint: string,
  content: string | Uint8Array,
): Promise<string> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const stem = `${stemOf(stemHint)}-${hash}`;
  await writeOnce(store, originalName(stem, extensionOf(bytes)), bytes);
  return `/media/default/${stem}.webp`;
}

const PDF = '%PDF-';

/** Stores a PDF once and tells the address under which it is served. Throws at anything else. */
export async function writeDocument(store: MediaStore, stemHint: string, bytes: Uint8Array) {
  if (Buffer.from(bytes.subarray(0, PDF.length)).toString('latin1') !== PDF) {
    throw new Error('A document must be a PDF.');
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const stem = `${stemOf(stemHint)}-${hash}`;
  await writeOnce(store, documentName(stem), bytes);
  return `/media/documents/${stem}.pdf`;
}

/** The names the original of this stem may have. */
const originalNames = (stem: string) =>
  extensions.map((extension) => originalName(stem, extension));

export async function readOriginal(store: MediaStore, stem: string): Promise<Buffer | null> {
  for (const name of originalNames(stem)) {
    const bytes = await store.read(name);
    if (bytes !== null) return bytes;
  }
  return null;
}

/** All that may stand behind an address under which it is served. */
export function namesOf(file: string): string[] {
  const stem = /([^/]+)\.[a-z]+$/.exec(file)?.[1] ?? '';
  if (file.endsWith('.pdf')) return [documentName(stem)];
  const presets = Object.keys(picturePresets).filter(isPicturePreset);
  return [...originalNames(stem), ...presets.map((preset) => renderingName(preset, stem))];
}

async function writeOnce(store: MediaStore, name: string, bytes: Uint8Array): Promise<void> {
  if (!(await store.has(name))) await store.write(name, bytes);
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
