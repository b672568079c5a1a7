export const locales = ['ro', 'ru'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'ro';

export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_DAYS = 365;

/** Romanian addresses carry no prefix. */
export const localePrefix = (locale: Locale): '' | '/ru' => (locale === 'ru' ? '/ru' : '');

/** The best of our languages the reader accepts; Romanian when none is named. */
export function parseAcceptLanguage(header: string | null | undefined): Locale {
  let best: { locale: Locale; weight: number } = { locale: defaultLocale, weight: 0 };
  for (const entry of (header ?? '').split(',')) {
    const [range = '', ...parameters] = entry.split(';');
    const locale = localeOfRange(range);
    const weight = weightOf(parameters);
    // Strictly heavier: of equal wishes the one named first holds.
    if (locale && weight > best.weight) best = { locale, weight };
  }
  return best.locale;
}

function localeOfRange(range: string): Locale | undefined {
  const language = range.trim().toLowerCase().split('-')[0];
  // `mo` is the withdrawn code of Romanian as spoken in Moldova; old devices still send it.
  if (language === '*' || language === 'mo') return defaultLocale;
  return locales.find((locale) => locale === language);
}

function weightOf(parameters: string[]): number {
  const weight = parameters.map((parameter) => parameter.trim()).find((text) => /^q=/i.test(text));
  if (weight === undefined) return 1;
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i.test(weight) ? Number(weight.slice(2)) : 0;
}
