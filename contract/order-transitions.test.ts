import { expect, test } from 'vitest';
import { deliveryTypes, orderStatuses } from './constants.ts';
import {
  afterLastParcel,
  customerMayCancel,
  isStillHere,
  mayBecome,
  maySendParcel,
  nextStatuses,
  statusesToCome,
} from './order-transitions.ts';

test('an order goes its way to the end, whichever way it is delivered', () => {
  const wayOf = (delivery_type: 'courier' | 'pickup' | 'in_shop') => {
    const way = [orderStatuses[0]] as (typeof orderStatuses)[number][];
    for (;;) {
      const [next] = nextStatuses({ status: way.at(-1) ?? 'new', delivery_type });
      if (next === undefined) return way;
      way.push(next);
    }
  };
  expect(wayOf('courier')).toEqual(['new', 'confirmed', 'packed', 'shipped', 'completed']);
  for (const fetched of ['pickup', 'in_shop'] as const) {
    expect(wayOf(fetched)).toEqual(['new', 'confirmed', 'packed', 'ready_for_pickup', 'completed']);
  }
});

test('what is still to come is told by the way it is delivered, and nothing of what is over', () => {
  const toCome = (status: 'new' | 'packed' | 'completed' | 'cancelled', isFetched = false) =>
    statusesToCome({ status, delivery_type: isFetched ? 'pickup' : 'courier' });
  expect(toCome('new')).toEqual(['confirmed', 'packed', 'shipped', 'completed']);
  expect(toCome('packed', true)).toEqual(['ready_for_pickup', 'completed']);
  expect(toCome('completed')).toEqual([]);
  expect(toCome('cancelled')).toEqual([]);
});

test('it can be cancelled until it is completed, and never goes back', () => {
  for (const delivery_type of deliveryTypes) {
    for (const [at, status] of orderStatuses.entries()) {
      const isOver = status === 'completed' || status === 'cancelled';
      expect(mayBecome({ status, delivery_type }, 'cancelled')).toBe(!isOver);
      for (const earlier of orderStatuses.slice(0, at)) {
        if (status !== 'ready_for_pickup') {
          expect(mayBecome({ status, delivery_type }, earlier)).toBe(false);
        }
      }
      expect(customerMayCancel(status)).toBe(status === 'new');
      if (isOver) expect(isStillHere(status)).toBe(false);
      if (maySendParcel({ status, delivery_type })) {
        expect(mayBecome({ status, delivery_type }, afterLastParcel(delivery_type))).toBe(true);
      }
    }
  }
});
