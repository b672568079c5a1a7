import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from './constants.ts';
import { sumOf } from './cuts.ts';
import { typedCuts } from './typed-cuts.ts';
import { writtenCutLength, writtenCuts } from './written-cuts.ts';

const rule = { smallest_quantity: 5, quantity_step: 5, stock: 500 };
const metre = { ...rule, smallest_quantity: 1, quantity_step: 1 };

test.each([
  '20 20 20 50',
  '20, 20, 20, 50',
  '20,20,20,50',
  '20;20;20;50',
  '20+20+20+50',
  '3x20 + 50',
  '3×20, 50',
  '3 x 20 50',
  '3*20+50',
  '3х20 50',
  '3Х20 + 50',
  '3 X 20 m; 50 m',
  '20m;20m;20 m;50 m',
  '20м 20 м, 20 м + 50м',
  '3 × 20 м + 50 м',
  '20 m × 3 + 50 m',
  ' 3\u00a0×\u00a020\u00a0m + 50\u00a0m ',
  '20\n20\n20\n50',
])('%j is three lengths of 20 and one of 50', (typed) => {
  for (const unit of ['m', 'м']) {
    expect(typedCuts(typed, rule, unit)).toEqual({ cuts: [20, 20, 20, 50], problem: null });
  }
});

test('lengths stay in the order they were named in', () => {
  expect(typedCuts('50 3x20', rule).cuts).toEqual([50, 20, 20, 20]);
});

test.each([
  ['', { kind: 'none' }],
  [' , ', { kind: 'unread', part: ',' }],
  ['20 și 50', { kind: 'unread', part: 'și' }],
  ['20 и 50', { kind: 'unread', part: 'и' }],
  ['20 -50', { kind: 'unread', part: '-50' }],
  ['20/50', { kind: 'unread', part: '20/50' }],
  ['0 20', { kind: 'unread', part: '0' }],
  ['0x20', { kind: 'unread', part: '0x20' }],
  ['3x', { kind: 'unread', part: '3x' }],
  ['3x20x5', { kind: 'unread', part: '3x20x5' }],
  ['20 m x 3 m', { kind: 'unread', part: '20' }],
  ['20 km', { kind: 'unread', part: 'km' }],
  ['020', { kind: 'unread', part: '020' }],
  ['12,5', { kind: 'whole', part: '12,5' }],
  ['20 12.5 m', { kind: 'whole', part: '12.5' }],
  ['20,50', { kind: 'whole', part: '20,50' }],
  ['1.000', { kind: 'whole', part: '1.000' }],
  ['1,000,000', { kind: 'whole', part: '1,000' }],
  ['1\u00a0000', { kind: 'whole', part: '1\u00a0000' }],
  ['1000x5', { kind: 'many' }],
  ['20 3', { kind: 'smallest', length: 3 }],
  ['20 22', { kind: 'step', length: 22 }],
  ['5x100 + 5', { kind: 'stock', sum: 505 }],
])('%j is not taken', (typed, problem) => {
  expect(typedCuts(typed, rule)).toEqual({ cuts: null, problem });
});

test('lengths are written together, and in the order of an order’s lines', () => {
  expect(writtenCuts([20, 50, 20, 20], 'm')).toBe('3\u00a0×\u00a020\u00a0m + 50\u00a0m');
  expect(writtenCuts([], 'm')).toBe('');
  expect(writtenCutLength(60, 20, 'м')).toBe('3\u00a0×\u00a020\u00a0м');
  expect(writtenCutLength(50, 50, 'm')).toBe('1\u00a0×\u00a050\u00a0m');
});

test('what is written is read again as the same', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 5000 }), {
    minLength: 1,
    maxLength: limits.cuts,
  });
  fc.assert(
    fc.property(lengths, fc.constantFrom('m', 'м'), (cuts, unit) => {
      const { cuts: read } = typedCuts(
        writtenCuts(cuts, unit),
        { ...metre, stock: sumOf(cuts) },
        unit,
      );
      expect(read?.toSorted()).toEqual(cuts.toSorted());
    }),
  );
});
