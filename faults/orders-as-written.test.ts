import { expect, test } from 'vitest';
import { compareWithMoment } from './orders-as-written.ts';

const lost = new Map([
  ['one', '1'],
  ['two', '2'],
  ['on its way', '3'],
  ['later', '4'],
]);
const before = new Set(['one', 'two']);
const after = new Set(['later']);
const compared = (restored: [string, string][]) =>
  compareWithMoment({ lost, restored: new Map(restored), before, after });

test('a shop that went back has what was acknowledged by then, and maybe what was on its way', () => {
  const well = { missing: 0, fromAfter: 0, different: 0 };
  const back: [string, string][] = [
    ['one', '1'],
    ['two', '2'],
  ];
  expect(compared(back)).toEqual({ ...well, underWay: 0 });
  expect(compared([...back, ['on its way', '3']])).toEqual({ ...well, underWay: 1 });
});

test('what is missing, from later, or not as it was written is counted', () => {
  const wrong: [string, string][] = [
    ['one', 'without its lines'],
    ['later', '4'],
  ];
  expect(compared(wrong)).toEqual({ missing: 1, fromAfter: 1, different: 1, underWay: 0 });
});
