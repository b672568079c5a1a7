import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStatuses, payMethods } from './constants.ts';
import {
  beyondKnown,
  dueOf,
  type OrderMoney,
  openSum,
  owedBack,
  paidOf,
  paymentState,
  paymentStatusOf,
  restToPay,
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
  ['the first document', 40, 0, 40],
  ['what people have said already', 100, 100, 0],
  ['a part of what they have said', 50, 100, 0],
  ['more than they have said', 120, 100, 20],
])('of 1C is counted what nobody has told before: %s', (_, documents, known, counted) => {
  expect(beyondKnown(documents, known)).toBe(counted);
});
