import type { Locale } from '../../../contract/locale.ts';
import { plain } from './field-headings.ts';

export type StoredValue = {
  id: number;
  attribute_id: number;
  key: string;
  number: number | null;
  label_ro: string;
  label_ru: string;
};

/** How each value of an attribute is written so that it is found again: by its label, else by its key. */
export function writtenValues(all: StoredValue[], language: Locale): Map<number, string> {
  const namesakes = new Map<string, number>();
  for (const { label_ro, label_ru } of all) {
    for (const name of new Set([plain(label_ro), plain(label_ru)])) {
      namesakes.set(name, (namesakes.get(name) ?? 0) + 1);
    }
  }
  return new Map(
    all.map(({ id, key, label_ro, label_ru }) => {
      const label = (language === 'ru' && label_ru) || label_ro;
      const isFound = namesakes.get(plain(label)) === 1 && !label.includes(';');
      return [id, isFound ? label : key];
    }),
  );
}
