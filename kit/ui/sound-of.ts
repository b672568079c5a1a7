import { foldText } from './fold-text.ts';

/** How a letter of the Russian alphabet is heard in a name of this country. */
const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  к: 'c',
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
  ц: 't',
  ч: 'c',
  ш: 's',
  щ: 's',
  ъ: '',
  ы: 'i',
  ь: '',
  // As Romanian names are written in Russian.
  э: 'a',
  ю: 'iu',
  я: 'ia',
};

/** Latin spellings of one sound: `Kishinev` and `Chișinău` begin alike. */
const spellings: [RegExp, string][] = [
  [/sh|sch/g, 's'],
  [/zh/g, 'j'],
  [/kh/g, 'h'],
  [/ch|k|q/g, 'c'],
  [/gh/g, 'g'],
  [/ts|tz/g, 't'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
];

/** A name as it is heard, whichever of the two alphabets it is written in. */
export const soundOf = (text: string) =>
  spellings.reduce(
    (sound, [spelling, letter]) => sound.replace(spelling, letter),
    foldText(text).replace(/[а-я]/g, (letter) => letters[letter] ?? letter),
  );
