import { fold, toLatinLookalikes } from './fold.ts';
import { unitAt } from './units.ts';

/** A number with what it is a number of. */
export type Measure = { number: number; attributes: string[] };

/**
 * A piece of a text. `text` is the one way to write it: two pieces that mean the same have the same
 * text, so that it can be looked up in an index.
 */
export type Token = { text: string; raw: string } & (
  | { kind: 'word' }
  | { kind: 'number'; number: number }
  /** `sizes`: every length of every part, as [[3, 2.5], [1, 1.5]]. */
  | { kind: 'size'; sizes: number[][] }
  | { kind: 'measure'; measure: Measure }
  | { kind: 'range'; range: string; attributes: string[] }
  /** A value that stands for an attribute by its look: IP44, E27, 1P+N, cat.5e. */
  | { kind: 'value'; values: [attribute: string, value: string][] }
);

const NUMBER = '\\d+(?:[.,]\\d+)?';
const TIMES = '\\s*[xх×*]\\s*';
const END = '(?![\\p{L}\\p{N}])';

const SIZE = sticky(`${NUMBER}(?:${TIMES}${NUMBER})+(?:\\s*\\+\\s*${NUMBER}${TIMES}${NUMBER})*`);
const SIZE_WITH_EARTH = sticky(`(\\d+)\\s*[gг]\\s*(${NUMBER})`);
const UNFINISHED_SIZE = sticky(`(\\d+)\\s*[xх×*]\\s*$`);
const RANGE = sticky(`(${NUMBER})-(${NUMBER})(?![\\d-]|[.,]\\d)`);
const METER_CURRENT = sticky(`\\d+\\((\\d+)\\)\\s*[aа]${END}`);
const POLES = sticky(`([1-4])\\s*[pрп](?:\\s*\\+\\s*([nн])(?:\\s*\\+\\s*[eе])?)?${END}`);
const CURVE = sticky(
  `([bcdбвсд])-?(\\d{1,3})(?:\\s*[aа])?(?!-?[\\p{L}\\p{N}])(?!\\s*[xх×*.,]\\s*\\d)`,
);
const PROTECTION = sticky(`(?:ip|ип|аипи)\\s*-?\\s*([xх]?\\d{1,2})${END}`);
const NETWORK = sticky(
  `(?:cat|кат|categori[ae]|категори[яи])\\s*\\.?\\s*([5-8])\\s*([eеaа]?)${END}`,
);
const CAP = sticky(
  `(?:([eе])\\s?-?(14|27|40)|(gu)\\s?-?(10|5[.,]3)|(g)(4|5|9|13)|(gx)(53)|(r)(7s))${END}`,
);
const LEADING_NUMBER = sticky(NUMBER);
const PLAIN_NUMBER = sticky(`${NUMBER}(?![\\p{L}\\p{N}]|[-/]\\s?[\\p{L}\\p{N}])`);
const WORD = sticky(`[\\p{L}\\p{N}]+(?:[-./+&_'’][\\p{L}\\p{N}]+)*\\+?`);

function sticky(pattern: string) {
  return new RegExp(pattern, 'uy');
}

const number = (text: string) => Number(text.replace(',', '.'));
/** 16.1 times a thousand is 16100, and not a little more. */
const exact = (product: number) => Number(product.toFixed(6));

/** Reads a title or a query, piece by piece. What is no letter, digit or unit is passed over. */
export function tokenise(text: string): Token[] {
  const folded = prepare(text);
  const tokens: Token[] = [];
  let at = 0;
  while (at < folded.length) {
    if (!/[\p{L}\p{N}]/u.test(folded[at] ?? '')) {
      at++;
      continue;
    }
    const [token, end] = readToken(folded, at);
    tokens.push(token);
    at = end;
  }
  return tokens;
}

/** 3/2.5 is 3x2.5 where the second number is a section that cables are made in. */
const SLASHED_SIZE =
  /(?<![\p{L}\p{N}.,/-])([2-7])\s?\/\s?(0[.,]\d+|1[.,]5|2[.,]5|4|6|10|16|25|35|50|70|95|120|150|185|240)(?=\s?(?:mm|мм|кв|$)|[^\p{L}\p{N}.,/-])/gu;
/**
 * 3h2.5 and 3ч2,5 are 3x2.5: х as Latin letters write it, and as the keys of x and х give it on the
 * other layout. Not in codes, as R9H370364.
 */
