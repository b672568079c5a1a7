import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import type { Tables } from '../../../base/database/tables.ts';
import { transact } from '../../../base/database/transact.ts';
import { codeKey, writtenCode } from '../text/fold.ts';
import { numberWords, type ProductTexts, readTexts, readUndescribed } from './queries.ts';
import { type TitleWord, titleWords } from './title-words.ts';

/** More than anybody changes at once; a whole catalogue is described by one alone. */
const BATCH = 5_000;

/**
 * Rewrites what search knows of the given products, or of all. New words are numbered at once and in
 * one order, so that of two writers one waits for the other, and never both.
 */
export async function writeSearchRows(trx: Kysely<Tables>, productIds?: number[]): Promise<void> {
  let after = 0;
  for (;;) {
    const products = await readTexts(trx, { productIds, after, limit: BATCH });
    const last = products.at(-1);
    if (!last) return;
    after = last.id;
    const described = products.map((product) => ({ product, words: wordsOf(product) }));
    const texts = new Set(described.flatMap(({ words }) => words.map(({ text }) => text)));
    const numbers = await numberWords(trx, [...texts]);
    await sql`
      insert into product_search (product_id, words, codes)
      select product_id, words, string_to_array(codes, ' ')
      from unnest(
        ${products.map(({ id }) => id)}::integer[],
        ${described.map(({ words }) => pack(words, numbers))}::bytea[],
        ${products.map((product) => codesOf(product).join(' '))}::text[]
      ) as described (product_id, words, codes)
      on conflict (product_id) do update
      set words = excluded.words, codes = excluded.codes
      where product_search.words <> excluded.words
        or product_search.codes <> excluded.codes`.execute(trx);
  }
}

/** Those somebody added or renamed without describing them. */
export const describeNewProducts = (db: Database): Promise<void> =>
  transact(db, async (trx) => {
    // Of a large catalogue all of it may be new: the start goes on when it is done, and not without.
    await sql`set local statement_timeout = 0`.execute(trx);
    const undescribed = await readUndescribed(trx);
    for (let at = 0; at < undescribed.length; at += BATCH) {
      await writeSearchRows(trx, undescribed.slice(at, at + BATCH));
    }
  });

/** Of both titles; each word once, as the head if it is so in either. */
function wordsOf({ title_ro, title_ru }: ProductTexts): TitleWord[] {
  const isHead = new Map<string, boolean>();
  for (const word of [...titleWords(title_ro), ...titleWords(title_ru)]) {
    isHead.set(word.text, (isHead.get(word.text) ?? false) || word.isHead);
  }
  return Array.from(isHead, ([text, head]) => ({ text, isHead: head }));
}

/** `number * 2 + 1` for the head, in network order. */
function pack(words: TitleWord[], numbers: Map<string, number>): Buffer {
  const packed = Buffer.alloc(words.length * 4);
  words.forEach(({ text, isHead }, at) => {
    packed.writeInt32BE((numbers.get(text) ?? 0) * 2 + (isHead ? 1 : 0), at * 4);
  });
  return packed;
}

/** The maker's code as it is written and as it is compared, ours, the bar code. */
const codesOf = ({ code, shop_code, ean }: ProductTexts): string[] => [
  ...new Set([writtenCode(code), codeKey(code), shop_code, ean].filter((key) => key !== null)),
];
