const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю.';
/** With Shift. The comma of the Russian layout is typed where the Latin one has a question mark. */
const LATIN_SHIFTED = '~{}:"<>?';
const CYRILLIC_SHIFTED = 'ёхъжэбю,';

const pairs = (from: string, to: string) =>
  Array.from(from, (key, at): [string, string] => [key, to[at] ?? key]);

const toCyrillic = new Map([...pairs(LATIN, CYRILLIC), ...pairs(LATIN_SHIFTED, CYRILLIC_SHIFTED)]);
const toLatin = new Map([
  ...pairs(CYRILLIC_SHIFTED, LATIN_SHIFTED),
  ...pairs(CYRILLIC, LATIN),
  [',', '?'] as const,
]);

const retype = (text: string, keys: Map<string, string>) =>
  Array.from(text.toLowerCase(), (key) => keys.get(key) ?? key).join('');

/** Keys of the Romanian layout that another one has signs on: `priz[` is `priză`, `;in[` is `șină`. */
const ROMANIAN_SIGNS: Record<string, string> = {
  '[': 'ă',
  '{': 'ă',
  ']': 'î',
  '}': 'î',
  '\\': 'â',
  '|': 'â',
  ';': 'ș',
  ':': 'ș',
  "'": 'ț',
  '"': 'ț',
};

export const withRomanianLetters = (text: string): string =>
  Array.from(text, (key) => ROMANIAN_SIGNS[key] ?? key).join('');

/** The same keys pressed with the other layout switched on: `hjptnrf` is `розетка`. */
export const inOtherLayout = (text: string): string =>
  /\p{Script=Cyrillic}/u.test(text) ? retype(text, toLatin) : retype(text, toCyrillic);
