import { type CodeBook, codesBeginningWith } from './code-book.ts';
import { codeKey, fold, nameKey } from './fold.ts';
import { IMPORTANCE, type Meaning, type Term, WEIGHT } from './meaning.ts';
import type { Saying } from './parse-meaning.ts';
import { scan, type Token } from './scan.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { isWithout, PART, WITHOUT } from './title-words.ts';
import { partsOf, phraseKey, type Vocabulary } from './vocabulary.ts';

export type Knowledge = { vocabulary: Vocabulary; codes: CodeBook };

const MAX_TERMS = 12;
const LONGEST_NAME = 4;
const LONGEST_PHRASE = 5;
const SHORTEST_CODE = 4;

/**
 * What a text asks for. Codes are recognised first, then the names and phrases of the trade, the
 * longest first, then sizes and ratings; what is left are words.
 */
export function readQuery(text: string, knowledge: Knowledge): Term[] {
  const code = wholeCode(text, knowledge.codes);
  if (code) return [code];
  const tokens = scan(text);
  const isRated = tokens.some(saysRating);
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length && terms.length < MAX_TERMS; ) {
    const { term, length } = readTerm(tokens, at, knowledge, isRated);
    if (term) terms.push(term);
    at += length;
  }
  return terms;
}

/** Typed with spaces for separators, a code is not a word but the whole text. */
function wholeCode(text: string, codes: CodeBook): Term | null {
  const key = codeKey(text);
  if (key.length < SHORTEST_CODE || !hasDigit(text) || !/\s/.test(text.trim())) return null;
  const isCode = codesBeginningWith(codes, key).some(({ exact }) => exact || key.length > 7);
  return isCode ? codeTerm(text.trim(), key) : null;
}

/** Asked of what was typed: the key of a code makes digits of O, I and L. */
const hasDigit = (typed: string) => /\d/.test(typed);

const codeTerm = (typed: string, key: string): Term => ({
  typed: fold(typed),
  meanings: [{ is: 'code', key, typed: fold(typed) }],
  welcome: [],
  otherwise: [],
  importance: IMPORTANCE.code,
});

const RATINGS = ['in_a', 'icn_ka', 'idn_ma', 'poles', 'curve'];

function saysRating(token: Token): boolean {
  if (token.kind === 'measure')
    return token.measure.attributes.some((one) => RATINGS.includes(one));
  return token.kind === 'value' && token.values.some(([attribute]) => RATINGS.includes(attribute));
}

type Read = { term: Term | null; length: number };

function readTerm(tokens: Token[], at: number, knowledge: Knowledge, isRated: boolean): Read {
  const token = tokens[at];
  if (!token) return { term: null, length: 1 };
  if (isExactCode(token, knowledge.codes))
    return { term: codeTerm(token.raw, codeKey(token.raw)), length: 1 };
  return (
    readName(tokens, at, knowledge, isRated) ??
    readPhrase(tokens, at, knowledge, isRated) ??
    readWithout(tokens, at) ?? { term: readAlone(token, knowledge), length: 1 }
  );
}

const isExactCode = ({ raw, kind }: Token, codes: CodeBook) => {
  const key = codeKey(raw);
  if (kind === 'size' || kind === 'measure' || key.length < SHORTEST_CODE || !hasDigit(raw))
    return false;
  return codesBeginningWith(codes, key).some(({ exact }) => exact);
};

/** A name may be written apart: ВВГ нг LS, ПВ 3, Easy 9. */
function readName(
  tokens: Token[],
  at: number,
  { vocabulary }: Knowledge,
  isRated: boolean,
): Read | null {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length--) {
    const named = tokens.slice(at, at + length);
    if (!named.every(({ kind }) => kind === 'word' || kind === 'number' || kind === 'value'))
      continue;
    if (named[0]?.kind === 'number') continue;
    const typed = named.map(({ raw }) => raw).join(' ');
    const key = nameKey(typed);
    const sayings =
      vocabulary.names.get(key) ?? (length === 1 ? vocabulary.families.get(key) : undefined);
    if (sayings) return { term: sayingTerm(typed, sayings, isRated), length };
  }
  return null;
}

