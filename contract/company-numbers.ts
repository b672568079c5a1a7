/** The numbers a Moldovan company is known by. */

/** Fiscal code (IDNO, and IDNP of persons): 13 digits, the last checks the others. */
export function isIdno(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const weights = [7, 3, 1];
  const sum = digits
    .slice(0, 12)
    .reduce((total, digit, place) => total + digit * (weights[place % 3] ?? 0), 0);
  return sum % 10 === digits[12];
}

/** VAT code, held by payers of VAT alone. */
export const isVatCode = (text: string): boolean => /^\d{7}$/.test(text);

/** Banks print an IBAN in groups of four. */
export const tidyIban = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** As banks print it, in one line unless another gap lets it break: MD28 EX00 0002 … */
export const formatIban = (iban: string, gap = '\u00a0'): string =>
  iban.replace(/.{4}(?=.)/g, `$&${gap}`);

/** A Moldovan account, tidied: MD, two check digits, twenty characters of bank and account. */
export function isIban(text: string): boolean {
  if (!/^MD\d{2}[0-9A-Z]{20}$/.test(text)) return false;
  const rearranged = text.slice(4) + text.slice(0, 4);
  // Letters count as 10 to 35, as in base 36; the number is too long for arithmetic at once.
  const digits = Array.from(rearranged, (character) => Number.parseInt(character, 36)).join('');
  return Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0) === 1;
}
