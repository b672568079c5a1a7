import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';

/** The columns NAME_ro and NAME_ru of a row, selected as NAME; missing Russian is Romanian. */
export const localised = <Name extends string>(name: Name, locale: Locale) =>
  column<string>(name, locale).as(name);

export const localisedOrNull = <Name extends string>(name: Name, locale: Locale) =>
  column<string | null>(name, locale).as(name);

function column<Value>(name: string, locale: Locale): RawBuilder<Value> {
  const romanian = sql.ref<Value>(`${name}_ro`);
  if (locale === 'ro') return romanian;
  return sql<Value>`coalesce(nullif(trim(${sql.ref(`${name}_ru`)}), ''), ${romanian})`;
}
