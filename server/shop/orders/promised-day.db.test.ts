import { expect, test } from 'vitest';
import { promisedDay } from '../../../contract/delivery-days.ts';
import { writtenPromise } from '../../../contract/written-day.ts';
import { promiseRules } from '../../base/settings/pickup-places.ts';
import { composeOrderMail } from '../order-letters/compose-order-mail.ts';
import { openOrderSetup, pickup, toCourier } from './order-setup.fixture.ts';

const { product, shop, submit } = openOrderSetup();

const CHISINAU = 100;

/** As the rules have it at this moment, of goods that are cut to length or not. */
const now = (deliveryType: 'courier' | 'in_shop' | 'pickup') =>
  [true, false].map((hasCut) =>
    promisedDay(
      { deliveryType, districtId: deliveryType === 'courier' ? CHISINAU : null, hasCut },
      new Date(),
      promiseRules(shop.own.settings()),
    ),
  );

test('an order keeps the day it was promised, whatever becomes of the rules', async () => {
  const id = await product(5);
  const before = now('courier');
  const { json: order } = await submit(
    pickup([{ id, price: 100, quantity: 1 }], toCourier({ lang: 'ru' })),
  );
  const kept = { day: order.promised_day, from: order.promised_from };
  // A cut-off may have passed while it was sent.
  expect([...before, ...now('courier')]).toContainEqual(kept);

  const { delivery_days } = shop.own.settings();
  const slower = { ...delivery_days.courier, daysInCapital: 40 };
  await shop.set('delivery_days', { ...delivery_days, courier: slower });
  expect(now('courier')).not.toContainEqual(kept);
  const { json: read } = await shop.api('GET', `/orders/orders/${order.id}/`);
  expect(read).toMatchObject({ promised_day: kept.day, promised_from: null });
  const { text } = await composeOrderMail(shop.own, 'order-confirmation', order.id);
  expect(text).toContain(`День доставки: ${writtenPromise(order, 'ru')}`);
  await shop.set('delivery_days', delivery_days);
});

test('whoever fetches an order reads where, when somebody is there, and from when on', async () => {
  const id = await product(5);
  const before = now('in_shop');
  const { json: order } = await submit(
    pickup([{ id, price: 100, quantity: 1 }], { delivery_type: 'in_shop' }),
  );
  const kept = { day: order.promised_day, from: order.promised_from };
  expect([...before, ...now('in_shop')]).toContainEqual(kept);
  const letter = await composeOrderMail(shop.own, 'order-confirmation', order.id);
  for (const sentence of [
    'Livrare: Ridicare din magazin',
    `Gata de ridicare: ${writtenPromise(order, 'ro')}`,
    'Unde: Chișinău, str. Uzinelor 17/8',
    'Program: luni – vineri 09:00–17:00, sâmbătă 09:00–14:00',
    'Pe hartă: https://www.openstreetmap.org/',
  ]) {
    expect(letter.text).toContain(sentence);
  }
});

test('what waits for a transfer is promised for no day', async () => {
  const id = await product(5);
  const { json } = await submit(
    pickup([{ id, price: 100, quantity: 1 }], { pay_method: 'transfer' }),
  );
  expect(json).toMatchObject({ promised_day: null, promised_from: null });
});

test('guests too are told the places and the days as they are now, and no cache keeps them', async () => {
  const before = [...now('courier'), ...now('pickup')];
  const answer = await shop.app.request('/api/core/delivery/', {
    headers: { 'Accept-Language': 'ru' },
  });
  const after = [...now('courier'), ...now('pickup')];
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const { courier, places, valid_seconds } = await answer.json();
  expect(valid_seconds).toBeGreaterThan(0);
  expect(places.pickup).toMatchObject({
    title: 'Самовывоз со склада кабеля',
    address: 'Кишинёв, ул. Узинелор 17/9, въезд со двора',
    hours: [
      { period: 'понедельник – пятница', hours: '08:00–17:00' },
      { period: 'суббота', hours: '09:00–14:00' },
    ],
  });
  const days = [courier.capital, places.pickup.days].flatMap(({ whole, cut }) => [cut, whole]);
  expect([before, after]).toContainEqual(days);
  // The left bank: no courier is promised there.
  expect(courier.districts.at(-1).days).toEqual({ whole: null, cut: null });
});
