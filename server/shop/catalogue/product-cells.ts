import type { DocumentKind, LinkKind } from '../../../contract/constants.ts';
import { documentKinds, linkKinds } from '../../../contract/constants.ts';
import type { Specification } from '../../base/database/tables/catalogue.ts';

/**
 * What a product has several of, as one cell of a table: a line for each. A sign that parts a line
 * stands behind a backslash where it is meant.
 */

const guarded = (text: string, sign: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(sign, `\\${sign}`);
const bare = (text: string) => text.trim().replaceAll(/\\(.)/g, '$1');

/** At the first sign that is none of the text. */
function partAt(line: string, sign: string): [string, string] {
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === sign) return [line.slice(0, at), line.slice(at + 1)];
  }
  return [line, ''];
}

const linesOf = (cell: string) =>
  cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

type Language = 'ro' | 'ru';

/** `Standard: EN 50525`, in one language; a line without a text in it is `:`. */
export const specificationsCell = (lines: Specification[], language: Language): string =>
  lines.every((line) => line[`label_${language}`] === '' && line[`value_${language}`] === '')
    ? ''
    : lines
        .map(
          (line) =>
            `${guarded(line[`label_${language}`], ':')}: ${guarded(line[`value_${language}`], ':')}`,
        )
        .map((line) => line.trim())
        .join('\n');

const readPairs = (cell: string) =>
  linesOf(cell).map((line) => partAt(line, ':').map(bare) as [string, string]);

/** Null: a line is no label with its value. What is not said in Russian stays as it is held. */
export function readSpecifications(
  romanian: string,
  russian: string | undefined,
  stored: Specification[],
): Specification[] | null {
  const pairs = readPairs(romanian);
  const others = russian === undefined ? undefined : readPairs(russian);
  if (pairs.some(([label, value]) => label === '' || value === '')) return null;
  if (others && others.length > 0 && others.length !== pairs.length) return null;
  return pairs.map(([label_ro, value_ro], at) => {
    const known = stored.find((line) => line.label_ro === label_ro);
    const [label_ru, value_ru] = others
      ? (others[at] ?? ['', ''])
      : [known?.label_ru ?? '', known?.value_ro === value_ro ? known.value_ru : ''];
    return { label_ro, label_ru, value_ro, value_ru };
  });
}

type Document = { kind: DocumentKind; title_ro: string; title_ru: string; file: string };

/** `datasheet | Fișă | Паспорт | /media/documents/fisa.pdf` */
export const documentsCell = (documents: Document[]): string =>
  documents
    .map(({ kind, title_ro, title_ru, file }) =>
      [kind, title_ro, title_ru, file].map((part) => guarded(part, '|')).join(' | '),
    )
    .join('\n');

export function readDocuments(cell: string): Document[] | null {
  const read = linesOf(cell).map((line) => {
    const [kind, afterKind] = partAt(line, '|');
    const [title_ro, afterTitle] = partAt(afterKind, '|');
    const [title_ru, file] = partAt(afterTitle, '|');
    const known = documentKinds.find((one) => one === bare(kind));
    return known && bare(file) !== ''
      ? { kind: known, title_ro: bare(title_ro), title_ru: bare(title_ru), file: bare(file) }
      : null;
  });
  return read.every((one) => one !== null) ? read : null;
}

/** `accessory: WAGO-221-412`, by the codes of the products. */
export const linksCell = (links: { kind: LinkKind; code: string }[]): string =>
  links.map(({ kind, code }) => `${kind}: ${code}`).join('\n');

export function readLinks(cell: string): { kind: LinkKind; code: string }[] | null {
  const read = linesOf(cell).map((line) => {
    const [kind, code] = partAt(line, ':');
    const known = linkKinds.find((one) => one === kind.trim());
    return known && code.trim() !== '' ? { kind: known, code: code.trim() } : null;
  });
  return read.every((one) => one !== null) ? read : null;
}
