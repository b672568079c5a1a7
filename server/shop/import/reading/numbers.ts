/** What a file writes between lei and bani; null: no cell says it for certain. */
export type Decimal = ',' | '.' | null;

const BLANKS = /[\s\u00a0\u202f']/g;

/** `12,5` and `12.50` say it, `1.200` does not. */
export function decimalOf(text: string): Decimal {
  const sign = /^-?\d+([.,])\d{1,2}$/.exec(text.replaceAll(BLANKS, ''))?.[1];
  return sign === ',' || sign === '.' ? sign : null;
}

/** A number as people write it; `ambiguous` where thousands and decimals look alike. */
export function readNumber(written: string, decimal: Decimal): number | 'ambiguous' | null {
  const text = written.replaceAll(BLANKS, '');
  if (!/^-?\d[\d.,]*$/.test(text)) return null;
  const signs = text.replaceAll(/[^.,]/g, '');
  if (signs === '') return Number(text);
  const last = signs.at(-1) ?? '';
  const isMixed = signs.includes(',') && signs.includes('.');
  const [, after = ''] = text.split(new RegExp(`\\${last}(?=[^.,]*$)`));
  if (!isMixed && signs.length > 1) return thousands(text, last);
  if (isMixed) {
    const whole = text.slice(0, text.length - after.length - 1);
    const read = thousands(whole, last === ',' ? '.' : ',');
    return read === null ? null : Number(`${read}.${after || 0}`);
  }
  if (after.length !== 3) return Number(text.replace(last, '.'));
  if (decimal === null) return 'ambiguous';
  return decimal === last ? Number(text.replace(last, '.')) : thousands(text, last);
}

function thousands(text: string, sign: string): number | null {
  const groups = new RegExp(`^-?\\d{1,3}(\\${sign}\\d{3})+$`);
  return groups.test(text) ? Number(text.replaceAll(sign, '')) : null;
}