const MISTYPED_SIZE =
  /(?<![\p{N}.,/-]|(?<!\p{L})\p{L})(\d{1,3})(?:[hч[{]|\s[hч]\s)(?=\d{1,3}(?:[.,]\d{1,2})?(?:\s?(?:mm|мм|кв)|(?![\p{L}\p{N}]|[/?.,^-]\p{N})))/gu;
/** 1п16с: poles, amperes and the curve in one word. */
const GLUED_BREAKER =
  /(?<![\p{L}\p{N}.,/-])([1-4])[pрп]-?(\d{1,3})[aа]?([bcdбвсд]?)(?![\p{L}\p{N}-]|[.,]\d)/gu;

/** нг(А) is нг; the brackets of J-Y(St)Y go, and the sign of a diameter; a size glued to its mark is set apart. */
const prepare = (text: string): string =>
  fold(text)
    .replace(/[‐-―−]/g, '-')
    .replace(/[ø⌀∅](?=\s?\d)/gu, ' ')
    .replace(/(?<=нг|ng)-?\([aа]\)/gu, '')
    .replace(/(?<=[\p{L}\p{N}])\((\p{L}{1,3})\)(?=[\p{L}-]|$)/gu, '$1')
    .replace(MISTYPED_SIZE, '$1x')
    .replace(/(?<=\p{L})(?<!\d[xх])(?=\d+(?:[.,]\d+)?[xх×*]\d)/gu, ' ')
    .replace(SLASHED_SIZE, '$1x$2')
    .replace(
      GLUED_BREAKER,
      (_, poles, amperes, curve) => `${poles}p ${curve}${amperes}${curve ? '' : 'a'}`,
    );

function readToken(text: string, at: number): [Token, number] {
  for (const read of readers) {
    const found = read(text, at);
    if (found) return found;
  }
  WORD.lastIndex = at;
  const raw = WORD.exec(text)?.[0] ?? text.charAt(at);
  return [{ kind: 'word', text: raw, raw }, at + raw.length];
}

type Reader = (text: string, at: number) => [Token, number] | null;

const matching =
  (pattern: RegExp, tokenOf: (match: RegExpExecArray, raw: string) => Token | null): Reader =>
  (text, at) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const token = match && tokenOf(match, match[0]);
    return match && token ? [token, at + match[0].length] : null;
  };

function sizeToken(sizes: number[][], raw: string): Token {
  return { kind: 'size', text: sizes.map((size) => size.join('x')).join('+'), raw, sizes };
}

const readSize: Reader = (text, at) => {
  const found =
    matching(SIZE, (_, raw) =>
      sizeToken(
        raw.split('+').map((part) => part.split(/[xх×*]/u).map((one) => number(one.trim()))),
        raw,
      ),
    )(text, at) ??
    matching(SIZE_WITH_EARTH, ([, cores = '', section = ''], raw) =>
      sizeToken([[number(cores), number(section)]], raw),
    )(text, at);
  if (!found) return null;
  const [token, end] = found;
  // A unit behind the size says nothing new; any other letter makes it no size.
  const behind = unitAt(text, end);
  if (behind && SIZE_UNITS.includes(behind.unit.key)) return [token, behind.end];
  return /[\p{L}\p{N}]/u.test(text[end] ?? '') ? null : found;
};

const SIZE_UNITS = ['mm2', 'mm', 'm'];

/** Sixteen as 16a, two kilowatts as 2000w. */
const readMeasure: Reader = (text, at) => {
  LEADING_NUMBER.lastIndex = at;
  const figures = LEADING_NUMBER.exec(text)?.[0];
  const found = figures === undefined ? null : unitAt(text, at + figures.length);
  if (figures === undefined || !found) return null;
  const { key, attributes, times } = found.unit;
  const measure = { number: exact(number(figures) * times), attributes };
  const written = `${measure.number}${BASES[key] ?? key}`;
  return [{ kind: 'measure', text: written, raw: text.slice(at, found.end), measure }, found.end];
};

const BASES: Record<string, string> = { kw: 'w', kva: 'va', cm: 'mm' };

const readRange: Reader = (text, at) => {
  RANGE.lastIndex = at;
  const [raw, from = '', to = ''] = RANGE.exec(text) ?? [];
  if (raw === undefined || number(from) >= number(to)) return null;
  const range = `${number(from)}-${number(to)}`;
  const end = at + raw.length;
  const found = unitAt(text, end);
  if (found) {
    const { attributes } = found.unit;
    return [
      { kind: 'range', text: range, raw: text.slice(at, found.end), range, attributes },
      found.end,
    ];
  }
  if (/\p{L}/u.test(text[end] ?? '')) return null;
  return [{ kind: 'range', text: range, raw, range, attributes: [] }, end];
};

const CURVES: Record<string, string> = { б: 'B', в: 'B', с: 'C', д: 'D' };

const readCurve = matching(CURVE, ([, letter = '', amperes = ''], raw) => {
  const curve = CURVES[letter] ?? letter.toUpperCase();
  return {
    kind: 'value',
    text: `${curve.toLowerCase()}${amperes}`,
    raw,
    values: [
      ['curve', curve],
      ['in_a', String(Number(amperes))],
    ],
  };
});

const value = (attribute: string, name: string, raw: string): Token => ({
  kind: 'value',
  text: name.toLowerCase(),
  raw,
  values: [[attribute, name]],
});

/** What is read first is taken: 3x2.5 before 3, 30mA before 30. */
const readers: Reader[] = [
  readSize,
  matching(UNFINISHED_SIZE, ([, first = ''], raw) => ({
    kind: 'measure',
    text: `${Number(first)}x`,
    raw,
    measure: { number: Number(first), attributes: ['cores', 'width_mm', 'diameter_mm'] },
  })),
  matching(METER_CURRENT, ([, amperes = ''], raw) => ({
    kind: 'measure',
    text: `${amperes}a`,
    raw,
    measure: { number: Number(amperes), attributes: ['in_a'] },
  })),
  matching(POLES, ([, poles, neutral], raw) =>
    value('poles', `${poles}P${neutral ? '+N' : ''}`, raw),
  ),
  readRange,
  readMeasure,
  matching(PROTECTION, ([, grade = ''], raw) =>
    value('ip', `IP${toLatinLookalikes(grade).toUpperCase()}`, raw),
  ),
  matching(NETWORK, ([, grade = '', letter = ''], raw) => {
    const suffix = toLatinLookalikes(letter);
    // Nobody sells category 5 any more: what is meant is 5e.
    const name = grade === '5' ? '5e' : `${grade}${suffix.toUpperCase()}`;
    return { ...value('cat', name, raw), text: `cat${name.toLowerCase()}` };
  }),
  matching(CAP, (match, raw) => {
    const name = match.slice(1).filter(Boolean).join('').replace(',', '.');
    return value('cap', toLatinLookalikes(name).toUpperCase().replace('7S', '7s'), raw);
  }),
  readCurve,
  matching(PLAIN_NUMBER, ([raw]) => ({
    kind: 'number',
    text: String(number(raw)),
    raw,
    number: number(raw),
  })),
];
