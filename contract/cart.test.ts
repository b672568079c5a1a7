import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addToCart, type CartLine, deleteLine, setQuantity } from './cart.ts';
import { setCuts } from './cut-lines.ts';
import { linesToSend, mergeCarts } from './merge-carts.ts';

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

describe('the lengths of a line', () => {
  const cut = (id: number, cuts: number[], stock = 200): CartLine => ({
    ...line(
      id,
      cuts.reduce((sum, length) => sum + length, 0),
      stock,
    ),
    cuts,
  });

  test('say how many there are', () => {
    expect(setCuts([line(1, 5, 200), line(2, 1)], 1, [20, 20, 50])).toEqual([
      cut(1, [20, 20, 50]),
      line(2, 1),
    ]);
    expect(setCuts([cut(1, [20, 50])], 1, [])).toEqual([{ ...line(1, 70, 200), cuts: [] }]);
  });

  test('go with a quantity that is no longer theirs, and stay with the same', () => {
    expect(setQuantity([cut(1, [20, 50])], 1, 70)).toEqual([cut(1, [20, 50])]);
    expect(setQuantity([cut(1, [20, 50])], 1, 71)).toEqual([{ ...line(1, 71, 200), cuts: [] }]);
  });

  test.each<[string, CartLine[], CartLine, CartLine[]]>([
    ['a cart without the product', [], cut(1, [20, 50]), [cut(1, [20, 50])]],
    ['lengths that are there', [cut(1, [50])], cut(1, [20, 20]), [cut(1, [50, 20, 20])]],
    [
      'metres of which nothing is said',
      [line(1, 5)],
      cut(1, [20]),
      [{ ...line(1, 25, 200), cuts: [] }],
    ],
    [
      'more than there is',
      [cut(1, [50], 60)],
      cut(1, [20], 60),
      [{ ...line(1, 60, 60), cuts: [] }],
    ],
  ])('added to %s', (_, lines, added, expected) => {
    expect(addToCart(lines, added)).toEqual(expected);
  });

  test('are lost when more is added of which nothing is said', () => {
    expect(addToCart([cut(1, [20, 50])], line(1, 5, 200))).toEqual([
      { ...line(1, 75, 200), cuts: [] },
    ]);
  });

  test.each<[string, CartLine[], CartLine[], CartLine[], boolean]>([
    ['more here', [cut(1, [50, 50])], [cut(1, [20])], [cut(1, [50, 50])], true],
    ['more in the account', [cut(1, [20])], [cut(1, [50, 50])], [cut(1, [50, 50])], false],
    ['others in the account', [cut(1, [20, 50])], [cut(1, [50, 20])], [cut(1, [50, 20])], false],
    ['none in the account', [cut(1, [20, 50])], [line(1, 70, 200)], [cut(1, [20, 50])], true],
    ['none here', [line(1, 70, 200)], [cut(1, [20, 50])], [cut(1, [20, 50])], false],
    [
      'less in stock',
      [cut(1, [20, 50])],
      [line(1, 10, 60)],
      [{ ...line(1, 60, 60), cuts: [] }],
      true,
    ],
  ])('after login with %s', (_, local, server, merged, isSent) => {
    expect(mergeCarts(local, server)).toEqual(merged);
    expect(linesToSend(local, server)).toEqual(isSent ? merged : []);
  });

  test('of another quantity, as an older tab may leave them, say nothing', () => {
    const stale = { ...cut(1, [20, 50]), quantity: 80 };
    expect(mergeCarts([stale], [line(1, 80, 200)])).toEqual([{ ...line(1, 80, 200), cuts: [] }]);
    expect(linesToSend([stale], [line(1, 80, 200)])).toEqual([]);
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
