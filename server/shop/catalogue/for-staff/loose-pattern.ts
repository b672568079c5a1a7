import { fold } from '../../search/text/fold.ts';

const ALPHABETS = 'aăâbcdefghiîjklmnopqrsșştțţuvwxyzабвгдеёжзийклмнопрстуфхцчшщъыьэюя2²3³';

/** Letters that are one to whoever types quickly: s, ș and ş in either case. */
const alike = Map.groupBy(ALPHABETS, fold);

/**
 * A regular expression that finds a word as search would compare it, in texts as they are written.
 * The letters are spelt out, because not every database knows the lower case of every letter.
 */
export function loosePattern(word: string): string {
  return Array.from(fold(word), (sign) => {
    const letters = alike.get(sign) ?? [];
    if (letters.length > 0) return `[${letters.join('')}${letters.join('').toUpperCase()}]`;
    return /[\p{L}\p{N}]/u.test(sign) ? sign : `\\${sign}`;
  }).join('');
}
