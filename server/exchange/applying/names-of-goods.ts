import type { Settings } from '../../settings/settings.ts';

type Language = Settings['exchange']['titleLanguage'];

const CYRILLIC = /\p{Script=Cyrillic}/u;
const LONGEST_TITLE = 300;

export const line = (text: string, longest = LONGEST_TITLE) =>
  text.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, longest).trim();

/**
 * 1C has one name, sometimes a full one in the other language. Where there is no Romanian, the
 * Russian stands in for it until somebody translates it.
 */
export function titlesOf(language: Language, title: string, fullTitle = '') {
  const names = [title, fullTitle].map((name) => line(name)).filter(Boolean);
  const isRussian = (name: string) =>
    language === 'script' ? CYRILLIC.test(name) : language === 'ru' && name === line(title);
  const russian = names.find(isRussian) ?? '';
  const romanian = names.find((name) => !isRussian(name)) ?? '';
  return { title_ro: romanian || russian, title_ru: russian };
}

/** The same text for both languages, where it is known in one alone. */
export const inBoth = (label: string, text: string) => ({
  [`${label}_ro`]: text,
  [`${label}_ru`]: CYRILLIC.test(text) ? text : '',
});

const letters: Record<string, string> = Object.fromEntries(
  [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'].map((letter, at) => [
    letter,
    'a b v g d e e zh z i i k l m n o p r s t u f h ts ch sh sch  y  e yu ya'.split(' ')[at] ?? '',
  ]),
);

/** `Кабель ВВГнг(А)-LS 3х1,5` becomes `kabel-vvgng-a-ls-3h1-5`. */
export function slugOf(text: string, longest = 150): string {
  const latin = [...text.toLowerCase().replaceAll('²', '2')]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const slug = latin.replace(/[^a-z0-9]+/g, '-').slice(0, longest);
  return slug.replace(/^-|-$/g, '') || 'x';
}
