import type { Text } from '../records.ts';
import { type ColourForm, colourName } from './colours.ts';
import { type Locale, valueLabel, valueName } from './labels.ts';
import { type Values, word } from './values.ts';

/**
 * Fills `{key}` with the value in the language of the text, `{key!}` with its unit too, `{colour:f}`
 * with the colour's grammatical form and `{posts|post|posturi}` with the word that suits the number.
 */
export function fill(template: string, values: Values, locale: Locale): string {
  return template.replace(
    /\{(\w+)(!)?(?::(\w+))?(?:\|([^}]*))?\}/g,
    (_, key: string, unit?: string, form?: ColourForm, forms?: string) => {
      const value = word(values, key);
      if (unit !== undefined) return valueLabel(key, value)[locale];
      if (forms !== undefined) return chooseForm(Number(value), forms.split('|'), locale);
      if (form !== undefined) return colourName(value, locale, form);
      return valueName(key, value)[locale];
    },
  );
}

export const fillText = (template: Text, values: Values): Text => ({
  ro: fill(template.ro, values, 'ro'),
  ru: fill(template.ru, values, 'ru'),
});

/** Romanian: one, few, from twenty on (`20 de module`). Russian: one, few, many. */
function chooseForm(count: number, forms: string[], locale: Locale): string {
  const index = locale === 'ro' ? romanianForm(count) : russianForm(count);
  return forms[Math.min(index, forms.length - 1)] ?? '';
}

function romanianForm(count: number): number {
  if (count === 1) return 0;
  const tail = count % 100;
  return count < 20 || (tail > 0 && tail < 20) ? 1 : 2;
}

function russianForm(count: number): number {
  const tail = count % 100;
  const last = count % 10;
  if (!Number.isInteger(count)) return 1;
  if (tail >= 11 && tail <= 14) return 2;
  if (last === 1) return 0;
  return last >= 2 && last <= 4 ? 1 : 2;
}
