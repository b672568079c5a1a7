import { expect, test } from 'vitest';
import { attributeValues, sortNumber } from './attribute-values.ts';

test('a number carries its unit in both languages', () => {
  expect(attributeValues({ section_mm2: 2.5 })).toEqual([
    {
      attribute: 'section_mm2',
      value: '2.5',
      number: 2.5,
      label: { ro: '2,5 mm²', ru: '2,5 мм²' },
    },
  ]);
});

test('a word has no number', () => {
  expect(attributeValues({ colour: 'yellow-green' })).toEqual([
    {
      attribute: 'colour',
      value: 'yellow-green',
      number: null,
      label: { ro: 'galben-verde', ru: 'жёлто-зелёный' },
    },
  ]);
});

test('a grade is a word with a place among its like', () => {
  expect(attributeValues({ ip: 'IP44' })).toEqual([
    { attribute: 'ip', value: 'IP44', number: 44, label: { ro: 'IP44', ru: 'IP44' } },
  ]);
});

test.each([
  ['3+1', 3],
  ['3P+N', 3],
  ['5e', 5],
  ['4x2', 4],
  ['DC 1500', 1500],
  ['24 DC', 24],
  ['0.25-6', 0.250006],
  ['300/500', 300.0005],
])('%s sorts as %d', (value, number) => {
  expect(sortNumber(value)).toBeCloseTo(number, 9);
});

test('a value without words in the dictionary is refused', () => {
  expect(() => attributeValues({ colour: 'mauve' })).toThrow('No colour mauve');
  expect(() => attributeValues({ kind: 'gadget' })).toThrow('No words for kind=gadget');
});
