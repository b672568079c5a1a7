import { type RawBuilder, sql } from 'kysely';
import { packedIntegers, unpackIntegers } from '../catalogue/packed-integers.ts';
import type { Database } from '../database/connect.ts';
import { CODE_SIGN } from './describe.ts';
import { foldCode, wordsOf } from './fold.ts';

/** A product found, and how well the text fits it: from 0 to MAX_RELEVANCE. */
export type Match = { productId: number; relevance: number; isSoldOut: boolean };

export const MAX_RELEVANCE = 30_000;
const SAME_BUT_SEPARATORS = 20_000;
const CODE_BEGINS = 10_000;
const SHORTEST_CODE = 3;
const MAX_WORDS = 16;

/**
 * Every word must be found, as the beginning of a word; or the whole text is the beginning of a
 * code. A code found stands before words found. A text without a word finds nothing. The matches
 * come in no order.
 */
export async function findMatches(db: Database, text: string): Promise<Match[]> {
  const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
  const code = foldCode(text);
  const { rows } = await sql<{ by_words: Buffer | null; by_code: Buffer | null }>`
    select
      ${words.length > 0 ? byWords(words) : sql`null`} as by_words,
      ${code.length >= SHORTEST_CODE ? byCode(code, text) : sql`null`} as by_code`.execute(db);
  const byCodes = readMatches(rows[0]?.by_code);
  const known = new Set(byCodes.map(({ productId }) => productId));
  const others = readMatches(rows[0]?.by_words).filter(({ productId }) => !known.has(productId));
  return byCodes.concat(others);
}

/** The more words stand in the name, the better; then what it is like, then its category. */
function byWords(words: string[]): RawBuilder<Buffer | null> {
  const lexemes = words.map(wanted);
  const relevance = sql<number>`
    (1000 * ts_rank(document, ${lexemes.join(' | ')}::tsquery))::integer`;
  return matchesOf(lexemes.join(' & '), relevance);
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
  return matchesOf(`'${CODE_SIGN}${code}':*`, relevance);
}

/** What is sold out is read off the index stock_none. */
const matchesOf = (query: string, relevance: RawBuilder<number>): RawBuilder<Buffer | null> => sql`(
  select ${packedIntegers(
    sql`product_search.product_id`,
    relevance,
    sql`(sold_out.product_id is not null)::integer`,
  )}
  from product_search
  left join stock as sold_out
    on sold_out.product_id = product_search.product_id and sold_out.quantity = 0
  where document @@ ${query}::tsquery
)`;

function readMatches(packed: Buffer | null | undefined): Match[] {
  const cells = unpackIntegers(packed);
  const matches: Match[] = [];
  for (let at = 0; at < cells.length; at += 3) {
    matches.push({
      productId: cells[at] ?? 0,
      relevance: cells[at + 1] ?? 0,
      isSoldOut: cells[at + 2] === 1,
    });
  }
  return matches;
}
