import { expect, test } from 'vitest';
import { type Counted, complaintsAbout, rowOf, secondsWithout } from './report.ts';

test.each([
  ['between two orders', [1_000, 2_000, 9_000, 9_500], 7],
  ['before the first one', [8_000, 9_000], 8],
  ['after the last one', [1_000], 9],
  ['without any', [], 10],
  ['of others’ orders, before and after', [-5_000, 4_000, 12_000], 6],
])('seconds without an order are counted %s', (_, moments, seconds) => {
  expect(secondsWithout({ moments, from: 0, to: 10_000 })).toBe(seconds);
});

const well: Counted = {
  rounds: 2,
  acknowledged: 100,
  found: 100,
  lost: 0,
  doubled: 0,
  oversold: 0,
  mailsExpected: 200,
  mailsSent: 200,
  repeats: 0,
  mostRepeats: 0,
  sentAgain: 3,
  seconds: [9, 12],
  odd: [],
  read: 50,
  readAway: 4,
  pricesWrong: 0,
};

test('the table tells the usual and the longest time without orders', () => {
  const counted = { ...well, rounds: 3, seconds: [12, 9, 10.04] };
  expect(rowOf('a fault', counted)).toMatchObject({ 'seconds without': '10.0 (12.0)', lost: 0 });
});

test.each([
  [{}, []],
  [{ lost: 1 }, ['a fault: 1 orders were lost']],
  [{ seconds: [3, 15.1] }, ['a fault: 15.1 s without an order']],
  [{ pricesWrong: 7 }, ['a fault: 7 prices not written once']],
  [{ odd: ['500 no'] }, ['a fault: 1 answers no buyer should hear', 'a fault: 500 no']],
  [{ repeats: 2, mostRepeats: 2 }, ['a fault: 1 repeats of one mail, more than processes died']],
])('%j is a broken promise, or none', (what, complaints) => {
  expect(complaintsAbout('a fault', { ...well, ...what }, 1)).toEqual(complaints);
});
