import { expect, test } from 'vitest';
import { conditionsOf, typedBy } from './typed-checkout.ts';

const typed = { name: 'Ion Popa' };

test.each([
  ['a guest reads what a guest typed', null, null, typed],
  ['whoever logs in finds what they typed before', null, 7, typed],
  ['a customer whose session expired finds it all', 7, null, typed],
  ['the same customer finds it again', 7, 7, typed],
  ['another customer finds nothing of it', 7, 8, {}],
])('%s', (_, owner, user, expected) => {
  expect(typedBy({ owner, typed }, user)).toEqual(expected);
});

test('an order that is repeated keeps its delivery and payment, and no address of who fetched it', () => {
  const there = { city_id: 100, suburb_id: 101, address: 'str. Ismail 33' };
  const order = { delivery_type: 'courier', pay_method: 'transfer', ...there } as const;
  expect(conditionsOf(order)).toEqual(order);
  const nowhere = { city_id: null, suburb_id: null, address: '' };
  expect(conditionsOf({ delivery_type: 'pickup', pay_method: 'cash', ...nowhere })).toEqual({
    delivery_type: 'pickup',
    pay_method: 'cash',
  });
});
