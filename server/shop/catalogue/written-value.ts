import { plain } from './field-headings.ts';

export type StoredValue = {
  id: number;
  attribute_id: number;
  key: string;
  number: number | null;
  label_ro: string;
  label_ru: string;
};

/** How a value is written so that it is found again: by its label, else by its key. */
export function writtenValue(
  value: StoredValue,
  all: StoredValue[],
  language: 'ro' | 'ru',
): string {
  const label = (language === 'ru' && value.label_ru) || value.label_ro;
  const isIts = (one: StoredValue) =>
    [one.label_ro, one.label_ru].some((name) => plain(name) === plain(label));
  return all.filter(isIts).length === 1 && !label.includes(';') ? label : value.key;
}
