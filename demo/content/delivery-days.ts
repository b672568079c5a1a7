import type { DeliveryDayRules } from '../../contract/delivery-days.ts';
import { defaultDeliveryDays, type PickupPlace } from '../../contract/pickup-places.ts';
import { mapLinks } from './identity.ts';

const every = (times: number, hours: { from: string; to: string }) =>
  Array.from({ length: times }, () => hours);

/** Where what was ordered is fetched: the shop, and the depot behind it where cable is cut. */
export const pickupPlaces: Record<'in_shop' | 'pickup', PickupPlace> = {
  in_shop: {
    title: { ro: 'Ridicare din magazin', ru: 'Самовывоз из магазина' },
    address: { ro: 'Chișinău, str. Uzinelor 17/8', ru: 'Кишинёв, ул. Узинелор 17/8' },
    mapLink: mapLinks.shop,
    hours: [...every(5, { from: '09:00', to: '17:00' }), { from: '09:00', to: '14:00' }, null],
    readyHours: 2,
  },
  pickup: {
    title: { ro: 'Ridicare din depozitul de cabluri', ru: 'Самовывоз со склада кабеля' },
    address: {
      ro: 'Chișinău, str. Uzinelor 17/9, intrarea din curte',
      ru: 'Кишинёв, ул. Узинелор 17/9, въезд со двора',
    },
    mapLink: mapLinks.depot,
    hours: [...every(5, { from: '08:00', to: '17:00' }), { from: '09:00', to: '14:00' }, null],
    readyHours: 3,
  },
};

/** Near the capital, where the courier comes a day sooner. */
const nearby = [1000, 3100, 5300, 5500, 6400, 8000];
const LEFT_BANK = 9800;

export const deliveryDays: DeliveryDayRules = {
  courier: {
    ...defaultDeliveryDays.courier,
    districts: [
      ...nearby.map((districtId) => ({ districtId, days: 2 })),
      { districtId: LEFT_BANK, days: null },
    ],
  },
  cutDays: 1,
  /** The country's public holidays; 14 October is the city's own. Easter moves. */
  holidays: [
    '2026-12-25',
    '2027-01-01',
    '2027-01-07',
    '2027-01-08',
    '2027-03-08',
    '2027-05-01',
    '2027-05-02',
    '2027-05-03',
    '2027-05-09',
    '2027-05-10',
    '2027-06-01',
    '2027-08-27',
    '2027-08-31',
    '2027-10-14',
    '2027-12-25',
  ],
};
