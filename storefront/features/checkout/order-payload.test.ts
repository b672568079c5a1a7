import { expect, test } from 'vitest';
import { orderPayload } from './order-payload.ts';

const districts = [
  {
    value: 5300,
    name_ro: 'Hîncești',
    name_ru: 'Хынчешты',
    name_en: 'Hincesti',
    locations: [{ value: 5301, name_ro: 'Lăpușna', name_ru: 'Лапушна', name_en: 'Lapusna' }],
  },
];

const line = {
  id: 1,
  slug: 'cablu',
  title: 'Cablu',
  title_ro: 'Cablu',
  title_ru: 'Кабель',
  code: 'VVG',
  price: 10,
  promotion_price: 8.5,
  is_promotion: true,
  stock: 100,
  units: 'm',
  units_ro: 'm',
  units_ru: 'м',
  is_cut: true,
  image: null,
  quantity: 4,
};

const checkout = {
  name: 'Ion Popa',
  phone: '+373-69-123-456',
  email: 'ion@example.md',
  company: '',
  idno: '',
  delivery_type: 'courier',
  city: '',
  city_id: 5300,
  suburb: '',
  suburb_id: 5301,
  address: 'str. Mare 5',
  pay_method: 'cash',
  comment: '',
} as const;

test('the order names its places in the buyer’s language and the sums the buyer saw', () => {
  const totals = { products_cost: 4000, discount: 600, delivery_fee: 15_000, total: 18_400 };
  expect(orderPayload({ checkout, lines: [line], totals, districts, locale: 'ru' })).toEqual({
    ...checkout,
    city: 'Хынчешты',
    suburb: 'Лапушна',
    order_products: [{ id: 1, price: 8.5, quantity: 4, one_piece: true }],
    total_price: 184,
    total_discount: 6,
    cost_of_delivery: 150,
    lang: 'ru',
    source: 'cart',
  });
});
