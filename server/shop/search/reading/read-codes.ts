import { type CodeIndex, codesBeginningWith } from '../../product-index/code-index.ts';
import { IMPORTANCE, type Meaning, type Term, termOf } from '../meaning.ts';
import { codeKey, fold } from '../text/fold.ts';
import type { Token } from '../text/tokenise.ts';

const SHORTEST_CODE = 4;
/** Shorter ones may be a mark and its size. */
const SHORTEST_SPACED = 8;
const SHORTEST_PART = 5;

/** Asked of what was typed: the key of a code makes digits of O, I and L. */
const mayBeCode = (typed: string) => /\d/.test(typed) && codeKey(typed).length >= SHORTEST_CODE;

/** Typed with spaces for separators, a code is not a word but the whole text. */
export function readWholeCode(text: string, codes: CodeIndex): Term | null {
  if (!mayBeCode(text) || !/\s/.test(text.trim())) return null;
  const isLong = codeKey(text).length >= SHORTEST_SPACED;
  const isCode = codesBeginningWith(codes, codeKey(text)).some(({ exact }) => exact || isLong);
  return isCode ? codeTerm(text.trim()) : null;
}

/** A code as it stands in the catalogue; a size or a rating never is one. */
export function readExactCode({ raw, kind }: Token, codes: CodeIndex): Term | null {
  if (kind === 'size' || kind === 'measure' || !mayBeCode(raw)) return null;
  return codesBeginningWith(codes, codeKey(raw)).some(({ exact }) => exact) ? codeTerm(raw) : null;
}

/** What is long enough may be a part of a code, and whatever codes begin with. */
export function codeMeaning({ raw, text, kind }: Token, codes: CodeIndex): Meaning[] {
  const key = codeKey(raw);
  if (!mayBeCode(raw) || (kind === 'number' && key.length < SHORTEST_PART)) return [];
  const isPart = key.length >= SHORTEST_PART || codesBeginningWith(codes, key).length > 0;
  return isPart ? [{ is: 'code', key, typed: text }] : [];
}

const codeTerm = (typed: string): Term =>
  termOf(fold(typed), IMPORTANCE.code, [{ is: 'code', key: codeKey(typed), typed: fold(typed) }]);

/** No product has two of them: who names several wants each. */
export function eitherCode(codes: Term[]): Term[] {
  if (codes.length < 2) return codes;
  const meanings = codes.flatMap((code) => code.meanings);
  return [termOf(codes.map(({ typed }) => typed).join(' '), IMPORTANCE.code, meanings)];
}
