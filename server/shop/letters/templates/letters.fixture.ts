import type { Order } from '../../../../contract/shapes/order.ts';
import type { Sender } from '../../../base/mail/letter.ts';

export const sender: Sender = {
  locale: 'ro',
  identity: {
    name: 'Cablaj',
    legalName: 'Cablaj S.R.L.',
    idno: '1014600987651',
    tva: '0609998',
    iban: 'MD28EX000002251001498765',
    bank: 'Exemplubank',
    legalAddress: { ro: 'Chișinău, str. Uzinelor 17/8', ru: 'Кишинёв, ул. Узинелор 17/8' },
    addresses: [
      {
        address: { ro: 'Magazin: str. Uzinelor 17/8', ru: 'Магазин: ул. Узинелор 17/8' },
        mapLink: null,
      },
    ],
    emails: ['comenzi@cablaj.example'],
    workSchedule: [{ period: { ro: 'Luni – vineri', ru: 'Пн – Пт' }, hours: '09:00-17:00' }],
    freeSchedule: { ro: '', ru: '' },
    map: { lat: 47, lng: 28 },
    socials: [],
  },
  places: {
    in_shop: {
      title: 'Ridicare din magazin',
      address: 'Chișinău, str. Uzinelor 17/8',
      map_link: 'https://maps.example/magazin',
      hours: [{ period: 'luni – vineri', hours: '09:00–17:00' }],
    },
    pickup: {
      title: 'Ridicare din depozitul de cabluri',
      address: 'Chișinău, str. Uzinelor 17/9, intrarea din curte',
      map_link: 'https://maps.example/depozit',
      hours: [
        { period: 'luni – vineri', hours: '08:00–17:00' },
        { period: 'sâmbătă', hours: '09:00–14:00' },
      ],
    },
  },
  publicUrl: 'https://cablaj.example',
  phones: ['+373 22 22-10-10'],
  pages: ['termeni-si-conditii', 'garantie-si-retur'],
};

export const order: Order = {
  id: '7K2M-Q9XA',
  number: '7K2M-Q9XA',
  status: 'new',
  payment_status: 'pending',
  payment_state: 'pending',
  awaits_confirmation: false,
  created_at: '2026-11-14T12:05:00.000Z',
  name: 'Ștefan Țurcanu',
  phone: '+373-69-123-456',
  email: 'stefan@example.md',
  company: 'Țurcanu Instal S.R.L.',
  idno: '1008600038413',
  delivery_type: 'courier',
  promised_day: '2026-11-17',
  promised_from: null,
  city: 'Chișinău',
  suburb: 'Durlești',
  city_id: 100,
  suburb_id: 121,
  address: 'str. Cartușa 5, ap. 12',
  pay_method: 'transfer',
  comment: 'O singură bucată.\nSunați înainte.',
  lang: 'ro',
  products_cost: 1230.5,
  discount: 57.5,
  delivery_fee: 100,
  total: 1273,
  credited: 0,
  paid: 0,
  refunded: 0,
  to_pay: 0,
  owed_back: 0,
  cut_consent_at: null,
  products: [
    {
      id: 1,
      code: 'VVGng-3x2.5',
      slug: 'vvgng-3x2-5',
      title: 'Cablu VVGng-LS 3x2,5 mm²',
      units: 'm',
      price: 24.61,
      promotion_price: 23.46,
      quantity: 50,
      total: 1173,
      vat_rate: 20,
      one_piece: true,
      cut_length: null,
    },
  ],
};

/** Prices never break over two lines; tests spell them with plain spaces. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
