import { expect, test } from 'vitest';
import { readPrices } from './read-prices.ts';

test.each([
  ['10', '20', 10, 20],
  ['10,50', '1 200.5', 10.5, 1200.5],
  ['', '20', null, 20],
  ['scump', '-3', null, null],
  ['1.234', '', null, null],
])('limits typed as „%s” and „%s”', (from, to, priceMin, priceMax) => {
  expect(readPrices(from, to)).toEqual({ priceMin, priceMax });
});

test('limits the wrong way round are turned', () => {
  expect(readPrices('100', '20')).toEqual({ priceMin: 20, priceMax: 100 });
});
