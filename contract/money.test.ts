import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  effectivePrice,
  formatLei,
  formatPrice,
  leiInField,
  lineTotal,
  roundLei,
  saving,
  savingPercent,
  shownPrice,
  toBani,
  toLei,
} from './money.ts';

const agreed = { price: 0.28, basis: 'net', vat_rate: 20 } as const;
const bani = fc.integer({ min: 0, max: 100_000_000_000 });

describe('lei and bani', () => {
  test.each([
    [0, 0],
    [1, 100],
    [12.3, 1230],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [1.005, 101],
    [8.345, 835],
    [1.0049, 100],
    [2.675, 268],
    [1e-7, 0],
    [5e-3, 1],
    [-1.5, -150],
    [1_000_000_000, 100_000_000_000],
  ])('%d lei are %d bani', (lei, expected) => {
    expect(toBani(lei)).toBe(expected);
  });

  test('a negative nothing is nothing', () => {
    expect(Object.is(toBani(-0.001), 0)).toBe(true);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e21, 1e300])(
    '%d is no amount of money',
    (lei) => {
      expect(() => toBani(lei)).toThrow(RangeError);
    },
  );

  test('no ban is lost on the way to lei and back', () => {
    fc.assert(fc.property(bani, (amount) => toBani(toLei(amount)) === amount));
  });

  test('rounding twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (lei) => {
        expect(roundLei(roundLei(lei))).toBe(roundLei(lei));
        expect(Math.abs(roundLei(lei) - lei)).toBeLessThanOrEqual(0.005 + 1e-6);
      }),
    );
  });
});

describe('a price as people read it', () => {
  test.each([
    [0, '0,00 lei'],
    [5, '5,00 lei'],
    [999.9, '999,90 lei'],
    [1234.5, '1 234,50 lei'],
    [12_345.678, '12 345,68 lei'],
    [1_234_567.89, '1 234 567,89 lei'],
    [0.995, '1,00 lei'],
    [-1234.5, '-1 234,50 lei'],
    [-0.001, '0,00 lei'],
  ])('%d is written in both languages as %s', (lei, expected) => {
    const unbroken = expected.replaceAll(' ', '\u00a0');
    expect(formatLei(lei, 'ro')).toBe(unbroken);
    expect(formatLei(lei, 'ru')).toBe(unbroken);
  });

  test.each([
    [0.336, '0,336 lei'],
    [1234.5675, '1 234,5675 lei'],
    [0.3305, '0,3305 lei'],
    [0.05 + 0.0001, '0,0501 lei'],
    [22.5, '22,50 lei'],
    [0.336 - 0.3, '0,036 lei'],
    [0.99999, '1,00 lei'],
  ])('one unit at %d costs %s, with the parts of a ban it has', (lei, expected) => {
    expect(formatPrice(lei, 'ru')).toBe(expected.replaceAll(' ', '\u00a0'));
  });

  test('a field shows it without the currency, and bani where there are any', () => {
    expect(leiInField(1234.5)).toBe('1\u00a0234,50');
    expect(leiInField(1234)).toBe('1\u00a0234');
  });

  test('every amount can be read back', () => {
    fc.assert(
      fc.property(bani, (amount) => {
        const digits = formatLei(toLei(amount), 'ro').replace(/\D/g, '');
        expect(Number(digits)).toBe(amount);
      }),
    );
  });
});

describe('what one unit costs', () => {
  const product = { price: 1010, promotion_price: 999, is_promotion: true };

  test.each([
    ['a running promotion', product, 999, 11],
    ['a promotion that has ended', { ...product, is_promotion: false }, 1010, 0],
    ['a promotion without a price', { ...product, promotion_price: null }, 1010, 0],
    ['a promotion above the price', { ...product, promotion_price: 1200 }, 1010, 0],
    ['a gift', { ...product, promotion_price: 0 }, 0, 1010],
    ['lei instead of bani', { price: 10.1, promotion_price: 9.99, is_promotion: true }, 9.99, 0.11],
  ])('%s', (_, priced, price, saved) => {
    expect(effectivePrice(priced)).toBe(price);
    expect(saving(priced)).toBe(saved);
  });

  test('a guest, who is given no price, is shown no saving and no sum either', () => {
    const unpriced = { price: null, promotion_price: null, is_promotion: true };
    expect(effectivePrice(unpriced)).toBeNull();
    expect(saving(unpriced)).toBeNull();
    expect(shownPrice({ ...unpriced, agreed })).toBeNull();
  });
});

test.each([
  [{ price: 1010, promotion_price: 999, is_promotion: true, quantity: 3 }, 2997],
  [{ price: 1010, promotion_price: 999, is_promotion: false, quantity: 3 }, 3030],
  [{ price: 34, agreed, promotion_price: null, is_promotion: false, quantity: 1000 }, 336_00],
  [{ price: 34, agreed, promotion_price: 30, is_promotion: true, quantity: 1000 }, 300_00],
  [{ price: 34, agreed, promotion_price: null, is_promotion: false, quantity: 3 }, 101],
])('a line costs its price now, times its quantity', (line, total) => {
  expect(lineTotal(line)).toBe(total);
});

test('a saving in per cent is never told larger than it is, and to guests not at all', () => {
  const promoted = { price: 22.54, promotion_price: 20, is_promotion: true };
  expect(savingPercent(promoted)).toBe(11);
  expect(savingPercent({ ...promoted, is_promotion: false })).toBe(0);
  expect(savingPercent({ ...promoted, price: null, promotion_price: null })).toBeNull();
});
