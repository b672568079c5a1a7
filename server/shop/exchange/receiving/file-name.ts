import { sql } from 'kysely';

const LONGEST = 250;

/**
 * The name of a file as 1C gives it, without what its own disk has before it: `import0_1.xml`,
 * `import_files/01/a.jpg`. Null for what could mean a place outside.
 */
export function fileName(given: string): string | null {
  const parts = given
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^[a-z]:\//i, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) return null;
  const pictures = parts.indexOf('import_files');
  const name = (pictures >= 0 ? parts.slice(pictures) : parts.slice(-1)).join('/');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
  if (name === '' || name.length > LONGEST || /[\x00-\x1f\x7f]/.test(name)) return null;
  return name;
}

const PICTURE = String.raw`\.(jpe?g|png|gif|webp|bmp)$`;

export const isPicture = (name: string) => new RegExp(PICTURE, 'i').test(name);

/** The same of a column `name`. */
export const nameOfPicture = sql<boolean>`name ~* ${PICTURE}`;
