import { readdirSync, readFileSync } from 'node:fs';
import type { Draw } from './family.ts';

const folder = new URL('../data/drawings/', import.meta.url);

/** The SVG files of a folder by name; one is shown where there is none of the name asked for. */
export function drawingFiles(name: string, usual: string) {
  const files = new Map<string, string>();
  for (const file of readdirSync(new URL(`${name}/`, folder))) {
    const svg = readFileSync(new URL(`${name}/${file}`, folder), 'utf8').replaceAll('\n', '');
    files.set(file.replace('.svg', ''), svg);
  }
  return {
    kinds: [...files.keys()],
    read: (kind: string): string => files.get(kind) ?? files.get(usual) ?? '',
  };
}

/** What no size and no colour changes is a file, by the kind of thing it shows. */
export function drawnByKind(family: string, usual: string): Draw {
  const files = drawingFiles(family, usual);
  return (sheet, about) => sheet.add(files.read(about.text('kind', usual)));
}
