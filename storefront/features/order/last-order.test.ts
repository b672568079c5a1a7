import { expect, test } from 'vitest';
import type { BuyersOrder } from '../../../contract/shapes/order.ts';
import { lastOrder, rememberOrder } from './last-order.ts';

const order: BuyersOrder = {
  id: 'K7M2',
  number: 'K7M2',
  status: 'new',
  payment_status: 'pending',
  awaits_confirmation: false,
  created_at: '2026-11-15T10:00:00Z',
  name: 'Ion Popa',
  phone: '+373-69-123-456',
  email: 'ion@example.md',
  company: '',
  idno: '',
  delivery_type: 'pickup',
  promised_day: null,
  promised_from: null,
  city: '',
  suburb: '',
  city_id: null,
  suburb_id: null,
  address: '',
  pay_method: 'cash',
  comment: '',
  lang: 'ro',
  products_cost: 100,
  discount: 0,
  delivery_fee: 0,
  total: 100,
  paid: 0,
  owed_back: 0,
  cut_consent_at: null,
  products: [],
  has_proforma: false,
};

test('an order just placed is shown to whoever placed it, and to nobody after them', () => {
  rememberOrder(order, 'ion');
  expect(lastOrder('K7M2', 'ion')).toBe(order);
  expect(lastOrder('K7M2', 'ana')).toBeNull();
  expect(lastOrder('X1Y2', 'ion')).toBeNull();
});
