import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sellableQuantity } from './sellable-quantity.ts';
import { typedQuantity } from './typed-quantity.ts';

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['5,81', 5.81],
  [' 12,5 m', 12.5],
  ['12,5 м', 12.5],
  ['12,', 12],
  ['1 250', 1250],
  ['1\u00a0250', 1250],
  ['0,500', 0.5],
  ['007', 7],
  ['1.234,5', 1234.5],
  ['1,234.5 m', 1234.5],
])('%j is read as %s', (typed, number) => {
  expect(typedQuantity(typed, 'm')).toBe(number);
});

test.each([
  '',
  ',5',
  '12 5',
  '1.000',
  '12,500',
  '12,5,5',
  '-5',
  '+5',
  '1e3',
  '0x10',
  '12 km',
  'm',
  '12 buc',
  '½',
  '١٢',
  'Infinity',
])('%j is no quantity, or could be two', (typed) => {
  expect(typedQuantity(typed, 'm')).toBeNull();
});

const rules = fc
  .record({
    smallest_quantity: fc.integer({ min: 1, max: 50 }),
    quantity_step: fc.integer({ min: 1, max: 25 }),
    stock: fc.integer({ min: 1, max: 5_000 }),
  })
  .filter(({ smallest_quantity, quantity_step }) => smallest_quantity % quantity_step === 0);

test('a typed number is that number, rounded up to whole units, smallest cut and step', () => {
  const numbers = fc.tuple(
    fc.integer({ min: 0, max: 6_000 }),
    fc.constantFrom(',', '.'),
    fc.constantFrom('', '0', '00', '5', '05', '25', '99'),
  );
  fc.assert(
    fc.property(numbers, rules, ([whole, separator, fraction], rule) => {
      const typed = typedQuantity(fraction ? `${whole}${separator}${fraction}` : `${whole}`);
      expect(typed).toBe(Number(`${whole}.${fraction || 0}`));
      const { quantity, why } = sellableQuantity(typed ?? 0, rule);
      const { smallest_quantity: smallest, quantity_step: step, stock } = rule;
      const wanted = Math.max(smallest, Math.ceil((typed ?? 0) / step) * step);
      const most = stock < smallest ? stock : stock - (stock % step);
      expect(quantity).toBe(Math.min(wanted, most));
      // Whatever is not as it was typed is answered for.
      expect(why === null).toBe(quantity === typed);
    }),
  );
});

/** By the one convention and by the other: decimals behind a comma, or behind a point. */
const readings = (text: string) =>
  [',', '.'].flatMap((decimal) => {
    const [whole = '', fraction = '', ...more] = text.split(decimal);
    if (more.length > 0 || !/^\d*$/.test(fraction)) return [];
    const groups = whole.split(whole.includes(' ') ? ' ' : decimal === ',' ? '.' : ',');
    const [first = '', ...others] = groups;
    const isGrouped = /^[1-9]\d{0,2}$/.test(first) && others.every((one) => /^\d{3}$/.test(one));
    const isOne = others.length === 0 ? /^\d+$/.test(first) : isGrouped;
    return isOne ? Number(`${groups.join('')}.${fraction}`) : [];
  });

test('no text at all yields another number than its digits say', () => {
  const texts = fc.string({
    unit: fc.constantFrom(...'0123456789.,  \u00a0-+eExXmм½'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(texts, (typed) => {
      const number = typedQuantity(typed, 'm');
      if (number === null) return;
      const bare = typed
        .replace(/[\s\u00a0]+/g, ' ')
        .replace(/[mм]/g, '')
        .trim();
      expect([number]).toEqual([...new Set(readings(bare))]);
    }),
    { numRuns: 2_000 },
  );
});

test('a rest below the smallest cut is sold as it is', () => {
  const rule = { smallest_quantity: 5, quantity_step: 5, stock: 3 };
  expect(sellableQuantity(3, rule)).toEqual({ quantity: 3, why: null });
  expect(sellableQuantity(2, rule)).toEqual({ quantity: 3, why: 'smallest' });
  expect(sellableQuantity(8, rule)).toEqual({ quantity: 3, why: 'stock' });
});
