import { expect, test } from 'vitest';
import { cutsAfter, linesOfCuts } from './cut-lines.ts';
import { comesTo } from './cuts.ts';

test('pieces of one length stand in one line, in the order the lengths were named', () => {
  expect(linesOfCuts({ quantity: 110, cuts: [20, 50, 20, 20] })).toEqual([
    { quantity: 60, cut_length: 20 },
    { quantity: 50, cut_length: 50 },
  ]);
  expect(linesOfCuts({ quantity: 25, cuts: [25] })).toEqual([{ quantity: 25, cut_length: 25 }]);
});

test.each([[undefined], [[]]])(
  'where nothing is said of lengths (%j) all stands in one line',
  (cuts) => {
    expect(linesOfCuts({ quantity: 7, cuts })).toEqual([{ quantity: 7, cut_length: null }]);
  },
);

test('lengths come to the quantity, or nothing is said of them', () => {
  expect(comesTo({ quantity: 110, cuts: [20, 20, 20, 50] })).toBe(true);
  expect(comesTo({ quantity: 110, cuts: [20, 20, 50] })).toBe(false);
  expect(comesTo({ quantity: 110, cuts: [] })).toBe(true);
});

test.each([
  [50, [20, 20, 10], [20, 20, 10]],
  [60, [50], [60]],
  [80, [20, 20, 20], [20, 20, 20, 20]],
  [70, [20, 20, 20], []],
  [80, [20, 50], []],
  [80, [], []],
])('%d m of what was cut into %j are cut into %j', (quantity, cuts, after) => {
  expect(cutsAfter(quantity, { cuts })).toEqual(after);
});
