import { defaultDeliverySettings } from '../../../contract/delivery-fee.ts';
import { defaultDeliveryDays, defaultPlaces } from '../../../contract/pickup-places.ts';
import { defaultSettings, type Settings } from './settings.ts';

/**
 * What every version has stored of each setting, the oldest first, the last as it is stored today. A
 * form that was once written stays here; a changed one is added below it.
 */
type Older = {
  stored: unknown;
  /** How it is read, where that is not as it was stored. */
  read?: unknown;
  /** What this version no longer takes. */
  unreadable?: string[];
};

const text = (ro: string) => ({ ro, ru: '' });

const identity = {
  name: 'Magazin',
  legalName: 'Magazin SRL',
  idno: '1014600987654',
  tva: '0507894',
  iban: 'MD24AG000225100013104168',
  bank: 'Banca',
  legalAddress: text('Chișinău'),
  addresses: [{ address: text('Strada 1'), mapLink: null }],
  emails: ['office@shop.example'],
  workSchedule: [{ period: text('Luni – vineri'), hours: '09:00–17:00' }],
  freeSchedule: text('Duminică'),
  map: { lat: 47.01, lng: 28.86 },
  socials: [{ kind: 'facebook', link: 'https://facebook.com/shop' }],
};

const exchange = {
  ...defaultSettings.exchange,
  priceType: 'retail',
  warehouses: ['main'],
  statuses: [{ name: 'Отгружен', status: 'shipped' }],
};

export const olderSettings: Record<keyof Settings, [Older, ...Older[]]> = {
  page_size: [{ stored: 36 }],
  // Without an upper bound at first.
  token_days: [{ stored: 5000, read: 30, unreadable: [''] }, { stored: 60 }],
  orders_per_hour: [{ stored: 12 }],
  new_account_unpaid: [{ stored: 5_000 }],
  unconfirmed_stock_percent: [{ stored: 20 }],
  unconfirmed_stock_from: [{ stored: 900 }],
  // At most a thousand at first.
  other_address_mails_per_hour: [{ stored: 1000 }, { stored: 100_000 }],
  // Without an upper bound at first.
  contact_request_months: [{ stored: 5000, read: 12, unreadable: [''] }, { stored: 24 }],
  low_stock_default: [{ stored: 0 }],
  proforma_working_days: [{ stored: 10 }],
  pickup_waiting_days: [{ stored: 8 }],
  staff_session_hours: [{ stored: 8 }],
  staff_idle_minutes: [{ stored: 30 }],
  staff_networks: [{ stored: ['192.0.2.0/24', '2001:db8::/32'] }],
  delivery: [{ stored: { ...defaultDeliverySettings, feeElsewhere: 7_000 } }],
  pickup_places: [
    {
      stored: {
        in_shop: { ...defaultPlaces.in_shop, readyHours: 4 },
        pickup: { ...defaultPlaces.pickup, address: text('Strada 2') },
      },
    },
  ],
  delivery_days: [
    {
      stored: {
        ...defaultDeliveryDays,
        courier: { ...defaultDeliveryDays.courier, districts: [{ districtId: 8, days: null }] },
        holidays: ['2026-12-25'],
      },
    },
  ],
  phone_prefixes_without_messengers: [{ stored: ['+373222', '+373231'] }],
  order_mails: [{ stored: { ...defaultSettings.order_mails, shipped: false, parcel: false } }],
  logo: [{ stored: { file: '/media/originals/logo.png' } }],
  empty_categories: [{ stored: { areHidden: true } }],
  first_steps: [{ stored: { isOver: false } }],
  feeds: [
    // Made in the browser at first, and of any length.
    { stored: { isOn: true, token: 'made-in-the-browser' } },
    { stored: { isOn: true, token: 'Zx9_kQ2-vB7mN4pR8sT1uW3yA6cE0gHiJ5lKoDfXqLw' } },
  ],
  exchange: [
    // Before a person had to name the type of price.
    { stored: { ...exchange, priceType: '', answerEncoding: 'utf-8' } },
    { stored: exchange },
  ],
  identity: [
    // A shop without a name could be stored at first.
    {
      stored: { ...identity, name: '' },
      read: { ...identity, name: 'Cablaj' },
      unreadable: ['name'],
    },
    { stored: identity },
  ],
};
