import { brandOf } from './brands.ts';
import { colourLetters } from './colours.ts';
import type { Family, Maker } from './families/family.ts';
import { digits } from './prng.ts';
import { type Values, word } from './values.ts';

/**
 * The code a maker would print: its pattern with `#` as digits, `{tag}` and `{parts}` of the
 * family, `{in_a:3}` a value filled up with zeros, `{pole}` the number of poles. `attempt` counts up after a collision.
 */
export function makerCode(family: Family, maker: Maker, values: Values, attempt: number): string {
  const pattern = (maker.code ?? brandOf(maker.brand).code)
    .replace('{tag}', family.tag)
    .replace('{parts}', () => codeParts(family.codeKeys, values));
  const filled = fillPattern(family.code(pattern, values), values);
  if (!filled.includes('#')) return suffixed(filled, attempt);
  const seed = `${family.id} ${maker.brand} ${JSON.stringify(values)} ${attempt}`;
  const stream = digits(seed, 15);
  let used = 0;
  return filled.replace(/#/g, () => stream[used++] ?? '0');
}

export const fillPattern = (pattern: string, values: Values): string =>
  pattern.replace(/\{(\w+)(?::(\d))?\}/g, (_, key: string, width = '0') => {
    if (key === 'pole') return word(values, 'poles').slice(0, 1);
    return word(values, key).replaceAll(' ', '').padStart(Number(width), '0');
  });

const suffixed = (code: string, attempt: number): string =>
  attempt === 0 ? code : `${code}-${attempt + 1}`;

const codeParts = (keys: string, values: Values): string =>
  keys
    .split(' ')
    .filter((key) => values[key] !== undefined)
    .map((key) => codePart(key, word(values, key)))
    .join('-');

function codePart(key: string, value: string): string {
  if (key === 'colour') return colourLetters(value);
  if (key === 'cct_k') return value.slice(0, 2);
  if (key === 'ip') return value.replace('IP', '');
  if (value === 'yes') return 'Y';
  if (value === 'no') return 'N';
  if (/^[a-z]/.test(value)) return abbreviation(value);
  return value.toUpperCase().replace(/[\s/]+/g, '');
}

/** `inner-corner` becomes ICO, `coupler` COU, `bulb-a60` A60. */
function abbreviation(value: string): string {
  const parts = value.split('-');
  const last = parts.at(-1) ?? '';
  if (/\d/.test(last)) return last.toUpperCase();
  const initials = parts.slice(0, -1).map((part) => part[0]);
  return (initials.join('') + last)
    .slice(0, parts.length === 1 ? 3 : initials.length + 2)
    .toUpperCase();
}
