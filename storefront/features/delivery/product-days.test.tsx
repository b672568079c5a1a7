import { expect, test } from 'vitest';
import type { Days, DeliveryNow } from '../../../contract/shapes/delivery.ts';
import { renderAt } from '../../ui/testing/render-at.tsx';
import { DayLines } from './product-days.tsx';

const none: Days = { whole: null, cut: null };
const nowhere = { title: '', address: '', map_link: null, hours: [], days: none };

test('where the capital has no day of its own, that of the rest of the country is said', () => {
  const delivery: DeliveryNow = {
    today: '2026-11-16',
    valid_seconds: 60,
    courier: {
      capital: none,
      elsewhere: { whole: { day: '2026-11-19', from: null }, cut: null },
      districts: [],
    },
    places: { in_shop: nowhere, pickup: nowhere },
  };
  const html = renderAt('/product/nym', <DayLines delivery={delivery} isCut={false} />);
  expect(html).toContain('În restul țării: joi 19 noiembrie');
  expect(html).not.toContain('Chișinău');
});
