const SPACES = /[\s\u00a0\u202f]+/g;
const METRES = ['m', 'м'];

/**
 * The number somebody typed as a quantity, with a comma or a point, with or without its unit. Null
 * where it is none, or could be two: `1.000` is a thousand to one and one to another, and `12 5`
 * may have lost its comma. Nothing is ever read as digits without their comma.
 */
export function typedQuantity(text: string, unit = ''): number | null {
  const [, digits = '', letters = ''] = /^([\d., ]*\d[., ]*)(\p{L}*)$/u.exec(spaced(text)) ?? [];
  if (letters && !isUnit(letters, unit.toLowerCase())) return null;
  const [, whole, fraction = ''] =
    /^(\d+|\d{1,3}(?: \d{3})+)(?:[.,](\d*))?$/.exec(digits.trim()) ?? [];
  if (whole === undefined) return null;
  const wholeDigits = whole.replaceAll(' ', '');
  if (fraction.length === 3 && Number(wholeDigits) > 0) return null;
  // Read as one: 5 + 0.81 would be 5.8100000000000005.
  return Number(`${wholeDigits}.${fraction}`);
}

const spaced = (text: string) => text.replace(SPACES, ' ').trim().toLowerCase();

/** A metre is a metre in either alphabet. */
const isUnit = (letters: string, unit: string) =>
  letters === unit || (METRES.includes(unit) && METRES.includes(letters));
