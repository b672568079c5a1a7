import type { Locale } from '../../../contract/locale.ts';
import type { District } from './use-districts.ts';

export type Place = Pick<District, 'value' | 'name_ro' | 'name_ru'>;

/**
 * By name in the reader's language, found in either; the capital, where most orders go, comes
 * first.
 */
export function placeOptions(places: readonly Place[], locale: Locale, first: number) {
  return places
    .map(({ value, ...names }) => ({
      value,
      label: names[`name_${locale}`],
      names: [names.name_ro, names.name_ru],
    }))
    .sort(
      (a, b) =>
        Number(b.value === first) - Number(a.value === first) ||
        a.label.localeCompare(b.label, locale),
    );
}
