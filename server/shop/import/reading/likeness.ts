import { plain } from '../../catalogue/field-headings.ts';

/** Codes are the same in whatever case; blanks around them and between are nobody's meaning. */
export const keyOf = (text: string) =>
  text
    .trim()
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .toLowerCase();

/** Cyrillic letters that look like Latin ones. */
const lookalikes: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  і: 'i',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
};

const signs: Record<string, string> = { '×': 'x', ',': '.', '–': '-', '—': '-', ' ': '' };

/** What two codes have in common that look alike: «VVG-3х2,5» and «VVG-3x2.5». */
export const likenessOf = (code: string) =>
  Array.from(keyOf(code), (letter) => lookalikes[letter] ?? signs[letter] ?? letter).join('');

/** The same of names: «Schneider-Electric», «SCHNEIDER ELECTRIC» and «Sсhneider Еlectric». */
export const nameLikeness = (name: string) =>
  Array.from(
    plain(name).replaceAll(/[\s\p{P}]+/gu, ''),
    (letter) => lookalikes[letter] ?? letter,
  ).join('');