function readPhrase(
  tokens: Token[],
  at: number,
  { vocabulary }: Knowledge,
  isRated: boolean,
): Read | null {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
    const said = tokens.slice(at, at + length);
    const typed = said.map(({ raw }) => raw).join(' ');
    const words = partsOf(typed);
    const telling = words.filter((word) => !stopWords.has(word));
    const sayings =
      vocabulary.phrases.get(phraseKey(words)) ??
      (telling.length > 0 && !stopWords.has(words.at(-1) ?? '')
        ? vocabulary.phrases.get(phraseKey(telling))
        : undefined) ??
      (words.length > 1 ? vocabulary.phrases.get(stem(words.join(''))) : undefined);
    if (sayings) return { term: sayingTerm(typed, sayings, isRated), length };
  }
  return null;
}

const RATED_BONUS = 25;
const LATER = 5;

/** Whatever a name or phrase stands for, it is a word as well: titles may carry it. */
function sayingTerm(typed: string, sayings: Saying[], isRated: boolean): Term {
  const meant = sayings
    .filter(({ whenRated }) => isRated || !whenRated)
    .map(({ meaning, whenRated }, place) =>
      lighter(meaning, place * LATER - (whenRated ? RATED_BONUS : 0)),
    );
  return {
    typed,
    meanings: meant,
    welcome: welcomeWords(typed),
    otherwise: wordMeanings(typed),
    importance: Math.max(...sayings.map(({ meaning }) => importanceOf(meaning))),
  };
}

const lighter = (meaning: Meaning, by: number): Meaning =>
  meaning.is === 'category' ? { ...meaning, weight: meaning.weight - by } : meaning;

function importanceOf(meaning: Meaning): number {
  if (meaning.is === 'category') return IMPORTANCE.thing;
  if (meaning.is === 'brand') return IMPORTANCE.brand;
  if (meaning.is === 'value')
    return meaning.attribute === 'mark' ? IMPORTANCE.mark : IMPORTANCE.brand;
  return IMPORTANCE.word;
}

/** «fără capac» asks for a product that says so. */
function readWithout(tokens: Token[], at: number): Read | null {
  const [sign, thing] = [tokens[at], tokens[at + 1]];
  if (!sign || !thing || !isWithout(sign.text) || thing.kind !== 'word') return null;
  const word: Meaning = {
    is: 'word',
    stem: WITHOUT + stem(thing.text),
    typed: WITHOUT + thing.text,
    weight: 1,
  };
  return {
    term: {
      typed: `${sign.raw} ${thing.raw}`,
      meanings: [word],
      welcome: [],
      otherwise: [],
      importance: IMPORTANCE.word,
    },
    length: 2,
  };
}

const CURVE_LETTERS: Record<string, string> = { b: 'B', c: 'C', d: 'D' };

/** The pairs of attributes a size of two numbers may be of. */
const FACES = [
  ['cores', 'section_mm2'],
  ['width_mm', 'height_mm'],
  ['width_mm', 'len_mm'],
  ['width_mm', 'depth_mm'],
  ['width_mm', 'thick_mm'],
  ['diameter_mm', 'depth_mm'],
] as const;

