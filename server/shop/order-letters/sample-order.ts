import type { Locale } from '../../../contract/locale.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import type { OrderMailData } from '../letters/templates/order-step.ts';

/** An order nobody placed, to look at a mail with. */
export const sampleOrder = (locale: Locale): Order => ({
  id: '7K2M-Q9XA',
  number: '7K2M-Q9XA',
  status: 'new',
  awaits_confirmation: false,
  payment_status: 'unpaid',
  payment_state: 'unpaid',
  created_at: '2026-11-14T12:05:00.000Z',
  name: 'Ana Rusu',
  phone: '+373-69-123-456',
  email: 'ana.rusu@example.md',
  company: '',
  idno: '',
  delivery_type: 'courier',
  promised_day: '2026-11-17',
  promised_from: null,
  city: locale === 'ro' ? 'Chișinău' : 'Кишинёв',
  suburb: locale === 'ro' ? 'Durlești' : 'Дурлешты',
  city_id: null,
  suburb_id: null,
  address: locale === 'ro' ? 'str. Cartușa 5, ap. 12' : 'ул. Картуша 5, кв. 12',
  pay_method: 'cash',
  comment: locale === 'ro' ? 'Sunați înainte.' : 'Позвоните заранее.',
  lang: locale,
  cut_consent_at: '2026-11-14T12:05:00.000Z',
  products_cost: 1230.5,
  discount: 57.5,
  delivery_fee: 100,
  total: 1273,
  credited: 0,
  paid: 0,
  refunded: 0,
  to_pay: 0,
  owed_back: 0,
  products: [
    {
      id: 1,
      code: 'VVGng-3x2.5',
      slug: 'vvgng-3x2-5',
      title: locale === 'ro' ? 'Cablu VVGng-LS 3x2,5 mm²' : 'Кабель ВВГнг-LS 3x2,5 мм²',
      units: locale === 'ro' ? 'm' : 'м',
      price: 24.61,
      promotion_price: 23.46,
      quantity: 50,
      total: 1173,
      vat_rate: 20,
      one_piece: true,
      cut_length: null,
    },
  ],
});

/** With a reason, a part that is sent and a paper, so that no sentence stays unseen. */
export function sampleOrderMailData(
  locale: Locale,
  { isByPhone }: { isByPhone: boolean },
): OrderMailData {
  const order = sampleOrder(locale);
  return {
    order,
    reason: locale === 'ro' ? 'Așa am stabilit la telefon' : 'Так договорились по телефону',
    sent: order.products.map(({ quantity }) => Math.floor(quantity / 2)),
    hasProforma: order.pay_method === 'transfer',
    isByPhone,
  };
}
