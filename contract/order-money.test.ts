import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStatuses, payMethods } from './constants.ts';
import {
  dueOf,
  type OrderMoney,
  openSum,
  owedBack,
  paidOf,
  paymentState,
  paymentStatusOf,
  restToPay,
  shareOf1c,
} from './order-money.ts';

const money = (fields: Partial<OrderMoney> = {}): OrderMoney => ({
  status: 'confirmed',
  pay_method: 'transfer',
  total: 100,
  credited: 0,
  received: 0,
  refunded: 0,
  ...fields,
});

test.each([
  ['unpaid', 'unpaid', { pay_method: 'cash' }],
  ['pending', 'pending', {}],
  ['pending', 'pending', { pay_method: 'card' }],
  // Of what was called off nothing is awaited.
  ['unpaid', 'unpaid', { status: 'cancelled' }],
  ['paid_in_part', 'pending', { received: 40 }],
  ['paid_in_part', 'unpaid', { received: 40, pay_method: 'cash' }],
  ['paid', 'paid', { received: 100 }],
  ['overpaid', 'paid', { received: 130 }],
  // What was too much went back, and the order is paid as it costs.
  ['paid', 'paid', { received: 130, refunded: 30 }],
  ['overpaid', 'paid', { received: 40, status: 'cancelled' }],
  ['refunded', 'refunded', { received: 40, refunded: 40, status: 'cancelled' }],
  // Goods came back: first the money is owed, then it has gone.
  ['overpaid', 'paid', { received: 100, credited: 25 }],
  ['refunded_in_part', 'paid', { received: 100, credited: 25, refunded: 25 }],
  ['refunded', 'refunded', { received: 100, credited: 100, refunded: 100 }],
  ['paid', 'paid', { received: 75, credited: 25 }],
] as const)('an order is %s, to callers of the API %s: %j', (state, status, fields) => {
  const order = money(fields);
  expect(paymentState(order)).toBe(state);
  expect(paymentStatusOf(state, order)).toBe(status);
});

test('of a cancelled order all that was paid goes back, and nothing is asked for', () => {
  const order = money({ status: 'cancelled', received: 40 });
  expect([owedBack(order), openSum(order)]).toEqual([40, 0]);
});

test('in lei as in bani, to the ban', () => {
  const order = money({ total: 0.3, received: 0.2 });
  expect(openSum(order)).toBe(0.1);
  expect(openSum(money({ total: 30, received: 20 }))).toBe(10);
});

test('whatever moved, the buyer owes or is owed, never both, and the books add up', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000_00 });
  const orders = fc
    .record({
      status: fc.constantFrom(...orderStatuses),
      pay_method: fc.constantFrom(...payMethods),
      total: sum,
      credited: sum,
      received: sum,
      back: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ back, ...order }) => ({ ...order, refunded: Math.floor(order.received * back) }));
  fc.assert(
    fc.property(orders, (order) => {
      expect(Math.min(owedBack(order), openSum(order))).toBe(0);
      expect(paidOf(order) - owedBack(order) + openSum(order)).toBe(dueOf(order));
    }),
  );
});

test('the rest is named once a part was paid', () => {
  expect(restToPay({ payment_state: 'pending', to_pay: 100 })).toBe(0);
  expect(restToPay({ payment_state: 'paid_in_part', to_pay: 60 })).toBe(60);
});

test.each([
  // What, 1C's documents, of them taken back, told by others, counted so far, paid in all; counts then.
  ['the first document', 40, 0, 0, 0, 0, 40],
  ['what people have said already is no more', 100, 0, 100, 0, 100, 0],
  ['a part of what they have said is no more', 50, 0, 100, 0, 100, 0],
  ['what goes beyond it is', 120, 0, 100, 0, 100, 20],
  ['the rest that people note after it leaves it as it is', 40, 0, 60, 40, 100, 40],
  ['the same that they note after it counts once', 100, 0, 100, 100, 200, 0],
  ['of a part it is not known whether it is the same', 40, 0, 40, 40, 80, 40],
  ['until 1C has told of everything', 100, 0, 40, 40, 80, 60],
  ['a document that is withdrawn counts no more', 60, 0, 0, 100, 100, 60],
  ['what people have taken back stays so', 100, 100, 0, 0, 0, 0],
  ['also when they note it as it was', 100, 100, 100, 0, 100, 0],
  ['what went back of it already cannot be withdrawn', 0, 0, 0, 100, 30, 70],
  ['and what went back of others it does not bring', 0, 0, 0, 0, -30, 0],
])('of 1C: %s', (_, documents, taken, known, share, paid, counts) => {
  expect(shareOf1c({ documents, taken, known, share, paid, cost: 100 })).toBe(counts);
});

test('however 1C and people tell of money, nothing that came is lost and 1C alone adds what it says', () => {
  const sum = fc.integer({ min: 0, max: 100_00 });
  const books = fc.record({ documents: sum, known: sum, share: sum, cost: sum });
  fc.assert(
    fc.property(books, ({ documents, known, share, cost }) => {
      const paid = known + share;
      const next = shareOf1c({ documents, taken: 0, known, share, paid, cost });
      expect(next).toBeLessThanOrEqual(documents);
      expect(known + next).toBeGreaterThanOrEqual(Math.max(known, Math.min(documents, paid, cost)));
      // Asked again, it stays.
      const again = { documents, taken: 0, known, share: next, paid: known + next, cost };
      expect(shareOf1c(again)).toBe(next);
    }),
  );
});
