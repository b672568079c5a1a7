import { expect, test } from 'vitest';
import { settingForms } from '../../../contract/editing/settings.ts';
import { isNameOfSetting, nameOfPlace, nameOfSetting } from './setting-names.ts';

const isForm = (value: unknown): value is { entries?: Record<string, unknown> } =>
  typeof value === 'object' && value !== null;

/** Each key of a setting's form, to any depth. */
function placesIn(form: unknown, path: string[] = []): string[] {
  const parts = isForm(form) && form.entries ? Object.entries(form.entries) : [];
  return parts.flatMap(([key, part]) => [
    [...path, key].join('.'),
    ...placesIn(part, [...path, key]),
  ]);
}

test('every setting and every key of it that could not be read is named in words', () => {
  for (const [name, form] of Object.entries(settingForms)) {
    if (!isNameOfSetting(name)) throw new Error(name);
    expect(nameOfSetting(name)).not.toBe(name);
    for (const place of placesIn(form)) {
      const own = place.split('.');
      const said = nameOfPlace(name, place).split(' › ');
      expect(said).toHaveLength(own.length);
      for (const [at, key] of own.entries()) {
        if (!['idno', 'iban'].includes(key)) expect([place, said[at]]).not.toEqual([place, key]);
      }
    }
  }
  expect(nameOfPlace('identity', 'emails.0')).toMatch(/ › \p{L}+ 1$/u);
});
