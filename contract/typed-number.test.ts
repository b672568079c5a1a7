import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NumberRules, numberInField, typedNumber } from './typed-number.ts';

const price: NumberRules = { decimals: 2, units: ['lei'] };
const whole: NumberRules = { decimals: 0 };
const signed: NumberRules = { decimals: 2, signed: true };

describe('a price is what was typed, or is asked for again', () => {
  test.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['12,500', 'ambiguous'],
    ['2.500', 'ambiguous'],
    ['0,500', 0.5],
    ['0.005', 'decimals'],
    ['12,555', 'ambiguous'],
    ['12,5555', 'decimals'],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ['1\u202f234.5', 1234.5],
    ['1234,500', 1234.5],
    ['1 234,500', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1234567],
    ['2500', 2500],
    ['2 500', 2500],
    ['12,50 lei', 12.5],
    ['12,', 12],
    ['007', 7],
    ['0', 0],
    ['-1', 'negative'],
    ['\u22121', 'negative'],
    ['-2.500', 'negative'],
    ['', 'number'],
    [' ', 'number'],
    ['lei', 'number'],
    ['25 m', 'number'],
    ['1e3', 'number'],
    ['0x10', 'number'],
    ['+5', 'number'],
    ['--5', 'number'],
    ['5-', 'number'],
    [',5', 'number'],
    ['12 5', 'number'],
    ['1 2345', 'number'],
    ['1.23.456', 'number'],
    ['1,2,3', 'number'],
    ['1.234 567', 'number'],
    ['12,5,5', 'number'],
    ['½', 'number'],
    ['١٢', 'number'],
    ['9999999999999999', 'number'],
    ['Infinity', 'number'],
  ])('%j is %s', (typed, expected) => {
    const { number, problem } = typedNumber(typed, price);
    expect(number ?? problem).toBe(expected);
  });
});

test.each([
  ['25', 25],
  ['12,0', 12],
  ['12,5', 'whole'],
  ['2.500', 'ambiguous'],
  ['2 500', 2500],
  ['1e3', 'number'],
])('as a whole number %j is %s', (typed, expected) => {
  const { number, problem } = typedNumber(typed, whole);
  expect(number ?? problem).toBe(expected);
});

test.each([
  ['+5', 5],
  ['-5', -5],
  ['\u2212 5', -5],
  ['-0', 0],
  ['-2.500', 'ambiguous'],
  ['--5', 'number'],
  ['+-5', 'number'],
  ['+', 'number'],
])('where more and less are said, %j is %s', (typed, expected) => {
  const { number, problem } = typedNumber(typed, signed);
  expect(number ?? problem).toBe(expected);
});

test('what could be two numbers says which', () => {
  expect(typedNumber('2.500', price)).toEqual({
    number: null,
    problem: 'ambiguous',
    readings: [2500, 2.5],
  });
  expect(typedNumber('-1,250', signed)).toMatchObject({ readings: [-1.25, -1250] });
});

test('a number that the shop wrote itself is read as that number', () => {
  const numbers = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((hundredths) => {
    return hundredths / 100;
  });
  fc.assert(
    fc.property(numbers, (number) => {
      const written = number.toFixed(2).replace('.', ',');
      expect(typedNumber(written, signed).number).toBe(number + 0);
    }),
  );
});

test.each([
  [47.026, '47,0260'],
  [-28.857, '-28,8570'],
  [0.125, '0,125'],
  [1234.125, '1234,125'],
  [12.5, '12,5'],
  [2500, '2500'],
])('%s stands in a field as %s', (number, written) => {
  expect(numberInField(number)).toBe(written);
});

test('a number in a field is read as that number, however many decimals it has', () => {
  const numbers = fc.integer({ min: -99_999_999, max: 99_999_999 });
  fc.assert(
    fc.property(numbers, fc.nat({ max: 6 }), (digits, decimals) => {
      const number = Number(`${digits}e-${decimals}`);
      const rules = { decimals: 12, signed: true };
      if (/e/.test(String(number))) return;
      expect(typedNumber(numberInField(number), rules).number).toBe(number + 0);
    }),
  );
});
