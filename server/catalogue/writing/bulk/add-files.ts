import { may, type Role } from '../../../../contract/staff/permissions.ts';
import type { Changing } from '../../../changes/change.ts';
import type { Mistakes } from '../../../changes/refused.ts';
import { unknownFiles } from '../../../media/known-files.ts';
import type { BatchKind } from './batches.ts';
import { amongIds, type HeldProduct, lockProducts, momentOf } from './held-products.ts';
import type { PlannedChange } from './wanted-product.ts';
import { writeProducts } from './write-products.ts';

/** Stored files of one product, in the order in which they are to be shown. */
export type FilesOf = { id: number; pictures: string[]; documents: string[] };

type Options = {
  kind: BatchKind;
  into: number | null;
  /** Behind those it has, or instead of them. */
  how: 'add' | 'replace';
};

type AddedFiles = {
  batch: number | null;
  saved: { id: number; version: number }[];
  refused: { id: number; fields: Mistakes }[];
};

/** As many as a product's form takes. */
const MOST_FILES = 50;

/** Pictures and documents of many products at once, as a part of a batch. */
export async function addFiles(
  changing: Changing,
  given: FilesOf[],
  role: Role,
  { kind, into, how }: Options,
): Promise<AddedFiles> {
  if (!may(role, 'products.write')) {
    const fields: Mistakes = { pictures: ['ERROR.FORBIDDEN'] };
    return { batch: null, saved: [], refused: given.map(({ id }) => ({ id, fields })) };
  }
  const { trx } = changing;
  const held = await lockProducts(trx, amongIds(given.map(({ id }) => id)), { files: true });
  const heldById = new Map(held.map((product) => [product.id, product]));
  const unknown = new Set(
    await unknownFiles(
      trx,
      given.flatMap(({ pictures, documents }) => [...pictures, ...documents]),
    ),
  );
  const refused: AddedFiles['refused'] = [];
  const planned: PlannedChange[] = [];
  for (const files of given) {
    const product = heldById.get(files.id);
    const fields = product ? mistakesOf(files, unknown) : { id: ['EDIT.UNKNOWN' as const] };
    const wanted = product && withFiles(product, files, how);
    const isMany = wanted && [wanted.pictures, wanted.documents].some(isTooLong);
    if (isMany) refused.push({ id: files.id, fields: { pictures: ['EDIT.MANY'] } });
    else if (Object.keys(fields).length > 0) refused.push({ id: files.id, fields });
    else if (product && wanted) planned.push({ held: product, wanted });
  }
  const moment = await momentOf(trx);
  const written = await writeProducts(changing, planned, { kind, into: into ?? undefined, moment });
  return { ...written, refused };
}

const isTooLong = (list: unknown[]) => list.length > MOST_FILES;

function mistakesOf({ pictures, documents }: FilesOf, unknown: Set<string>): Mistakes {
  const isGone = (file: string) => unknown.has(file);
  return {
    ...(pictures.some(isGone) && { pictures: ['EDIT.UNKNOWN'] }),
    ...(documents.some(isGone) && { documents: ['EDIT.UNKNOWN'] }),
  };
}

function withFiles(held: HeldProduct, { pictures, documents }: FilesOf, how: 'add' | 'replace') {
  const beside = <Item extends { file: string }>(there: Item[], brought: Item[]): Item[] => {
    if (brought.length === 0) return there;
    const kept = how === 'replace' ? [] : there;
    return [...kept, ...brought.filter(({ file }) => !kept.some((one) => one.file === file))];
  };
  return {
    pictures: beside(
      held.pictures,
      pictures.map((file) => ({ file, alt_ro: '', alt_ru: '' })),
    ),
    documents: beside(
      held.documents,
      documents.map((file) => ({ kind: 'datasheet' as const, ...datasheet, file })),
    ),
  };
}

const datasheet = { title_ro: 'Fișă tehnică', title_ru: 'Техническое описание' };
