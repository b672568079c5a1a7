import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { changeWithin } from '../server/base/changes/change.ts';
import type { Database } from '../server/base/database/connect.ts';
import { transact } from '../server/base/database/transact.ts';
import { fewAtOnce } from '../server/base/media/few-at-once.ts';
import { noteFiles } from '../server/base/media/known-files.ts';
import { writeOriginal } from '../server/base/media/media-files.ts';
import { type MediaPlace, type MediaStore, mediaStore } from '../server/base/media/media-store.ts';
import { readTradeVocabulary } from '../server/shop/search/vocabulary/read-vocabulary.ts';
import { writeVocabulary } from '../server/shop/search/vocabulary/write-vocabulary.ts';
import { makeCatalogue } from './catalogue/make-catalogue.ts';
import { makeContent } from './content/make-content.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { loadContent } from './load-content.ts';
import { onlyOneFills } from './only-one-fills.ts';
import { drawPicture } from './pictures/draw.ts';

type Options = {
  /** Where pictures are written, unless there is a bucket for them; null leaves them undrawn. */
  dataDir: string | null;
  bucket?: MediaPlace['bucket'];
  products?: number;
  onProgress?: (step: string, share: number) => void;
};

/** Fills an empty shop with the demo catalogue, all or nothing. False: there was something already. */
export async function loadDemo(
  db: Database,
  { dataDir, bucket = null, products, onProgress }: Options,
) {
  if (await hasProducts(db)) return false;
  const progress = onProgress ?? (() => {});
  progress('catalogue', 0);
  const catalogue = makeCatalogue(products ? { products } : {});
  const content = makeContent();
  const store = dataDir === null ? null : mediaStore({ dataDir, bucket });
  const pictures = await drawAll(store, drawingNames(catalogue, content), (share) =>
    progress('pictures', 0.1 + share * 0.35),
  );
  return transact(db, async (trx) => {
    // A million products take their time, in the database and between two statements.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await onlyOneFills(trx);
    if (await hasProducts(trx)) return false;
    await changeWithin(trx, 'demo', async (changing) => {
      progress('content', 0.45);
      await noteFiles(trx, pictures.files);
      await loadContent(changing, content, pictures.fileOf);
      let loaded = 0;
      await loadCatalogue(changing, catalogue, pictures.fileOf, (part) => {
        loaded += part;
        progress('products', 0.5 + (loaded / catalogue.products.length) * 0.45);
      });
      await writeVocabulary(changing, await readTradeVocabulary());
      await sql`analyze product, product_attribute, stock, product_search`.execute(trx);
    });
    progress('done', 1);
    return true;
  });
}

async function hasProducts(db: Database) {
  return (await db.selectFrom('product').select('id').limit(1).executeTakeFirst()) !== undefined;
}

function drawingNames(
  catalogue: ReturnType<typeof makeCatalogue>,
  content: ReturnType<typeof makeContent>,
) {
  return new Set([
    ...catalogue.products.flatMap(({ pictures }) => pictures.map(({ file }) => file)),
    ...[content.banner, ...content.slides, ...content.popups].map(({ picture }) => picture),
    ...content.articles.map(({ picture }) => picture),
  ]);
}

/** A bucket is far away: nobody waits for each picture's way there. */
const WRITTEN_AT_ONCE = 16;

/** Draws each picture once and tells the file it went to. */
async function drawAll(
  store: MediaStore | null,
  names: Set<string>,
  done: (share: number) => void,
) {
  const drawn = new Map<string, { file: string; kind: 'picture'; bytes: number }>();
  const inTurn = fewAtOnce(WRITTEN_AT_ONCE);
  const draw = async (name: string) => {
    const hint = name.split('~').filter(Boolean).join('-');
    const drawing = store === null ? '' : drawPicture(name);
    const file =
      store === null
        ? `/media/default/undrawn-${createHash('sha256').update(name).digest('hex').slice(0, 10)}.webp`
        : await writeOriginal(store, hint, drawing);
    drawn.set(name, { file, kind: 'picture', bytes: Buffer.byteLength(drawing) });
    if (drawn.size % 100 === 0) done(drawn.size / names.size);
  };
  await Promise.all([...names].map((name) => inTurn(() => draw(name))));
  const fileOf = (name: string) => drawn.get(name)?.file ?? '/media/default/placeholder.webp';
  return { files: [...drawn.values()], fileOf };
}
