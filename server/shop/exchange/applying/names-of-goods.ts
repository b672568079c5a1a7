import type { Settings } from '../../../base/settings/settings.ts';
import { isEan } from '../../catalogue/is-ean.ts';

type Language = Settings['exchange']['titleLanguage'];

const CYRILLIC = /\p{Script=Cyrillic}/u;
const LONGEST_TITLE = 300;

/** Cut roughly first: accents that are piled up take the square of their number to compose. */
export const line = (text: string, longest = LONGEST_TITLE) =>
  text
    .slice(0, 4 * longest + 1_000)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();

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
export const inBoth = (text: string) => ({ ro: text, ru: CYRILLIC.test(text) ? text : '' });

/** The one kind of bar code that goods here have. */
export const eanOf = (barcode: string) =>
  barcode.length === 13 && isEan(barcode) ? barcode : null;
