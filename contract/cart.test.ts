import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addToCart,
  type CartLine,
  deleteLine,
  linesToSend,
  mergeCarts,
  setQuantity,
} from './cart.ts';

const line = (id: number, quantity: number, stock = 10): CartLine => ({ id, quantity, stock });

describe('adding to the cart', () => {
  test.each<[string, CartLine[], CartLine, CartLine[]]>([
    ['a new product', [], line(1, 1), [line(1, 1)]],
    ['a product after others', [line(1, 2)], line(2, 1), [line(1, 2), line(2, 1)]],
    ['a product that is there: one more', [line(1, 2)], line(1, 1), [line(1, 3)]],
    ['25 metres on top of 5', [line(1, 5, 100)], line(1, 25, 100), [line(1, 30, 100)]],
    ['one more than there are', [line(1, 10)], line(1, 1), [line(1, 10)]],
    ['many more than there are', [], line(1, 99, 3), [line(1, 3, 3)]],
    ['what is sold out', [line(2, 1)], line(1, 1, 0), [line(2, 1)]],
    ['what has sold out since', [line(1, 2)], line(1, 1, 0), [line(1, 2)]],
    ['what has become scarce since', [line(1, 5)], line(1, 1, 3), [line(1, 3, 3)]],
  ])('%s', (_, lines, added, expected) => {
    expect(addToCart(lines, added)).toEqual(expected);
  });

  test('the newest price and title are kept', () => {
    const old = [{ ...line(1, 1), price: 10, title: 'Cablu' }];
    expect(addToCart(old, { ...line(1, 1), price: 12, title: 'Cablu nou' })).toEqual([
      { ...line(1, 2), price: 12, title: 'Cablu nou' },
    ]);
  });
});

test.each<[string, number, CartLine[]]>([
  ['a number', 7, [line(1, 7), line(2, 1)]],
  ['one less', 2, [line(1, 2), line(2, 1)]],
  ['more than there are', 11, [line(1, 10), line(2, 1)]],
  ['part of a unit', 2.7, [line(1, 2), line(2, 1)]],
  ['zero: the line goes', 0, [line(2, 1)]],
  ['less than zero', -1, [line(2, 1)]],
  ['no number: nothing changes', Number.NaN, [line(1, 3), line(2, 1)]],
])('setting the quantity to %s', (_, quantity, expected) => {
  expect(setQuantity([line(1, 3), line(2, 1)], 1, quantity)).toEqual(expected);
});

test('deleting a line leaves the others', () => {
  expect(deleteLine([line(1, 3), line(2, 1)], 1)).toEqual([line(2, 1)]);
  expect(deleteLine([line(2, 1)], 1)).toEqual([line(2, 1)]);
});

describe('after login', () => {
  test.each<[string, CartLine[], CartLine[], CartLine[], CartLine[]]>([
    ['nothing anywhere', [], [], [], []],
    ['only here', [line(1, 2)], [], [line(1, 2)], [line(1, 2)]],
    ['only in the account', [], [line(1, 2)], [line(1, 2)], []],
    ['more here', [line(1, 5)], [line(1, 2)], [line(1, 5)], [line(1, 5)]],
    ['more in the account', [line(1, 2)], [line(1, 5)], [line(1, 5)], []],
    ['as many in both', [line(1, 2)], [line(1, 2)], [line(1, 2)], []],
    ['different products', [line(1, 1)], [line(2, 1)], [line(1, 1), line(2, 1)], [line(1, 1)]],
    ['more here than is left', [line(1, 9)], [line(1, 2, 4)], [line(1, 4, 4)], [line(1, 4, 4)]],
    [
      'more here than was known to be left',
      [line(1, 9, 3)],
      [line(1, 2)],
      [line(1, 9)],
      [line(1, 9)],
    ],
    ['sold out meanwhile', [line(1, 9)], [line(1, 2, 0)], [], []],
  ])('%s', (_, local, server, merged, sent) => {
    expect(mergeCarts(local, server)).toEqual(merged);
    expect(linesToSend(local, server)).toEqual(sent);
  });

  test('the account’s prices win over those kept in the browser', () => {
    const here = [{ ...line(1, 5), price: 10 }];
    const account = [{ ...line(1, 2), price: 12 }];
    expect(mergeCarts(here, account)).toEqual([{ ...line(1, 5), price: 12 }]);
  });
});

describe('merging, whatever the carts hold', () => {
  // A product has one stock, whichever cart it lies in.
  const stockOf = (id: number) => (id * 7) % 23;
  const cart = fc
    .uniqueArray(fc.record({ id: fc.nat(30), quantity: fc.integer({ min: 1, max: 40 }) }), {
      selector: ({ id }) => id,
    })
    .map((lines) => lines.map((held) => ({ ...held, stock: stockOf(held.id) })));
  const quantities = (lines: readonly CartLine[]) =>
    new Map(lines.map(({ id, quantity }) => [id, quantity]));

  test('nobody loses what can still be had, and nothing exceeds stock', () => {
    fc.assert(
      fc.property(cart, cart, (local, server) => {
        const merged = quantities(mergeCarts(local, server));
        for (const held of [...local, ...server]) {
          const quantity = merged.get(held.id) ?? 0;
          expect(quantity).toBeGreaterThanOrEqual(Math.min(held.quantity, held.stock));
          expect(quantity).toBeLessThanOrEqual(held.stock);
        }
      }),
    );
  });

  test('nothing comes from nowhere', () => {
    fc.assert(
      fc.property(cart, cart, (local, server) => {
        const either = [...local, ...server];
        for (const merged of mergeCarts(local, server)) {
          const largest = Math.max(
            ...either.filter(({ id }) => id === merged.id).map(({ quantity }) => quantity),
          );
          expect(merged.quantity).toBe(Math.min(largest, stockOf(merged.id)));
        }
      }),
    );
  });

  test('doing it again changes nothing', () => {
    fc.assert(
      fc.property(cart, cart, (local, server) => {
        const merged = mergeCarts(local, server);
        expect(mergeCarts(merged, server)).toEqual(merged);
        expect(quantities(mergeCarts(local, merged))).toEqual(quantities(merged));
        expect(mergeCarts(merged, merged)).toEqual(merged);
      }),
    );
  });

  test('it does not matter which side is called ours', () => {
    fc.assert(
      fc.property(cart, cart, (one, other) => {
        expect(quantities(mergeCarts(one, other))).toEqual(quantities(mergeCarts(other, one)));
      }),
    );
  });

  test('once the lines to send have arrived, the account holds the merged cart', () => {
    fc.assert(
      fc.property(cart, cart, (local, server) => {
        const stocked = mergeCarts([], server);
        const arrived = quantities([...stocked, ...linesToSend(local, stocked)]);
        expect(arrived).toEqual(quantities(mergeCarts(local, stocked)));
        expect(linesToSend(local, mergeCarts(local, stocked))).toEqual([]);
      }),
    );
  });
});
