import { expect, test } from 'vitest';
import type { Days, DeliveryNow } from '../../../contract/shapes/delivery.ts';
import { daysFor } from './delivery-days.ts';

const on = (day: string): Days => ({ whole: { day, from: null }, cut: null });
const place = { title: '', address: '', map_link: null, hours: [] };
const delivery: DeliveryNow = {
  today: '2026-11-16',
  valid_seconds: 60,
  courier: {
    capital: on('2026-11-17'),
    elsewhere: on('2026-11-19'),
    districts: [{ id: 5500, days: on('2026-11-18') }],
  },
  places: {
    in_shop: { ...place, days: on('2026-11-16') },
    pickup: { ...place, days: on('2026-11-20') },
  },
};

test.each([
  ['nothing chosen', null, null, undefined],
  ['a courier, to nowhere yet', 'courier', null, undefined],
  ['to the capital', 'courier', 100, '2026-11-17'],
  ['to a district with days of its own', 'courier', 5500, '2026-11-18'],
  ['to any other', 'courier', 300, '2026-11-19'],
  ['fetched at the shop, whatever was chosen before', 'in_shop', 300, '2026-11-16'],
  ['fetched at the depot', 'pickup', null, '2026-11-20'],
] as const)('%s', (_, delivery_type, city_id, day) => {
  expect(daysFor(delivery, { delivery_type, city_id }, 100)?.whole?.day).toBe(day);
});
