import type { CodeIndex } from '../../product-index/code-index.ts';
import { IMPORTANCE, type Meaning, type Term, termOf, WEIGHT } from '../meaning.ts';
import { stem } from '../text/stem.ts';
import { stopWords } from '../text/stop-words.ts';
import type { Token } from '../text/tokenise.ts';
import { isWithout, WITHOUT } from '../vocabulary/title-words.ts';
import { partsOf } from '../vocabulary/vocabulary.ts';
import { codeMeaning } from './read-codes.ts';

type WordMeaning = Extract<Meaning, { is: 'word' }>;

const word = (text: string, weight = 1): WordMeaning => ({
  is: 'word',
  stem: stem(text),
  typed: text,
  weight,
});

const tellingParts = (typed: string) => [
  ...new Set(partsOf(typed).filter((part) => !stopWords.has(part))),
];

/** A compound is one word, or all its parts: кабель-канал, galben-verde. */
export function wordMeanings(typed: string): Meaning[] {
  const parts = tellingParts(typed);
  const [only] = parts;
  if (only === undefined) return [];
  if (parts.length === 1) return [word(only)];
  const together: Meaning = { is: 'together', meanings: sharedWords(typed) };
  // Written in one word, 3-x-2.5 would be 3x25.
  return /\d[.,]\d/.test(typed) ? [together] : [word(parts.join('')), together];
}

/** Each has its share: all of them weigh as much as one word. */
export function sharedWords(typed: string): WordMeaning[] {
  const parts = tellingParts(typed);
  return parts.map((part) => word(part, 1 / parts.length));
}

/** «fără capac» asks for a product that says so. */
export function readWithout([sign, thing]: Token[]): { term: Term; length: number } | null {
  if (!sign || thing?.kind !== 'word' || !isWithout(sign.text)) return null;
  const meaning: Meaning = {
    is: 'word',
    stem: WITHOUT + stem(thing.text),
    typed: WITHOUT + thing.text,
    weight: 1,
  };
  return { term: termOf(`${sign.raw} ${thing.raw}`, IMPORTANCE.word, [meaning]), length: 2 };
}

/** Of a thing, and never one; й is folded to и. */
const ADJECTIVE = /(?:[ыио]и|[аяыи]я|[оыеи]е|[оые]го|[ыио]х|ую|юю)$/u;

const CURVES: Record<string, string> = { b: 'B', c: 'C', d: 'D' };

export function readWord(token: Token, codes: CodeIndex): Term | null {
  const { raw, text } = token;
  if (stopWords.has(text)) return null;
  const curve = CURVES[text];
  if (curve) {
    return termOf(raw, IMPORTANCE.rating, [
      { is: 'value', attribute: 'curve', value: curve, weight: WEIGHT.rating },
    ]);
  }
  const code = codeMeaning(token, codes);
  const importance = code.length > 0 ? IMPORTANCE.code : IMPORTANCE.word;
  const term = termOf(raw, importance, [...code, ...wordMeanings(text)]);
  return ADJECTIVE.test(text) ? term : { ...term, names: 'thing' };
}
