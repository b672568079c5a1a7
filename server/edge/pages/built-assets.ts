import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '../../../contract/locale.ts';
import type { Assets } from '../../../storefront/assets.ts';

type Chunk = { file: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/** What the first words of a page are set in. */
const fonts: Record<Locale, string[]> = {
  ro: ['kit/fonts/onest-latin.woff2'],
  ru: ['kit/fonts/onest-latin.woff2', 'kit/fonts/onest-cyrillic.woff2'],
};

/** Reads what was built for each language; tells the files that given screens need. */
export async function readBuiltAssets(
  browserDir: string,
  { entry = 'storefront/entry-browser.tsx', base = '/' } = {},
) {
  const unique = (files: string[]) => [...new Set(files)].map((file) => `${base}${file}`);
  const manifests = new Map<Locale, Manifest>();
  for (const locale of locales) {
    const text = await readFile(join(browserDir, `.vite/manifest-${locale}.json`), 'utf8');
    manifests.set(locale, JSON.parse(text));
  }
  return (screens: string[], locale: Locale): Assets => {
    const manifest = manifests.get(locale) ?? {};
    const all = withImports(manifest, entry);
    for (const screen of screens) withImports(manifest, `storefront/pages/${screen}.tsx`, all);
    const chunks = chunksOf(manifest, all);
    const entryFile = manifest[entry]?.file;
    return {
      scripts: entryFile ? unique([entryFile]) : [],
      styles: unique(chunks.flatMap(({ css = [] }) => css)),
      preloads: unique(chunks.map(({ file }) => file).filter((file) => file !== entryFile)),
      fonts: unique(chunksOf(manifest, fonts[locale]).map(({ file }) => file)),
    };
  };
}

function withImports(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name) || !manifest[name]) return found;
  found.add(name);
  for (const imported of manifest[name].imports ?? []) withImports(manifest, imported, found);
  return found;
}

const chunksOf = (manifest: Manifest, names: Iterable<string>) =>
  [...names].map((name) => manifest[name]).filter((chunk) => chunk !== undefined);
