import { LATIN_OF } from './fold.ts';

type Rules = readonly (readonly [pattern: RegExp, sound: string])[];

/** A q stands for the sound of ж. */
const CYRILLIC: Rules = [
  [/д?ж/gu, 'q'],
  [/[шщ]/gu, 'sh'],
  [/ч/gu, 'ch'],
  [/ц/gu, 'ts'],
  [/х/gu, 'h'],
  [/ю/gu, 'iu'],
  [/я/gu, 'ia'],
  [/[ыий]/gu, 'i'],
  [/[еэё]/gu, 'e'],
  [/[ьъ]/gu, ''],
];

/** Russian words in Latin letters, in any of the usual schemes; foreign names too. */
const RUSSIAN_IN_LATIN: Rules = [
  [/s(?:h?ch|ch)/g, 'sh'],
  [/kh/g, 'h'],
  [/zh/g, 'q'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/t[sz]|c(?=[eiy])/g, 'ts'],
  [/c(?!h)/g, 'k'],
  [/[yj](?=[au])/g, 'i'],
  [/[yj]o/g, 'e'],
  [/[yj]e/g, 'e'],
  [/[yj]/g, 'i'],
];

/** As Romanian letters are read. */
const ROMANIAN: Rules = [
  [/ș|ş/g, 'sh'],
  [/ț|ţ/g, 'ts'],
  [/[îâ]/g, 'i'],
  [/ch(?=[ei])/g, 'k'],
  [/gh(?=[ei])/g, 'G'],
  [/ci(?=[aou])/g, 'ch'],
  [/c(?=[ei])/g, 'ch'],
  [/j|gi(?=[aou])|g(?=[ei])/g, 'q'],
  [/G/g, 'g'],
  [/c(?!h)/g, 'k'],
  [/y/g, 'i'],
];

const apply = (text: string, rules: Rules) =>
  rules.reduce((read, [pattern, sound]) => read.replace(pattern, sound), text);

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/w/g, 'v')
    .replace(/x/g, 'ks')
    .replace(/[^a-z0-9]/g, '')
    .replace(/(.)\1+/g, '$1');

/**
 * What a word sounds like, in a few Latin letters: the same for розетка and rozetka, for priză and
 * приза. Letters that schemes of transliteration disagree on fall together. A Latin word may be
 * Romanian, or Russian in Latin letters, and sounds differently then.
 */
export function soundsOf(word: string): string[] {
  const lower = word.toLowerCase().normalize('NFC');
  if (/\p{Script=Cyrillic}/u.test(lower)) {
    const latin = Array.from(apply(lower, CYRILLIC), (letter) => LATIN_OF[letter] ?? letter).join(
      '',
    );
    return [plain(latin)];
  }
  return [...new Set([apply(lower, RUSSIAN_IN_LATIN), apply(lower, ROMANIAN)].map(plain))];
}
