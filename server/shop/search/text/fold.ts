/** Zero-width signs come with what is pasted. */
const DIACRITICS_AND_UNSEEN = /[\p{M}\p{Cf}]/gu;
const SUPERSCRIPTS: Record<string, string> = { '²': '2', '³': '3' };

/**
 * How texts are compared: lower case, without diacritics, so that ş, ș and s fall together, and so
 * do ё and е. Superscripts come first: decomposition would make a digit of them anywhere.
 */
export const fold = (text: string): string =>
  text
    .replace(/[²³]/g, (sign) => SUPERSCRIPTS[sign] ?? '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(DIACRITICS_AND_UNSEEN, '');

/** Letters that look alike: Latin, Cyrillic. */
const LATIN = 'abcehkmoptxy';
const CYRILLIC = 'авсенкмортху';

const exchange = (from: string, to: string) => {
  const pairs = new Map(Array.from(from, (letter, at) => [letter, to[at] ?? letter]));
  return (text: string) => Array.from(text, (letter) => pairs.get(letter) ?? letter).join('');
};

const toCyrillicLookalikes = exchange(LATIN, CYRILLIC);
/** For codes and sizes, which are Latin whatever keyboard they were typed on. */
export const toLatinLookalikes = exchange(CYRILLIC, LATIN);

/** How the trade writes Cyrillic marks in Latin letters: ВБбШв is VBbShv. */
export const LATIN_OF: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

const LETTERS = /\p{L}+/gu;
const SEPARATORS = /[^\p{L}\p{N}]/gu;

/**
 * One key for all spellings of a mark, series or brand: Latin letters and digits alone. A run of
 * letters that mixes scripts is Cyrillic typed with look-alikes: BBГнг is ВВГнг.
 */
export const nameKey = (text: string): string =>
  fold(text)
    .replace(LETTERS, (run) => (/\p{Script=Cyrillic}/u.test(run) ? toCyrillicLookalikes(run) : run))
    .replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN_OF[letter] ?? letter)
    .replace(SEPARATORS, '');

/** A code as it is compared: no separators, no look-alikes, O as 0, I and L as 1. */
export const codeKey = (text: string): string =>
  toLatinLookalikes(fold(text)).replace(SEPARATORS, '').replace(/o/g, '0').replace(/[il]/g, '1');

/** The same with the points that tell 3X2.5 from 3X25. */
export const writtenCode = (text: string): string =>
  toLatinLookalikes(fold(text)).replace(/[^\p{L}\p{N}.]/gu, '');
