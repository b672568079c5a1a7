import { expect, test } from 'vitest';
import { inOtherLayout, withRomanianLetters } from './keyboard.ts';

test.each([
  ['hjptnrf', 'розетка'],
  ['rf,tkm 3[2?5', 'кабель 3х2,5'],
  ['fdnjvfn 25f', 'автомат 25а'],
  ['зкшяф гыи', 'priza usb'],
  ['сфидг 3ч2ю5', 'cablu 3x2.5'],
])('%s was meant as %s', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant);
});

test.each([
  ['priz[', 'priză'],
  [']ntrerup[tor', 'întrerupător'],
  [';in[', 'șină'],
  ["ramifica'ie", 'ramificație'],
])('%s lost the letters of Romanian to signs: %s', (typed, meant) => {
  expect(withRomanianLetters(typed)).toBe(meant);
});
