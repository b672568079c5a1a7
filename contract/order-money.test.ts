import { expect, test } from 'vitest';
import { paymentStatuses } from './constants.ts';
import {
  nextPayments,
  owedBack,
  paidAfter,
  paidByDocuments,
  paymentAfter,
  paymentNeedsNote,
  restToPay,
} from './order-money.ts';

const money = (fields: Partial<Parameters<typeof nextPayments>[0]>) => ({
  status: 'confirmed' as const,
  payment_status: 'unpaid' as const,
  paid: 0,
  total: 100,
  ...fields,
});

test('money that came can go back, and a mistake can be mended with a word of why', () => {
  expect(nextPayments(money({}))).toEqual(['paid', 'pending']);
  expect(nextPayments(money({ payment_status: 'paid', paid: 100 }))).toEqual([
    'refunded',
    'unpaid',
  ]);
  expect(paymentStatuses.filter(paymentNeedsNote)).toEqual(['paid', 'refunded']);
});

test('what was too much went back, and the order stays paid', () => {
  const order = money({ payment_status: 'paid', paid: 130 });
  expect(owedBack(order)).toBe(30);
  expect(nextPayments(order)[0]).toBe('paid');
  expect(owedBack({ ...order, paid: paidAfter(order, 'paid') })).toBe(0);
});

test.each([
  ['the first document is what was paid', 0, 0, 40, 40],
  ['another adds to it', 40, 40, 100, 100],
  ['one that is corrected or taken back takes away what it said', 150, 150, 100, 100],
  ['told again they bring nothing back that went back', 100, 150, 150, 100],
  ['told again they pay nothing that never came', 0, 100, 100, 0],
  ['what people have said is not paid less by a part of it', 100, 0, 50, 100],
  ['nor twice by all of it', 100, 0, 100, 100],
  ['and more than they have said is more', 100, 0, 120, 120],
])('of the documents of payments: %s', (_, paid, before, after, then) => {
  expect(paidByDocuments(paid, { before, after })).toBe(then);
});

test('of a cancelled order all that was paid goes back, a part of it too', () => {
  for (const [payment_status, paid] of [
    ['paid', 100],
    ['pending', 40],
  ] as const) {
    const order = money({ status: 'cancelled', payment_status, paid });
    expect(owedBack(order)).toBe(paid);
    expect(restToPay(order)).toBe(0);
    expect(nextPayments(order)[0]).toBe('refunded');
    expect(paidAfter(order, 'refunded')).toBe(0);
  }
});

test.each([
  // Said, by which way, paid of it, costs by now, by which way now, and is then.
  ['paid', 'transfer', 100, 150, undefined, 'pending'],
  ['paid', 'cash', 100, 150, undefined, 'unpaid'],
  ['paid', 'transfer', 100, 80, undefined, 'paid'],
  ['pending', 'transfer', 100, 100, undefined, 'paid'],
  ['pending', 'transfer', 100, 120, undefined, 'pending'],
  ['pending', 'transfer', 0, 100, 'cash', 'unpaid'],
  ['unpaid', 'cash', 0, 100, 'transfer', 'pending'],
  ['unpaid', 'transfer', 0, 80, undefined, 'unpaid'],
  ['paid', 'transfer', 100, 100, 'cash', 'paid'],
  ['refunded', 'transfer', 0, 90, 'cash', 'refunded'],
] as const)('%s by %s, %d of it paid: once it costs %d by %s it is %s', (...given) => {
  const [payment_status, before, paid, total, pay_method, after] = given;
  const order = { payment_status, pay_method: before, paid };
  expect(paymentAfter(order, { total, pay_method })).toBe(after);
});

test('a mistake about a part that came takes nothing of it away', () => {
  const part = money({ payment_status: 'pending', paid: 40 });
  expect(paidAfter(part, 'unpaid')).toBe(40);
  expect(restToPay(part)).toBe(60);
  expect(paidAfter(money({ payment_status: 'paid', paid: 100 }), 'unpaid')).toBe(0);
});
