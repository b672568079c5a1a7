import type { ImportOptions, NewFile, RowOutcome } from '../../../../contract/import/options.ts';
import { refusalIn } from '../../../base/changes/refused.ts';
import type { Database } from '../../../base/database/connect.ts';
import type { MediaPlace } from '../../../base/media/media-store.ts';
import { storeFile } from '../../../base/media/store-file.ts';
import { beginningOf } from '../../../base/text/beginning-of.ts';
import { type Problem, refused } from '../reading/problem.ts';
import { type NamedProducts, ownerOf, readFileName } from './file-name.ts';

/** A file of an archive, not unpacked yet. */
export type ArchivedFile = { name: string; bytes: number; read: () => Promise<Buffer> };

export type JudgedFile = {
  outcome: Extract<RowOutcome, 'new' | 'same' | 'refused'>;
  product: { id: number; version: number; title: string } | null;
  file: NewFile | null;
  problems: Problem[];
};

/** Where files are kept, whose they can be, and whether they come instead of those there are. */
export type Means = {
  db: Database;
  config: MediaPlace;
  products: NamedProducts;
  how: ImportOptions['files'];
};

/**
 * Whose file it is and whether it can be taken. What can is stored as an upload is: drawn anew, and
 * shown nowhere until somebody applies it.
 */
export async function judgeFile(
  { db, config, products, how }: Means,
  { name, bytes, read }: ArchivedFile,
): Promise<JudgedFile> {
  const refuse = (
    { key, values }: Pick<Problem, 'key' | 'values'>,
    product: JudgedFile['product'] = null,
  ): JudgedFile => ({
    outcome: 'refused',
    product,
    file: null,
    problems: [refused('code', key, beginningOf(name, 200), { values })],
  });
  const named = readFileName(name, bytes);
  if ('key' in named) return refuse(named);
  const owner = ownerOf(named.stem, products);
  if ('key' in owner) return refuse(owner);
  const product = await readProduct(db, owner.id);
  if (!product) return refuse({ key: 'FILE.CODE' });

  const content = await read();
  const { kind } = named;
  if (kind === 'picture' && isDrawing(content)) return refuse({ key: 'FILE.SVG' }, product);
  try {
    const hint = { name: product.code, bytes: content };
    const file = await storeFile({ db, config }, kind, hint);
    const isThere = product.files.some((one) => contentOf(one) === contentOf(file));
    return {
      // One that comes instead of the others is kept with those that are brought.
      outcome: isThere && how === 'add' ? 'same' : 'new',
      product,
      file: { kind, place: owner.place, file },
      problems: [],
    };
  } catch (error) {
    const refusal = refusalIn(error)?.refusal;
    if (refusal?.kind !== 'invalid') throw error;
    const isOther = refusal.fields.file?.[0] === 'EDIT.FILE';
    const other = kind === 'picture' ? 'FILE.NOT_PICTURE' : 'FILE.NOT_DOCUMENT';
    return refuse({ key: isOther ? other : 'FILE.DAMAGED' }, product);
  }
}

/** Whatever it is called. */
const isDrawing = (content: Buffer) =>
  /<svg[\s>]/i.test(content.subarray(0, 4_096).toString('latin1'));

/** The part of its address that says what is in it. */
const contentOf = (file: string) => /-([0-9a-f]{10})\.[a-z]+$/.exec(file)?.[1] ?? file;

async function readProduct(db: Database, id: number) {
  const product = await db
    .selectFrom('product')
    .select(['id', 'version', 'code', 'title_ro as title'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!product) return null;
  const files = await db
    .selectFrom('product_picture')
    .select('file')
    .where('product_id', '=', id)
    .unionAll(db.selectFrom('product_document').select('file').where('product_id', '=', id))
    .execute();
  return { ...product, files: files.map(({ file }) => file) };
}
