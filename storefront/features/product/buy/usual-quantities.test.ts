import { expect, test } from 'vitest';
import { usualQuantities } from './usual-quantities.ts';

test('cable is offered in the lengths people ask for, never longer than there is', () => {
  expect(usualQuantities({ is_cut: true, stock: 505 })).toEqual([10, 25, 50, 100]);
  expect(usualQuantities({ is_cut: true, stock: 25 })).toEqual([10, 25]);
});

test('pieces are counted one by one', () => {
  expect(usualQuantities({ is_cut: false, stock: 505 })).toEqual([]);
});
