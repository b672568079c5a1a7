/**
 * Numbers as people type and paste them: `12,5`, `12.5`, `1 234,50`, `1.234,50`, `-3 %`. What could
 * be two numbers is asked for again, never guessed: `2.500` is two and a half to one and two
 * thousand five hundred to another.
 */

export type NumberProblem =
  /** It is none. */
  | 'number'
  /** It could be two, which `readings` are. */
  | 'ambiguous'
  /** It has more decimals than there may be, or any where there may be none. */
  | 'decimals'
  | 'whole'
  /** It is below zero where nothing may be. */
  | 'negative';

export type TypedNumber =
  | { number: number; problem: null }
  | { number: null; problem: NumberProblem; readings?: [number, number] };

export type NumberRules = {
  /** How many there may be after the comma. */
  decimals: number;
  /** What may stand behind the number. */
  units?: readonly string[];
  /** Whether it may say `+` or `-`. */
  signed?: boolean;
};

/** Money in lei: to the ban. */
export const leiRules: NumberRules = {
  decimals: 2,
  units: ['lei', 'leu', 'mdl', 'лей', 'лея', 'леев'],
};
export const percentRules: NumberRules = { decimals: 2, units: ['%'] };
export const wholeRules: NumberRules = { decimals: 0 };

const SPACES = /[\s\u00a0\u202f]+/g;
const MINUS = /^[-\u2212] ?/;
const SIGN = /^[+\u2212-] ?/;
/** What a number holds to the last digit. */
const MOST_DIGITS = 15;

/** With a comma before the decimals, and with a point: the other sign, or a space, parts thousands. */
const notations = [
  /^(\d+|[1-9]\d{0,2}(?:(?: \d{3})+|(?:\.\d{3})+))(?:,(\d*))?$/,
  /^(\d+|[1-9]\d{0,2}(?:(?: \d{3})+|(?:,\d{3})+))(?:\.(\d*))?$/,
];

export function typedNumber(text: string, rules: NumberRules): TypedNumber {
  const { decimals, units = [], signed = false } = rules;
  const typed = withoutUnit(text.replace(SPACES, ' ').trim().toLowerCase(), units);
  const bare = typed.replace(signed ? SIGN : MINUS, '');
  const [first, second] = new Set(notations.flatMap((notation) => plain(notation, bare) ?? []));
  if (first === undefined || first.replace('.', '').length > MOST_DIGITS) return refused('number');
  const isNegative = MINUS.test(typed);
  if (isNegative && !signed) return refused('negative');
  const read = (digits: string) => (isNegative ? 0 - Number(digits) : Number(digits));
  if (second !== undefined) {
    return { ...refused('ambiguous'), readings: [read(first), read(second)] };
  }
  const [, fraction = ''] = first.split('.');
  if (fraction.length > decimals) return refused(decimals === 0 ? 'whole' : 'decimals');
  return { number: read(first), problem: null };
}

const refused = (problem: NumberProblem) => ({ number: null, problem }) as const;

/** The digits with a point and nothing needless, by which two readings can be compared. */
function plain(notation: RegExp, text: string): string | null {
  const [, whole, fraction = ''] = notation.exec(text) ?? [];
  if (whole === undefined) return null;
  const digits = whole.replace(/[ .,]/g, '').replace(/^0+(?=\d)/, '');
  const after = fraction.replace(/0+$/, '');
  return after === '' ? digits : `${digits}.${after}`;
}

function withoutUnit(text: string, units: readonly string[]): string {
  const unit = units.find((one) => one !== '' && text.endsWith(one));
  return unit === undefined ? text : text.slice(0, -unit.length).trim();
}

/**
 * The number in a text that its field has let through. NaN, which no call takes, stands for one that
 * is none; null for nothing typed.
 */
export const numberIn = (typed: string, rules: NumberRules): number | null =>
  typed.trim() === '' ? null : (typedNumber(typed, rules).number ?? Number.NaN);

/** A number as a field shows it, which is never one that could be two: `47,026` is `47,0260`. */
export const numberInField = (number: number): string =>
  String(number)
    .replace('.', ',')
    .replace(/^(-?[1-9]\d{0,2},\d{3})$/, '$10');
