import { expect, test } from 'vitest';
import { nameBeginning, numberBeginning, phoneBeginning } from './read-typed.ts';

test.each([
  ['7k3m', '7K3M'],
  ['7k3m-9', '7K3M-9'],
  ['7K3M9QWE', '7K3M-9QWE'],
  ['o1il 22', '0111-22'],
])('%s is how the number %s begins', (typed, number) => {
  expect(numberBeginning(typed)).toBe(number);
});

test.each(['Ion Rusu', 'cablu 3x2.5', 'x', '7K3M-9QWEX', 'ana@example.md'])(
  '%s is no number of an order',
  (typed) => {
    expect(numberBeginning(typed)).toBeNull();
  },
);

test.each([
  ['069 123 456', '37369123456'],
  ['+373-69-123-456', '37369123456'],
  ['0037369', null],
  ['6912', '3736912'],
  ['69 123', '37369123'],
  ['12', null],
  ['3x2.5', null],
])('the telephone %s is looked up as %s', (typed, digits) => {
  expect(phoneBeginning(typed)).toBe(digits);
});

test('names are found by how their words begin, and nothing typed is an operator', () => {
  expect(nameBeginning('rusu')).toBe('(rusu:* | Rusu:* | RUSU:*)');
  expect(nameBeginning("ion' & !rusu | (x):*")).toBe(
    '(ion:* | Ion:* | ION:*) & (rusu:* | Rusu:* | RUSU:*)',
  );
  expect(nameBeginning('«»!')).toBeNull();
});
