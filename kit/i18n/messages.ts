import type { Locale } from '../../contract/locale.ts';
import { useLocale } from './locale.ts';

export type Message = string | ((...values: never[]) => string);

/** Whatever a text says, it is a text. */
type Said<T> = T extends string ? string : T;

/** One feature's words. */
export type Messages<T extends Record<string, Message>> = Record<
  Locale,
  { [K in keyof T]: Said<T[K]> }
>;

/** Each as it is said in Romanian and in Russian. */
export type Pairs<T extends Record<string, Message>> = {
  [K in keyof T]: readonly [ro: T[K], ru: Said<T[K]>];
};

export const defineMessages = <T extends Record<string, Message>>(
  pairs: Pairs<T>,
): Messages<T> => ({
  ro: inLanguage(pairs, 0),
  ru: inLanguage(pairs, 1),
});

/** A build for one language has left one half of each pair. */
const inLanguage = <T extends Record<string, Message>>(pairs: Pairs<T>, at: 0 | 1) =>
  Object.fromEntries(
    Object.entries(pairs).map(([key, said]) => [key, Array.isArray(said) ? said[at] : said]),
  ) as { [K in keyof T]: Said<T[K]> };

export const useMessages = <T extends Record<string, Message>>(messages: Messages<T>) =>
  messages[useLocale()];

const rules: Record<Locale, Intl.PluralRules> = {
  ro: new Intl.PluralRules('ro'),
  ru: new Intl.PluralRules('ru'),
};

/** `3 produse`, `20 de produse`; `3 товара`, `20 товаров`. */
export function plural(
  locale: Locale,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
) {
  return (forms[rules[locale].select(count)] ?? forms.other).replace('#', String(count));
}

/** A text about a count, as Romanian says it of one, of a few, and of twenty and more. */
export const pluralRo = (one: string, few: string, other: string) => (count: number) =>
  plural('ro', count, { one, few, other });

/** The same in Russian: of one, of two to four, of five and more. */
export const pluralRu = (one: string, few: string, many: string) => (count: number) =>
  plural('ru', count, { one, few, many, other: few });
