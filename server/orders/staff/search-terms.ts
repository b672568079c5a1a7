import { fold } from '../../search/text/fold.ts';

/** More words narrow nothing. */
const MOST_TERMS = 8;
/** What the index of texts finds anywhere in a word; shorter ones only begin a word. */
const TRIGRAM = 3;
/** Fewer digits name too many phones. */
const PHONE_DIGITS = 5;

/**
 * What is typed to find an order, as patterns that all must hold. A phone is its digits however it
 * is written, with the trunk zero or the country's code or without.
 */
export function searchPatterns(typed: string): string[] {
  const folded = fold(typed).trim();
  const phone = phoneDigits(folded);
  const terms = phone === null ? folded.split(/\s+/).slice(0, MOST_TERMS) : [phone];
  return terms
    .filter((term) => term !== '')
    .map((term) => (term.length < TRIGRAM ? `% ${escaped(term)}%` : `%${escaped(term)}%`));
}

function phoneDigits(text: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  return digits.length < PHONE_DIGITS ? null : digits.replace(/^(?:00)?373(?=\d)|^0/, '');
}

const escaped = (term: string) => term.replace(/[\\%_]/g, (sign) => `\\${sign}`);
