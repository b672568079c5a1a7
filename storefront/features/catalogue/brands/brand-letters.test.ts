import { expect, test } from 'vitest';
import { chooseBrands, largestFirst, lettersOf } from './brand-letters.ts';

const brands = [
  { title: '3M', products: 5 },
  { title: 'ABB', products: 212 },
  { title: 'Stäubli', products: 8 },
  { title: 'Șurub', products: 1 },
  { title: 'ИЭК', products: 744 },
];
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

test('each first letter is named once, marks on letters aside', () => {
  expect(lettersOf(brands)).toEqual(['#', 'A', 'S', 'И']);
});

test('a letter brings its brands', () => {
  expect(titles(chooseBrands(brands, { letter: 'S', typed: '' }))).toEqual(['Stäubli', 'Șurub']);
  expect(titles(chooseBrands(brands, { letter: '#', typed: '' }))).toEqual(['3M']);
});

test('a typed name is looked for among all, whatever the letter', () => {
  expect(titles(chooseBrands(brands, { letter: 'A', typed: 'staub' }))).toEqual(['Stäubli']);
});

test('the brands with most products come first', () => {
  expect(titles(largestFirst(brands)).slice(0, 2)).toEqual(['ИЭК', 'ABB']);
});
