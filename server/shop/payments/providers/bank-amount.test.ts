import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { baniOf, bankTime, decimalOf, leiOf } from './bank-amount.ts';

describe('a sum as a bank writes it', () => {
  test.each([
    ['3.0', 300],
    ['10', 1000],
    ['10.5', 1050],
    ['100.50', 10050],
    ['0.07', 7],
    ['0', 0],
    [4.35, 435],
    [1.1, 110],
    [8.29, 829],
    [100000, 10_000_000],
  ])('%s is so many bani', (written, bani) => {
    expect(baniOf(written)).toBe(bani);
  });

  test.each([
    '1e21',
    1e21,
    1e-7,
    '-5',
    -5,
    -0.01,
    '100,50',
    '1 000',
    '1.005',
    0.1 + 0.2,
    '',
    ' 5',
    '+5',
    '05',
    '.5',
    '5.',
    'NaN',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '0x10',
    '99999999999999',
  ])('%s is none', (written) => {
    expect(baniOf(written)).toBeNull();
  });

  const sums = fc.integer({ min: 0, max: 99_999_999_999_99 });

  test('no ban is lost on the way to a bank and back, as text or as a number of JSON', () => {
    fc.assert(
      fc.property(sums, (bani) => {
        expect(baniOf(decimalOf(bani))).toBe(bani);
        expect(baniOf(JSON.parse(JSON.stringify(leiOf(bani))))).toBe(bani);
      }),
    );
  });

  test('whatever number is read as a sum is that number', () => {
    const numbers = fc.oneof(fc.double(), fc.float(), fc.integer(), sums.map(leiOf));
    fc.assert(
      fc.property(numbers, (number) => {
        const bani = baniOf(number);
        if (bani !== null) expect(Number(decimalOf(bani))).toBe(Math.abs(number));
      }),
    );
  });

  test('what is no sum is written for nobody', () => {
    for (const bani of [-1, 0.5, Number.NaN, 2 ** 60]) expect(() => decimalOf(bani)).toThrow();
  });
});

test.each([
  ['2024-11-23T19:35:00.6772285+02:00', '2024-11-23T17:35:00.677Z'],
  ['2026-02-05T16:47:44.049+00:00', '2026-02-05T16:47:44.049Z'],
  ['2029-10-22T10:32:28', '2029-10-22T10:32:28.000Z'],
])('%s is the moment it says', (written, iso) => {
  expect(v.parse(bankTime, written).toISOString()).toBe(iso);
});

test('a moment that is none is refused', () => {
  expect(v.is(bankTime, 'yesterday')).toBe(false);
});
