import { expect, test } from 'vitest';
import { deviceEnding } from './device-price.ts';

test.each([
  [0.1, 50],
  [36.2, 3600],
  [36.3, 3650],
  [99.9, 10_000],
  [112.4, 11_200],
  [1999.6, 200_000],
  [2004.9, 200_000],
  [2005.1, 201_000],
])('%d lei is written as %d bani', (lei, bani) => {
  expect(deviceEnding(lei)).toBe(bani);
});
