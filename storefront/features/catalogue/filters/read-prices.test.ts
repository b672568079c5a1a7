import { expect, test } from 'vitest';
import { priceProblems, readPrices } from './read-prices.ts';

test.each([
  ['10', '20', 10, 20],
  ['10,50', '1 200.5', 10.5, 1200.5],
  ['', '20', null, 20],
  ['1.234,50', '', 1234.5, null],
])('limits typed as „%s” and „%s”', (from, to, priceMin, priceMax) => {
  expect(readPrices({ from, to })).toEqual({ priceMin, priceMax });
});

test('limits the wrong way round are turned', () => {
  expect(readPrices({ from: '100', to: '20' })).toEqual({ priceMin: 20, priceMax: 100 });
});

test.each(['2.500', 'scump', '-3', '1e3', '25 m', '12 5'])(
  '„%s” limits nothing in silence: it is said beside its field',
  (typed) => {
    for (const given of [
      { from: typed, to: '20' },
      { from: '20', to: typed },
    ]) {
      expect(readPrices(given)).toBeNull();
      const { from, to } = priceProblems(given, 'ru');
      expect([from, to].filter(Boolean)).toHaveLength(1);
      expect(Boolean(from)).toBe(given.from === typed);
    }
  },
);
