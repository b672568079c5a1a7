import { expect, test } from 'vitest';
import { eanCheckDigit, makeEan } from './ean.ts';

test.each([
  ['400638133393', 1],
  ['590123412345', 7],
  ['471951200288', 9],
])('the check digit of %s is %d', (twelve, digit) => {
  expect(eanCheckDigit(twelve)).toBe(digit);
});

test('a made code keeps the prefix and ends in its check digit', () => {
  const ean = makeEan('482', 'OK-PVS-3X1.5');
  expect(ean).toMatch(/^482\d{10}$/);
  expect(Number(ean[12])).toBe(eanCheckDigit(ean.slice(0, 12)));
});
