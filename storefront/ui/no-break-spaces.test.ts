import { expect, test } from 'vitest';
import { withNoBreakSpaces } from './no-break-spaces.ts';

/** `_` stands for a space that does not break. */
const shown = (text: string) => withNoBreakSpaces(text).replaceAll('\u00a0', '_');

test.each([
  ['Cablu VVGng(A)-LS 3x2.5 mm²', 'Cablu VVGng(A)-LS 3x2.5_mm²'],
  ['Coliere 3.6x200 mm, negre, 100 buc', 'Coliere 3.6x200_mm, negre, 100_buc'],
  ['Curent 16 A, curba C', 'Curent 16_A, curba C'],
  ['Sâmbătă, 28 noiembrie, inventar', 'Sâmbătă, 28_noiembrie, inventar'],
])('a number stays with what it counts: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  ['Как соединить медь с алюминием', 'Как соединить медь с_алюминием'],
  ['В среду, и в праздник', 'В_среду, и_в_праздник'],
  ['Chișinău, str. Uzinelor 17/8', 'Chișinău, str._Uzinelor 17/8'],
  ['Закону № 284/2004', 'Закону №_284/2004'],
])('a line does not end with a word that leans on the next: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('other words part where the line ends', () => {
  expect(shown('Cablu armat CYABY-F 4x16 Prysmian')).toBe('Cablu armat CYABY-F 4x16 Prysmian');
  expect(shown('')).toBe('');
});
