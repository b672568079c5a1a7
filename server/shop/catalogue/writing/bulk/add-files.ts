import { may, type Role } from '../../../../../contract/staff/permissions.ts';
import type { Changing } from '../../../../base/changes/change.ts';
import type { Mistakes } from '../../../../base/changes/refused.ts';
import type { BatchKind } from './batches.ts';
import { lockProductsFor, momentOf, type StoredProduct } from './stored-products.ts';
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
  const stored = await lockProductsFor(
    trx,
    given.map(({ id, ...fields }) => ({ id, fields })),
  );
  const moment = await momentOf(trx);
  const planned = given.flatMap((files) => {
    const product = stored.get(files.id);
    return product ? [{ stored: product, wanted: withFiles(product, files, how) }] : [];
  });
  const written = await writeProducts(changing, planned, { kind, into: into ?? undefined, moment });
  const gone = given.filter(({ id }) => !stored.has(id));
  const refused: AddedFiles['refused'] = [
    ...written.refused,
    ...gone.map(({ id }) => ({ id, fields: { id: ['EDIT.UNKNOWN' as const] } })),
  ];
  return { ...written, refused };
}

function withFiles(
  stored: StoredProduct,
  { pictures, documents }: FilesOf,
  how: 'add' | 'replace',
) {
  const beside = <Item extends { file: string }>(there: Item[], brought: Item[]): Item[] => {
    if (brought.length === 0) return there;
    const kept = how === 'replace' ? [] : there;
    return [...kept, ...brought.filter(({ file }) => !kept.some((one) => one.file === file))];
  };
  return {
    pictures: beside(
      stored.pictures,
      pictures.map((file) => ({ file, alt_ro: '', alt_ru: '' })),
    ),
    documents: beside(
      stored.documents,
      documents.map((file) => ({ kind: 'datasheet' as const, ...datasheet, file })),
    ),
  };
}

const datasheet = { title_ro: 'Fișă tehnică', title_ru: 'Техническое описание' };
