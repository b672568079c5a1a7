import type { CodeIndex } from '../../product-index/code-index.ts';
import { IMPORTANCE, type Term } from '../meaning.ts';
import { stem } from '../text/stem.ts';
import { paleStems, prepositions } from '../text/stop-words.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { eitherCode, readExactCode, readWholeCode } from './read-codes.ts';
import { readRating, saysBreaker } from './read-ratings.ts';
import { type Around, namedIn, readSense } from './read-senses.ts';
import { readWithout, readWord } from './read-words.ts';

export type Knowledge = { vocabulary: Vocabulary; codes: CodeIndex };

const MAX_TERMS = 12;

/**
 * What a text asks for. Codes are recognised first, then the names and phrases of the trade, the
 * longest first, then sizes and ratings; what is left are words.
 */
export function readQuery(text: string, knowledge: Knowledge): Term[] {
  const code = readWholeCode(text, knowledge.codes);
  if (code) return [code];
  const tokens = tokenise(text);
  const around: Around = {
    isRated: tokens.some(saysBreaker),
    named: namedIn(tokens, knowledge.vocabulary),
  };
  const terms: Term[] = [];
  const codes: Term[] = [];
  let isBehind = false;
  for (let at = 0; at < tokens.length && terms.length < MAX_TERMS; ) {
    const { term, length, isCode } = readTerm(tokens.slice(at), knowledge, around);
    if (prepositions.has(tokens[at]?.text ?? '')) isBehind = true;
    if (term && isCode) codes.push(term);
    else if (term) terms.push(term.names && isBehind ? asCompanion(term) : term);
    // Numbers may come between: a panel «на 12 автоматов».
    if (term?.names) isBehind = false;
    at += length;
  }
  const telling = terms.filter(({ typed }) => !paleStems.has(stem(typed)));
  return [...eitherCode(codes), ...(telling.length > 0 ? telling : terms)];
}

/** It is given up before the thing it goes with. */
const asCompanion = (term: Term): Term => ({
  ...term,
  names: 'companion',
  importance: Math.min(term.importance, IMPORTANCE.word),
});

type Read = { term: Term | null; length: number; isCode?: boolean };

function readTerm(tokens: Token[], { vocabulary, codes }: Knowledge, around: Around): Read {
  const [token] = tokens;
  if (!token) return { term: null, length: 1 };
  const code = readExactCode(token, codes);
  if (code) return { term: code, length: 1, isCode: true };
  return (
    readSense(tokens, vocabulary, around) ??
    readWithout(tokens) ?? {
      term: token.kind === 'word' ? readWord(token, codes) : readRating(token, codes),
      length: 1,
    }
  );
}
