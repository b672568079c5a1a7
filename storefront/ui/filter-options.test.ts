import { expect, test } from 'vitest';
import { filterOptions } from './filter-options.ts';

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
