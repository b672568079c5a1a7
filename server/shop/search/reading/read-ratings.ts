import type { CodeIndex } from '../../product-index/code-index.ts';
import { IMPORTANCE, MAINS_VOLTS, type Meaning, type Term, termOf, WEIGHT } from '../meaning.ts';
import type { Measure, Token } from '../text/tokenise.ts';
import { PART } from '../vocabulary/title-words.ts';
import { codeMeaning } from './read-codes.ts';

type Rating = Exclude<Token, { kind: 'word' }>;

/** A size, a number with or without its unit, a value: by attributes, or as the title writes it. */
export function readRating(token: Rating, codes: CodeIndex): Term {
  return termOf(token.raw, importanceOf(token), meaningsOf(token, codes));
}

/** Milliamperes say what it is, whatever it is called: an «автомат 30 мА» is a residual current one. */
const importanceOf = (token: Rating) =>
  token.kind === 'measure' && token.measure.attributes.includes('idn_ma')
    ? IMPORTANCE.mark
    : IMPORTANCE.rating;

function meaningsOf(token: Rating, codes: CodeIndex): Meaning[] {
  const piece = (weight: number): Meaning => ({ is: 'piece', text: token.text, weight });
  switch (token.kind) {
    case 'size':
      return [
        piece(WEIGHT.size),
        { is: 'piece', text: PART + token.text, weight: WEIGHT.partOfSize },
        ...facesOf(token.sizes),
      ];
    case 'measure':
      if (isMains(token.measure)) return [{ is: 'mains voltage', weight: WEIGHT.rating }];
      return [
        { is: 'number', ...token.measure, weight: WEIGHT.rating },
        piece(WEIGHT.rating),
        ...otherwiseSaid(token.measure).map(
          (measure): Meaning => ({ is: 'number', ...measure, weight: WEIGHT.sameRating }),
        ),
      ];
    case 'value':
      return [valuesOf(token.values), piece(WEIGHT.rating), ...codeMeaning(token, codes)];
    case 'range': {
      const { attributes, range } = token;
      return [
        { is: 'range', attributes, range, weight: WEIGHT.rating },
        piece(WEIGHT.rating),
        ...codeMeaning(token, codes),
      ];
    }
    case 'number':
      return [
        { is: 'any number', number: token.number },
        piece(WEIGHT.numberInTitle),
        // A rail of 35 is called so by its title alone.
        { is: 'piece', text: `${token.text}mm`, weight: WEIGHT.numberInTitle },
        // And a tube of 1200 is 1.2 m long.
        {
          is: 'number',
          number: token.number / 1000,
          attributes: ['len_m'],
          weight: WEIGHT.numberInTitle,
        },
        ...codeMeaning(token, codes),
      ];
  }
}

const isMains = ({ number, attributes }: Measure) =>
  attributes.includes('u_v') && MAINS_VOLTS.includes(number);

/** Between phases: 380 V before it was 400. */
const THREE_PHASE_VOLTS = [380, 400, 415];

/** The same rating in other words: 380 V as 400, and 1200 mm as 1.2 m. */
function otherwiseSaid({ number, attributes }: Measure): Measure[] {
  if (attributes.includes('u_v')) {
    const named = THREE_PHASE_VOLTS.includes(number) ? THREE_PHASE_VOLTS : [];
    return named
      .filter((volts) => volts !== number)
      .map((volts) => ({ number: volts, attributes }));
  }
  if (attributes.includes('len_mm')) return [{ number: number / 1000, attributes: ['len_m'] }];
  return [];
}

const valuesOf = (values: [string, string][]): Meaning => ({
  is: 'together',
  meanings: values.map(([attribute, value]) => ({
    is: 'value',
    attribute,
    value,
    weight: WEIGHT.rating / 2,
  })),
});

/** The pairs of attributes a size of two numbers may be of. */
const FACES = [
  ['cores', 'section_mm2'],
  ['width_mm', 'height_mm'],
  ['width_mm', 'len_mm'],
  ['width_mm', 'depth_mm'],
  ['width_mm', 'thick_mm'],
  ['diameter_mm', 'depth_mm'],
] as const;

const isInCentimetres = (size: number[]) =>
  size.every((length) => Number.isInteger(length) && length >= 10);

function facesOf([size, ...others]: number[][]): Meaning[] {
  if (size?.length !== 2 || others.length > 0) return [];
  const face = (pair: readonly string[], times: number, weight: number): Meaning => ({
    is: 'together',
    meanings: pair.map((attribute, at) => ({
      is: 'value',
      attribute,
      value: String((size[at] ?? 0) * times),
      weight: weight / 2,
    })),
  });
  return [
    ...FACES.map((pair) => face(pair, 1, WEIGHT.size)),
    // A panel of 60x60 is one of 60 centimetres; nothing of 3x2.5 is one of 30x25 millimetres.
    ...(isInCentimetres(size) ? [face(['width_mm', 'height_mm'], 10, WEIGHT.partOfSize)] : []),
  ];
}

const BREAKER_RATINGS = ['in_a', 'icn_ka', 'idn_ma', 'poles', 'curve'];

/** Amperes, poles or a curve: a switch that is spoken of like that is a breaker. */
export function saysBreaker(token: Token): boolean {
  const isRating = (attribute: string) => BREAKER_RATINGS.includes(attribute);
  if (token.kind === 'measure') return token.measure.attributes.some(isRating);
  return token.kind === 'value' && token.values.some(([attribute]) => isRating(attribute));
}
