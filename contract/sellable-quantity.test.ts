import { expect, test } from 'vitest';
import { isSellable } from './sellable-quantity.ts';

test.each([
  [1, 1, 1, true],
  [4, 5, 1, false],
  [5, 5, 1, true],
  [12, 10, 5, false],
  [15, 10, 5, true],
  [5, 10, 5, false],
])('%i of what is sold from %i in steps of %i: %s', (quantity, smallest, step, sells) => {
  const rule = { smallest_quantity: smallest, quantity_step: step };
  expect(isSellable(quantity, rule)).toBe(sells);
});
