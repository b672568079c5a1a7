import { type RawBuilder, sql } from 'kysely';
import { packedIntegers, unpackIntegers } from '../catalogue/packed-integers.ts';
import type { Database } from '../database/connect.ts';
import { CODE_SIGN } from './describe.ts';
import { foldCode, wordsOf } from './fold.ts';

/** Products found, in no order, and how well the text fits each: from 0 to MAX_RELEVANCE. */
export type Matches = { productIds: Int32Array; relevance: Int32Array };

export const MAX_RELEVANCE = 30_000;
const SAME_BUT_SEPARATORS = 20_000;
const CODE_BEGINS = 10_000;
const SHORTEST_CODE = 3;
const MAX_WORDS = 16;

/**
 * Every word must be found, as the beginning of a word; or the whole text is the beginning of a
 * code. A code found stands before words found. A text without a word finds nothing.
 */
export async function findMatches(db: Database, text: string): Promise<Matches> {
  const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
  const code = foldCode(text);
  const { rows } = await sql<{ by_words: Buffer | null; by_code: Buffer | null }>`
    select
      ${words.length > 0 ? byWords(words) : sql`null`} as by_words,
      ${code.length >= SHORTEST_CODE ? byCode(code, text) : sql`null`} as by_code`.execute(db);
  return merge(unpackIntegers(rows[0]?.by_words), unpackIntegers(rows[0]?.by_code));
}

/** The more words stand in the name, the better; then what it is like, then its category. */
function byWords(words: string[]): RawBuilder<Buffer | null> {
  const lexemes = words.map(wanted);
  const relevance = sql<number>`
    (1000 * ts_rank(document, ${lexemes.join(' | ')}::tsquery))::integer`;
  return sql`(
    select ${packedIntegers(sql`product_id`, relevance)}
    from product_search
    where document @@ ${lexemes.join(' & ')}::tsquery
  )`;
}

/** A number is meant as it stands: 10 is not 100. So is a single letter. */
const wanted = (word: string) =>
  /^[\p{N}.]+$/u.test(word) || word.length === 1 ? `'${word}'` : `'${word}':*`;

/** 3X2.5 and 3X25 differ by a separator alone: the code as typed goes first. */
function byCode(code: string, text: string): RawBuilder<Buffer | null> {
  const relevance = sql<number>`
    case
      when position(${` ${text.toLowerCase()} `} in codes) > 0 then ${sql.lit(MAX_RELEVANCE)}
      when position(${` ${code} `} in codes) > 0 then ${sql.lit(SAME_BUT_SEPARATORS)}
      else ${sql.lit(CODE_BEGINS)}
    end`;
  return sql`(
    select ${packedIntegers(sql`product_id`, relevance)}
    from product_search
    where document @@ ${`'${CODE_SIGN}${code}':*`}::tsquery
  )`;
}

/** Pairs of product and relevance; a product found by its code counts once. */
function merge(byWords: Int32Array, byCode: Int32Array): Matches {
  const size = (byWords.length + byCode.length) / 2;
  const matches = { productIds: new Int32Array(size), relevance: new Int32Array(size) };
  const coded = new Set<number>();
  let found = 0;
  const add = (id: number, relevance: number) => {
    matches.productIds[found] = id;
    matches.relevance[found] = relevance;
    found++;
  };
  for (let at = 0; at < byCode.length; at += 2) {
    coded.add(byCode[at] ?? 0);
    add(byCode[at] ?? 0, byCode[at + 1] ?? 0);
  }
  for (let at = 0; at < byWords.length; at += 2) {
    if (!coded.has(byWords[at] ?? 0)) add(byWords[at] ?? 0, byWords[at + 1] ?? 0);
  }
  return {
    productIds: matches.productIds.subarray(0, found),
    relevance: matches.relevance.subarray(0, found),
  };
}
