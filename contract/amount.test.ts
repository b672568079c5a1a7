import { describe, expect, test } from 'vitest';
import { formatAmount, unitAfter } from './amount.ts';

/** `_` stands for a space that does not break. */
const shown = (count: number, unit: string) => formatAmount(count, unit).replaceAll('\u00a0', '_');

describe('a unit follows its number as people say it', () => {
  test.each([
    [1, '1_cutie'],
    [2, '2_cutii'],
    [19, '19_cutii'],
    [20, '20_de_cutii'],
    [101, '101_cutii'],
    [1200, '1_200_de_cutii'],
  ])('in Romanian: %i', (count, expected) => {
    expect(shown(count, 'cutie')).toBe(expected);
  });

  test.each([
    [1, '1_упаковка'],
    [3, '3_упаковки'],
    [11, '11_упаковок'],
    [21, '21_упаковка'],
    [175, '175_упаковок'],
  ])('in Russian: %i', (count, expected) => {
    expect(shown(count, 'упаковка')).toBe(expected);
  });

  test.each([
    ['colac', 'colaci', 'бухта', 'бухты', 'бухт'],
    ['rolă', 'role', 'пара', 'пары', 'пар'],
    ['set', 'seturi', 'комплект', 'комплекта', 'комплектов'],
    ['pereche', 'perechi', 'пара', 'пары', 'пар'],
    ['pachet', 'pachete', 'упаковка', 'упаковки', 'упаковок'],
    ['cutie', 'cutii', 'коробка', 'коробки', 'коробок'],
    ['bară', 'bare', 'хлыст', 'хлыста', 'хлыстов'],
  ])('%s', (roOne, roFew, ruOne, ruFew, ruMany) => {
    expect([1, 5, 50].map((count) => unitAfter(count, roOne))).toEqual([
      roOne,
      roFew,
      `de ${roFew}`,
    ]);
    expect([1, 2, 5].map((count) => unitAfter(count, ruOne))).toEqual([ruOne, ruFew, ruMany]);
  });
});

test('short units and those nobody knows stay as they are', () => {
  expect(shown(12480, 'm')).toBe('12_480_m');
  expect(shown(25, 'buc')).toBe('25_buc');
  expect(shown(25, 'kg')).toBe('25_kg');
});
