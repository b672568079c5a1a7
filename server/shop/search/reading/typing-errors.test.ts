import { expect, test } from 'vitest';
import { errorsAllowed, typingErrors } from './typing-errors.ts';

test.each([
  ['розетка', 'розетка', 0],
  ['intrerpator', 'intrerupator', 1],
  ['диференциальный', 'дифференциальный', 1],
  ['атомат', 'автомат', 1],
  ['rpiza', 'priza', 1],
  ['выклучател', 'выключатель', 2],
  ['priza', 'rama', 3],
  ['a', 'abcdef', 3],
])('from %s to %s: %i', (typed, meant, errors) => {
  expect(typingErrors(typed, meant, 2)).toBe(errors);
});

test('one error is forgiven from four letters on, two from eight', () => {
  expect(['usb', 'priz', 'розетка', 'автоматы'].map(errorsAllowed)).toEqual([0, 1, 1, 2]);
});
