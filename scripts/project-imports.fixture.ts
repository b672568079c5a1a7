import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** A file's text, by its path from the root. */
export const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

export type Import = { from: string; to: string; typeOnly: boolean; lazy: boolean };

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?(?:'[^']*')?\sfrom\s+)?'(\.[^']+)'/g;
const LAZY = /import\(\s*'(\.[^']+)'\s*\)/g;

/** Every relative import of the project's own files, by paths from the root. */
function imports(): Import[] {
  const files = globSync(
    [
      '{contract,kit,server,storefront,backoffice,demo,bench,fake-bank,faults,search-quality,e2e,testing,scripts}/**/*.{ts,tsx,mjs}',
      '*.config.ts',
    ],
    { cwd: root },
  );
  return files.flatMap((from) => {
    const source = textOf(from);
    const target = (path: string) => relative(root, join(root, dirname(from), path));
    return [
      ...[...source.matchAll(IMPORT)].map(([, type, path = '']) => ({
        from,
        to: target(path),
        typeOnly: type !== undefined,
        lazy: false,
      })),
      ...[...source.matchAll(LAZY)].map(([, path = '']) => ({
        from,
        to: target(path),
        typeOnly: false,
        lazy: true,
      })),
    ];
  });
}

export const allImports = imports();

export const isTest = (path: string) =>
  /\.(test|fixture)\./.test(path) || within(path, 'server/testing', 'testing', 'e2e', 'faults');

export const within = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`));

export const asText = (found: Import[]) => found.map(({ from, to }) => `${from} -> ${to}`);
