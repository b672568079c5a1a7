import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../contract/locale.ts';

/** A text that settings hold in both languages; missing Russian falls back to Romanian. */
export const inLocale = (text: Record<Locale, string>, locale: Locale) =>
  text[locale].trim() || text.ro;

/** The same for the columns NAME_ro and NAME_ru of a row, selected as NAME. */
export const localised = <Name extends string>(name: Name, locale: Locale) =>
  column<string>(name, locale).as(name);

export const localisedOrNull = <Name extends string>(name: Name, locale: Locale) =>
  column<string | null>(name, locale).as(name);

function column<Value>(name: string, locale: Locale): RawBuilder<Value> {
  const romanian = sql.ref<Value>(`${name}_ro`);
  if (locale === 'ro') return romanian;
  return sql<Value>`coalesce(nullif(trim(${sql.ref(`${name}_ru`)}), ''), ${romanian})`;
}