function readAlone(token: Token, knowledge: Knowledge): Term | null {
  const rated = (meanings: Meaning[]): Term => ({
    typed: token.raw,
    meanings,
    welcome: [],
    otherwise: [],
    importance: IMPORTANCE.rating,
  });
  switch (token.kind) {
    case 'size':
      return rated([
        { is: 'piece', text: token.text, weight: WEIGHT.size },
        { is: 'piece', text: PART + token.text, weight: WEIGHT.partOfSize },
        ...facesOf(token.sizes),
      ]);
    case 'measure':
      return rated([
        { is: 'number', ...token.measure, weight: WEIGHT.rating },
        { is: 'piece', text: token.text, weight: WEIGHT.rating },
      ]);
    case 'value':
      return rated([
        {
          is: 'together',
          meanings: token.values.map(([attribute, value]) => ({
            is: 'value',
            attribute,
            value,
            weight: WEIGHT.rating / 2,
          })),
        },
        { is: 'piece', text: token.text, weight: WEIGHT.rating },
        ...codeMeaning(token, knowledge.codes),
      ]);
    case 'range':
      return rated([
        { is: 'range', attributes: token.attributes, range: token.range, weight: WEIGHT.rating },
        { is: 'piece', text: token.text, weight: WEIGHT.rating },
        ...codeMeaning(token, knowledge.codes),
      ]);
    case 'number':
      return rated([
        { is: 'any number', number: token.number },
        { is: 'piece', text: token.text, weight: WEIGHT.numberInTitle },
        ...codeMeaning(token, knowledge.codes),
      ]);
    case 'word':
      return readWord(token, knowledge);
  }
}

const isInCentimetres = (size: number[]) =>
  size.every((length) => Number.isInteger(length) && length >= 10);

function facesOf(sizes: number[][]): Meaning[] {
  const [size, ...others] = sizes;
  if (size?.length !== 2 || others.length > 0) return [];
  const [first = 0, second = 0] = size;
  const face = (
    [one, other]: readonly [string, string],
    times: number,
    weight: number,
  ): Meaning => ({
    is: 'together',
    meanings: [
      { is: 'value', attribute: one, value: String(first * times), weight: weight / 2 },
      { is: 'value', attribute: other, value: String(second * times), weight: weight / 2 },
    ],
  });
  return [
    ...FACES.map((pair) => face(pair, 1, WEIGHT.size)),
    // A panel of 60x60 is one of 60 centimetres; nothing of 3x2.5 is one of 30x25 millimetres.
    ...(isInCentimetres(size) ? [face(['width_mm', 'height_mm'], 10, WEIGHT.partOfSize)] : []),
  ];
}

function readWord(token: Token, { codes }: Knowledge): Term | null {
  if (stopWords.has(token.text)) return null;
  const curve = CURVE_LETTERS[token.text];
  const meanings: Meaning[] = curve
    ? [{ is: 'value', attribute: 'curve', value: curve, weight: WEIGHT.rating }]
    : [...codeMeaning(token, codes), ...wordMeanings(token.text)];
  const isCode = meanings.some(({ is }) => is === 'code');
  return {
    typed: token.raw,
    meanings,
    welcome: [],
    otherwise: [],
    importance: isCode ? IMPORTANCE.code : curve ? IMPORTANCE.rating : IMPORTANCE.word,
  };
}

/** Only what has a digit is taken for a code, or for a part of one. */
function codeMeaning({ raw, text, kind }: Token, codes: CodeBook): Meaning[] {
  const key = codeKey(raw);
  const isLong = key.length >= (kind === 'number' ? 5 : SHORTEST_CODE);
  if (!isLong || !hasDigit(raw)) return [];
  const begins = codesBeginningWith(codes, key).length > 0;
  return begins || key.length >= 5 ? [{ is: 'code', key, typed: text }] : [];
}

const word = (text: string, weight = 1): Meaning => ({
  is: 'word',
  stem: stem(text),
  typed: text,
  weight,
});

const tellingParts = (typed: string) => [
  ...new Set(partsOf(typed).filter((part) => !stopWords.has(part))),
];

/** A compound is one word, or all its parts: кабель-канал, galben-verde. */
function wordMeanings(typed: string): Meaning[] {
  const parts = tellingParts(typed);
  const [only] = parts;
  if (only === undefined) return [];
  if (parts.length === 1) return [word(only)];
  return [word(parts.join('')), { is: 'together', meanings: welcomeWords(typed) }];
}

/** Each has its share: all of them weigh as much as one word. */
function welcomeWords(typed: string): Meaning[] {
  const parts = tellingParts(typed);
  return parts.map((part) => word(part, 1 / parts.length));
}
