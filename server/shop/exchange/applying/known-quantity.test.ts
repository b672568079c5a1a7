import { describe, expect, test } from 'vitest';
import { knownQuantity, type LineIn1c } from './known-quantity.ts';

const line = (
  quantity: number,
  possible_from: number | null,
  certain_from: number | null = null,
): LineIn1c => ({ quantity, possible_from, certain_from });
const at = (since: number, until = since) => ({ since, until });

describe('what 1C knows of a line when it counts', () => {
  test.each<[string, LineIn1c[], ReturnType<typeof at>, number]>([
    ['nothing, before it was told', [line(30, 10, 11)], at(9), 0],
    ['nothing for certain, before it said that it has the order', [line(30, 10, 20)], at(15), 0],
    ['all of it, once it has the order', [line(30, 10, 11)], at(12), 30],
    ['no more than it had, while it may not have heard', [line(10, 1, 2), line(50, 5)], at(9), 10],
    ['no more than is left, once it may have heard', [line(50, 1, 2), line(10, 5)], at(9), 10],
    ['what it had, before it can have heard', [line(50, 1, 2), line(10, 5)], at(4), 50],
    ['the least, while it wrote and may have heard', [line(50, 1, 2), line(10, 5)], at(4, 6), 10],
    [
      'what it was told last, whatever it never confirmed',
      [line(50, 1, 2), line(10, 3), line(50, 5, 6)],
      at(7),
      50,
    ],
    ['no more than it said itself, whenever it was', [line(50, 1, 2), line(0, null)], at(3), 0],
    ['what it was told after that', [line(50, 1, 2), line(0, null), line(20, 8, 9)], at(10), 20],
  ])('is %s', (_, rows, formed, expected) => {
    expect(knownQuantity(rows, formed)).toBe(expected);
  });

  test('is what people typed there, as long as it was told nothing', () => {
    expect(knownQuantity([], at(9), 40)).toBe(40);
    expect(knownQuantity([line(40, 10, 11)], at(9), 40)).toBe(40);
  });
});
