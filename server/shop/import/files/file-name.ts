import { MOST_FILE_BYTES } from '../../../../contract/editing/fields.ts';
import type { NewFile } from '../../../../contract/import/options.ts';
import { keyOf } from '../reading/likeness.ts';
import type { Problem } from '../reading/problem.ts';
import { keyName } from '../reading/survey-table.ts';

type Refusal = Pick<Problem, 'key' | 'values'>;

/** What programs leave in archives by themselves. */
export const isOfNoConcern = (name: string) =>
  name.endsWith('/') || /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name);

/** What the name and the size alone say of a file. */
export function readFileName(
  name: string,
  bytes: number,
): { kind: NewFile['kind']; stem: string } | Refusal {
  if (/[/\\]|^\.|^[a-z]:/i.test(name)) return { key: 'FILE.PATH' };
  const [, stem = '', ending = ''] = /^(.+)\.([a-z]{2,5})$/i.exec(name) ?? [];
  if (/^svgz?$/i.test(ending)) return { key: 'FILE.SVG' };
  const isPicture = /^(jpe?g|png|webp)$/i.test(ending);
  if (!isPicture && !/^pdf$/i.test(ending)) return { key: 'FILE.KIND' };
  if (bytes === 0) return { key: 'FILE.EMPTY' };
  if (bytes > MOST_FILE_BYTES) {
    return { key: 'FILE.LARGE', values: { most: MOST_FILE_BYTES / 2 ** 20 } };
  }
  return { kind: isPicture ? 'picture' : 'document', stem };
}

/** Products by their codes as they are, and by what file systems leave of them. */
export type NamedProducts = { exact: Map<string, number>; folded: Map<string, Set<number>> };

/** `A/1` cannot name a file: it comes as `A-1` or `A_1`. */
const folded = (code: string) => keyOf(code.normalize('NFC')).replaceAll(/[/\\:*?"<>|_\s-]+/g, '-');

export function namedProducts(ids: Map<string, number>, codes: { id: number; code: string }[]) {
  const byName: NamedProducts = { exact: ids, folded: new Map() };
  for (const { id, code } of codes) {
    const name = folded(code);
    byName.folded.set(name, (byName.folded.get(name) ?? new Set()).add(id));
  }
  return byName;
}

/** Whose file it is, and which of theirs: `VVG-3x2.5_2` is the second of `VVG-3x2.5`. */
export function ownerOf(
  stem: string,
  { exact, folded: byFolded }: NamedProducts,
): { id: number; place: number } | Refusal {
  const [, base, number] = /^(.+?)(?:_| ?\()(\d{1,2})\)?$/.exec(stem) ?? [];
  // A code may end like a number of a picture: as it stands it comes first.
  const readings = [{ code: stem, place: 1 }];
  if (base !== undefined) readings.push({ code: base, place: Number(number) });
  for (const { code, place } of readings) {
    const id = (['code', 'shop_code', 'ean'] as const)
      .map((field) => exact.get(keyName(field, code.normalize('NFC'))))
      .find((one) => one !== undefined);
    if (id !== undefined) return { id, place };
  }
  for (const { code, place } of readings) {
    const ids = [...(byFolded.get(folded(code)) ?? [])];
    const [id] = ids;
    if (ids.length > 1) return { key: 'FILE.CODES' };
    if (id !== undefined) return { id, place };
  }
  return { key: 'FILE.CODE' };
}
