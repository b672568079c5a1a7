import { expect, test } from 'vitest';
import { usualQuantities } from './usual-quantities.ts';

const rule = { smallest_quantity: 5, quantity_step: 1 };

test('cable is offered in the lengths people ask for, never longer than there is', () => {
  expect(usualQuantities({ ...rule, is_cut: true, stock: 505 })).toEqual([10, 25, 50, 100]);
  expect(usualQuantities({ ...rule, is_cut: true, stock: 25 })).toEqual([10, 25]);
});

test('what is sold from one metre is offered in shorter lengths', () => {
  const strip = { is_cut: true, stock: 327, smallest_quantity: 1, quantity_step: 1 };
  expect(usualQuantities(strip)).toEqual([5, 10, 25, 50]);
});

test('pieces are counted one by one', () => {
  expect(usualQuantities({ ...rule, is_cut: false, stock: 505 })).toEqual([]);
});

test('what comes in steps is offered by the step, from the least that is sold', () => {
  const packed = { is_cut: false, stock: 70, smallest_quantity: 12, quantity_step: 6 };
  expect(usualQuantities(packed)).toEqual([12, 30, 60]);
});

test('no quick choice is less than the smallest cut, or between two steps', () => {
  const cable = { is_cut: true, stock: 200, smallest_quantity: 20, quantity_step: 20 };
  expect(usualQuantities(cable)).toEqual([100]);
});
