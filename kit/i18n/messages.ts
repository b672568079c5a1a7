import type { Locale } from '../../contract/locale.ts';
import { useLocale } from './locale.ts';

export type Message = string | ((...values: never[]) => string);

/** One feature's words. The Russian set has exactly the keys of the Romanian one. */
export type Messages<T extends Record<string, Message>> = {
  ro: T;
  ru: { [K in keyof T]: T[K] extends string ? string : T[K] };
};

export function defineMessages<T extends Record<string, Message>>(
  ro: T,
  ru: Messages<T>['ru'],
): Messages<T> {
  return { ro, ru };
}

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
