import { fold } from '../../search/text/fold.ts';
import { LONGEST_WORD } from '../order-search-text.ts';

/** More words narrow nothing. */
const MOST_TERMS = 8;
/** What the index of texts finds anywhere in a word; shorter ones only begin a word. */
const TRIGRAM = 3;
/** Fewer digits name too many phones. */
const PHONE_DIGITS = 5;

/**
 * One of the words typed: a pattern its people are found by, and as a query, how a word of its goods
 * begins.
 */
type SearchTerm = { inText: string; ofWord: string };

/**
 * What is typed to find an order, as terms that all must hold. A phone is its digits however it is
 * written, with the trunk zero or the country's code or without.
 */
export function searchTerms(typed: string): SearchTerm[] {
  const folded = fold(typed).trim();
  const phone = phoneDigits(folded);
  // What looks like a phone may be a code: 221-412.
  if (phone !== null) return [{ inText: pieceOf(phone), ofWord: beginningOf(folded) }];
  return folded
    .split(/\s+/)
    .slice(0, MOST_TERMS)
    .filter((term) => term !== '')
    .map((term) => ({ inText: pieceOf(term), ofWord: beginningOf(term) }));
}

const pieceOf = (term: string) => {
  const piece = term.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return term.length < TRIGRAM ? `% ${piece}%` : `%${piece}%`;
};

/** From its first letter or digit on: a word is found from behind its signs too. */
function beginningOf(term: string): string {
  const word = term.replace(/^[^\p{L}\p{N}]+(?=.)/u, '').slice(0, LONGEST_WORD);
  return `'${word.replace(/['\\]/g, (sign) => sign + sign)}':*`;
}

function phoneDigits(text: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  return digits.length < PHONE_DIGITS ? null : digits.replace(/^(?:00)?373(?=\d)|^0/, '');
}
