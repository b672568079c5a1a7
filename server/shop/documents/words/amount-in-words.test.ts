import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'zero lei 00 bani'],
  [1, 'un leu 00 bani'],
  [2, 'doi lei 00 bani'],
  [12, 'doisprezece lei 00 bani'],
  [19, 'nouăsprezece lei 00 bani'],
  [20, 'douăzeci de lei 00 bani'],
  [21, 'douăzeci și unu de lei 00 bani'],
  [42, 'patruzeci și doi de lei 00 bani'],
  [100, 'o sută de lei 00 bani'],
  [101, 'o sută unu lei 00 bani'],
  [119, 'o sută nouăsprezece lei 00 bani'],
  [200, 'două sute de lei 00 bani'],
  [1000, 'o mie de lei 00 bani'],
  [1001, 'o mie unu lei 00 bani'],
  [1470, 'o mie patru sute șaptezeci de lei 00 bani'],
  [2000, 'două mii de lei 00 bani'],
  [12_012, 'douăsprezece mii doisprezece lei 00 bani'],
  [21_000, 'douăzeci și una de mii de lei 00 bani'],
  [22_316, 'douăzeci și două de mii trei sute șaisprezece lei 00 bani'],
  [101_000, 'o sută una mii de lei 00 bani'],
  [1_000_000, 'un milion de lei 00 bani'],
  [1_000_001, 'un milion unu lei 00 bani'],
  [2_002_000, 'două milioane două mii de lei 00 bani'],
  [20_000_000, 'douăzeci de milioane de lei 00 bani'],
  [1_000_000_000, 'un miliard de lei 00 bani'],
])('%d lei in Romanian', (lei, words) => {
  expect(amountInWords(lei * 100, 'ro')).toBe(words);
});

test.each([
  [0, 'ноль леев 00 банов'],
  [1, 'один лей 00 банов'],
  [2, 'два лея 00 банов'],
  [5, 'пять леев 00 банов'],
  [11, 'одиннадцать леев 00 банов'],
  [19, 'девятнадцать леев 00 банов'],
  [20, 'двадцать леев 00 банов'],
  [21, 'двадцать один лей 00 банов'],
  [100, 'сто леев 00 банов'],
  [101, 'сто один лей 00 банов'],
  [112, 'сто двенадцать леев 00 банов'],
  [1000, 'одна тысяча леев 00 банов'],
  [1470, 'одна тысяча четыреста семьдесят леев 00 банов'],
  [2000, 'две тысячи леев 00 банов'],
  [11_000, 'одиннадцать тысяч леев 00 банов'],
  [21_000, 'двадцать одна тысяча леев 00 банов'],
  [22_304, 'двадцать две тысячи триста четыре лея 00 банов'],
  [1_000_001, 'один миллион один лей 00 банов'],
  [2_000_000, 'два миллиона леев 00 банов'],
])('%d lei in Russian', (lei, words) => {
  expect(amountInWords(lei * 100, 'ru')).toBe(words);
});

test.each([
  [1, 'zero lei 01 ban', 'ноль леев 01 бан'],
  [102, 'un leu 02 bani', 'один лей 02 бана'],
  [219, 'doi lei 19 bani', 'два лея 19 банов'],
  [525, 'cinci lei 25 de bani', 'пять леев 25 банов'],
])('%d bani are told in figures', (bani, ro, ru) => {
  expect(amountInWords(bani, 'ro')).toBe(ro);
  expect(amountInWords(bani, 'ru')).toBe(ru);
});

test('two amounts are never told alike, and none has a gap', () => {
  const amount = fc.integer({ min: 0, max: 9_000_000_000_000_000 });
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.constantFrom('ro' as const, 'ru' as const),
      (one, two, locale) => {
        const words = amountInWords(one, locale);
        expect(words).toMatch(/^[\p{L}]+( [\p{L}]+)* \d\d [\p{L}]+( [\p{L}]+)?$/u);
        if (one !== two) expect(words).not.toBe(amountInWords(two, locale));
      },
    ),
  );
});
