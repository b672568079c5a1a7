import { expect, test } from 'vitest';
import { filterOptions, meantBy } from './filter-options.ts';

const labels = (options: { label: string }[]) => options.map(({ label }) => label);
const places = [
  'Anenii Noi',
  'Chișinău',
  'Ștefan Vodă',
  'Noul Caușeni',
  'Căușeni',
  'Șoldănești',
].map((label) => ({ label }));

test('letters are found as they are typed in a hurry', () => {
  expect(labels(filterOptions(places, 'stefan voda'))).toEqual(['Ștefan Vodă']);
  expect(labels(filterOptions(places, 'CHISINAU'))).toEqual(['Chișinău']);
});

test('old cedillas find new commas', () => {
  expect(labels(filterOptions(places, 'şoldăneşti'))).toEqual(['Șoldănești']);
});

test('Russian letters fold as well', () => {
  const russian = [{ label: 'Новые Анены' }, { label: 'Орхей' }, { label: 'Рыбница' }];
  expect(labels(filterOptions(russian, 'орхеи'))).toEqual(['Орхей']);
  expect(labels(filterOptions([{ label: 'Берёзки' }], 'березки'))).toEqual(['Берёзки']);
});

test('beginnings come before words inside, words before the rest', () => {
  expect(labels(filterOptions(places, 'no'))).toEqual(['Noul Caușeni', 'Anenii Noi']);
  expect(labels(filterOptions(places, 'au'))).toEqual(['Chișinău', 'Noul Caușeni', 'Căușeni']);
});

test('nothing typed leaves the list as it is', () => {
  expect(filterOptions(places, '  ')).toEqual(places);
});

test('what fits nothing finds nothing', () => {
  expect(filterOptions(places, 'xyz')).toEqual([]);
});

const both = [
  { label: 'Hîncești', names: ['Hîncești', 'Хынчешты'] },
  { label: 'Chișinău', names: ['Chișinău', 'Кишинёв'] },
  { label: 'Căușeni', names: ['Căușeni', 'Каушаны'] },
];

test.each([
  ['хынч', 'Hîncești'],
  ['hincesti', 'Hîncești'],
  ['кишинэу', 'Chișinău'],
  ['кишинев', 'Chișinău'],
  ['Kishinev', 'Chișinău'],
  ['chisinau', 'Chișinău'],
  ['кауш', 'Căușeni'],
  ['kaushany', 'Căușeni'],
])('%s finds %s, whichever language and alphabet it is written in', (typed, place) => {
  expect(filterOptions(both, typed)[0]?.label).toBe(place);
});

test('what is left in the field is the one named, or the only one that fits', () => {
  expect(meantBy(both, 'ХЫНЧЕШТЫ')?.label).toBe('Hîncești');
  expect(meantBy(both, 'kish')?.label).toBe('Chișinău');
  expect(meantBy(places, 'noi')?.label).toBe('Anenii Noi');
  // Several fit, or none: nobody can tell.
  expect(meantBy(places, 'c')).toBeUndefined();
  expect(meantBy(places, 'Paris')).toBeUndefined();
  expect(meantBy([{ label: 'Noul' }, { label: 'Noul Caușeni' }], 'noul')?.label).toBe('Noul');
});

test('a sign that makes no sound finds nothing by itself', () => {
  expect(filterOptions(both, 'ь')).toEqual([]);
});
