import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filterOptions, meantBy } from '../../../kit/ui/filter-options.ts';
import { placeOptions } from './place-options.ts';

/** All of Moldova, as the demo has it. */
const file = new URL('../../../demo/data/locations.json', import.meta.url);
type Locality = [id: number, kind: string, ro: string, ru: string];
type District = [id: number, kind: string, localities: Locality[], ro: string, ru: string];
const rows: District[] = JSON.parse(readFileSync(file, 'utf8'));
const place = (value: number, name_ro: string, name_ru: string) => ({ value, name_ro, name_ru });
const districts = rows.map(([id, , , ro, ru]) => place(id, ro, ru));
const lists = [
  districts,
  ...rows.map(([, , localities]) => localities.map(([id, , ro, ru]) => place(id, ro, ru))),
];

test('the capital comes first, the rest by name in the reader’s language', () => {
  const labels = placeOptions(districts, 'ru', 100).map(({ label }) => label);
  expect(labels[0]).toBe('Кишинёв');
  expect(labels.slice(1)).toEqual(labels.slice(1).toSorted((a, b) => a.localeCompare(b, 'ru')));
});

test.each(['ro', 'ru'] as const)('every place is found by either name, read in %s', (locale) => {
  const missed = lists.flatMap((places) => {
    const options = placeOptions(places, locale, 0);
    const isFound = (id: number, typed: string) =>
      filterOptions(options, typed).some(({ value }) => value === id);
    return places.filter(
      ({ value, name_ro, name_ru }) => !isFound(value, name_ro) || !isFound(value, name_ru),
    );
  });
  expect(missed).toEqual([]);
});

test('what is typed in full means one place, unless two are called so', () => {
  const options = placeOptions(districts, 'ro', 0);
  expect(meantBy(options, 'хынчешты')?.label).toBe('Hîncești');
  expect(meantBy(options, 'Kishinev')?.label).toBe('Chișinău');
  expect(meantBy(options, 'Moscova')).toBeUndefined();
});
