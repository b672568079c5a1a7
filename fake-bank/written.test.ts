import { expect, test } from 'vitest';
import { baniSent, decimal, filled, moment, sum } from './written.ts';

test('a sum is written in every way that is the same number', () => {
  const ways = (bani: number) =>
    new Set(Array.from({ length: 6 }, () => JSON.stringify({ sum: sum(bani) })));
  expect(ways(300)).toEqual(new Set(['{"sum":3.00}', '{"sum":3}', '{"sum":3.0}']));
  expect(ways(10_050)).toEqual(new Set(['{"sum":100.50}', '{"sum":100.5}']));
  expect(ways(1)).toEqual(new Set(['{"sum":0.01}']));
  expect(ways(0)).toEqual(new Set(['{"sum":0.00}', '{"sum":0}', '{"sum":0.0}']));
  expect(decimal(7)).toBe('0.07');
});

test('seconds have seven decimals and an offset', () => {
  expect(moment(new Date('2026-11-19T20:00:00.123Z'))).toMatch(
    /^2026-11-19T20:00:00\.123\d{4}\+00:00$/,
  );
});

test('what is empty is null or missing, and what is there stays', () => {
  const many = Array.from({ length: 12 }, () => filled({ there: 1, empty: null }));
  expect(many.every(({ there }) => there === 1)).toBe(true);
  expect(new Set(many.map((one) => 'empty' in one))).toEqual(new Set([true, false]));
  expect(many.some((one) => 'addedLastWeek' in one)).toBe(true);
});

test.each([
  [10.5, 1050],
  ['10.50', 1050],
  [4.35, 435],
  [0, 0],
  [1e21, null],
  [-5, null],
  ['100,50', null],
  [1.005, null],
  [undefined, null],
])('%s sent is %s bani', (sent, bani) => {
  expect(baniSent(sent)).toBe(bani);
});
