import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '../../contract/locale.ts';
import type { Assets } from '../../storefront/assets.ts';

type Chunk = { file: string; imports?: string[]; css?: string[] };

const ENTRY = 'storefront/entry-browser.tsx';

/** What the first words of a page are set in. */
const fonts: Record<Locale, string[]> = {
  ro: ['storefront/fonts/onest-latin.woff2'],
  ru: ['storefront/fonts/onest-latin.woff2', 'storefront/fonts/onest-cyrillic.woff2'],
};

/** Reads the build's manifest; tells the files that given screens need. */
export async function readBuiltAssets(browserDir: string) {
  const text = await readFile(join(browserDir, '.vite/manifest.json'), 'utf8');
  const manifest: Record<string, Chunk> = JSON.parse(text);

  function withImports(name: string, found = new Set<string>()): Set<string> {
    if (found.has(name) || !manifest[name]) return found;
    found.add(name);
    for (const imported of manifest[name].imports ?? []) withImports(imported, found);
    return found;
  }

  const chunksOf = (names: Iterable<string>) =>
    [...names].map((name) => manifest[name]).filter((chunk) => chunk !== undefined);

  return (screens: string[], locale: Locale): Assets => {
    const all = withImports(ENTRY);
    for (const screen of screens) withImports(`storefront/pages/${screen}.tsx`, all);
    const chunks = chunksOf(all);
    const entryFile = manifest[ENTRY]?.file;
    return {
      scripts: entryFile ? [`/${entryFile}`] : [],
      styles: unique(chunks.flatMap(({ css = [] }) => css)),
      preloads: unique(chunks.map(({ file }) => file).filter((file) => file !== entryFile)),
      fonts: unique(chunksOf(fonts[locale]).map(({ file }) => file)),
    };
  };
}

const unique = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);
