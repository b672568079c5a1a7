import { fold, LATIN_OF } from '../search/text/fold.ts';

/** Names are found in whichever script they were typed: Ион Русу is ion rusu. */
const latin = (text: string) =>
  fold(text).replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN_OF[letter] ?? letter);

/** S.R.L. is also SRL. */
const withoutPunctuation = (text: string) => text.replace(/[^\p{L}\p{N}\s]/gu, '');

/** Without the country's code and the trunk zero, however they were written. */
const nationalDigits = (text: string) => text.replace(/\D/g, '').replace(/^(?:00)?(?:373)?0?/, '');

/** What somebody is found by: texts as people say them, numbers as bare digits. */
export function searchTextOf(texts: string[], phones: string[], numbers: string[] = []): string {
  const folded = texts.map(latin);
  const bare = folded.map(withoutPunctuation).filter((text, at) => text !== folded[at]);
  return [...folded, ...bare, ...numbers, ...phones.map(nationalDigits)]
    .filter((part) => part !== '')
    .join(' ');
}

type Searched = Record<
  'name' | 'username' | 'email' | 'company_name' | 'company_email' | 'idno' | 'phone',
  string
>;

export const customerSearchText = (customer: Searched) =>
  searchTextOf(
    [
      customer.name,
      customer.username,
      customer.email,
      customer.company_name,
      customer.company_email,
    ],
    [customer.phone],
    [customer.idno],
  );

const MOST_WORDS = 8;
/** A phone, or a part of one, with whatever stands between its digits. */
const PHONE = /\+?\(?\d(?:[\s()./-]*\d){2,}/g;

/** All of these must be in the text searched, in the notation of `like`. */
export function searchPatterns(query: string): string[] {
  const numbers = (query.match(PHONE) ?? []).map(nationalDigits);
  const words = latin(query.replace(PHONE, ' ')).split(/\s+/);
  return [...numbers, ...words]
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
