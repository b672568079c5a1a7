import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { billedByIdno, checkoutForm, companyCheckoutForm, orderPayload } from './checkout.ts';
import { mistakesIn } from './first-issues.ts';

const buyer = {
  name: 'Ion Popa',
  phone: '+373-69-123-456',
  email: 'ion@exemplu.md',
  company: '',
  idno: '',
  pay_method: 'cash',
  comment: '',
};
const toDoor = {
  delivery_type: 'courier',
  city: 'Chișinău',
  city_id: 100,
  suburb: 'Durlești',
  suburb_id: 151,
  address: 'str. Tudor Vladimirescu 12',
};
const products = [
  { id: 1, price: 23.73, quantity: 25 },
  { id: 2, price: 0, quantity: 1 },
];
const checkout = { ...buyer, ...toDoor };
const order = { ...checkout, lang: 'ro', order_products: products };

test('a filled-in checkout is taken as it is', () => {
  expect(v.parse(checkoutForm, checkout)).toEqual(checkout);
  expect(v.parse(orderPayload, order)).toEqual(order);
});

describe.each([
  ['the checkout form', checkoutForm, checkout],
  ['the order payload', orderPayload, order],
])('%s', (_, schema, complete) => {
  test.each([
    ['phone', '+373-69', 'VALIDATE.PHONE_VALID'],
    ['email', 'ion', 'VALIDATE.EMAIL_VALID'],
    ['name', 'n'.repeat(101), 'VALIDATE.TOO_LONG'],
    ['company', 'c'.repeat(201), 'VALIDATE.TOO_LONG'],
    ['idno', '1008600038414', 'VALIDATE.CODE_VALID'],
    ['pay_method', undefined, 'VALIDATE.PAY_METHOD'],
    ['pay_method', '', 'VALIDATE.PAY_METHOD'],
    ['pay_method', 'barter', 'VALIDATE.PAY_METHOD'],
    ['delivery_type', 'drone', 'VALIDATE.DELIVERY_TYPE'],
    ['address', '', 'VALIDATE.ADDRESS'],
    ['comment', 'c'.repeat(2001), 'VALIDATE.TOO_LONG'],
    ['comment', 'a\0', 'VALIDATE.INVALID'],
  ])('is stopped at %s %j', (field, value, key) => {
    expect(mistakesIn(schema, { ...complete, [field]: value })).toEqual({ [field]: [key] });
  });

  test.each(['cash', 'card', 'transfer'])('takes %s', (pay_method) => {
    expect(mistakesIn(schema, { ...complete, pay_method })).toEqual({});
  });

  test('takes a company’s fiscal code', () => {
    const company = { company: 'Exemplu SRL', idno: '1008600038413' };
    expect(mistakesIn(schema, { ...complete, ...company })).toEqual({});
  });

  test('asks for address and payment at once', () => {
    const input = {
      ...complete,
      pay_method: '',
      city: '',
      city_id: null,
      suburb: '',
      suburb_id: null,
    };
    expect(mistakesIn(schema, input)).toEqual({
      pay_method: ['VALIDATE.PAY_METHOD'],
      city: ['VALIDATE.DISTRICT'],
      suburb: ['VALIDATE.LOCALITY'],
    });
  });
});

test.each([
  ['name', 'VALIDATE.NAME'],
  ['phone', 'VALIDATE.PHONE_REQ'],
  ['email', 'VALIDATE.EMAIL_REQ'],
])('the form asks for %s, the payload may leave it to the account', (field, key) => {
  for (const absent of [undefined, '', '  ']) {
    expect(mistakesIn(checkoutForm, { ...checkout, [field]: absent })).toEqual({ [field]: [key] });
    expect(mistakesIn(orderPayload, { ...order, [field]: absent })).toEqual({});
  }
});

test('a company that buys is asked its name', () => {
  for (const absent of [undefined, '', '  ']) {
    expect(mistakesIn(companyCheckoutForm, { ...checkout, company: absent })).toEqual({
      company: ['VALIDATE.COMPANY_NAME'],
    });
  }
  const named = { ...checkout, company: 'Exemplu SRL' };
  expect(v.parse(companyCheckoutForm, named)).toEqual(named);
});

test('a company that pays by transfer is asked its fiscal code', () => {
  const billed = v.intersect([companyCheckoutForm, billedByIdno]);
  const named = { ...checkout, company: 'Exemplu SRL', pay_method: 'transfer' };
  expect(mistakesIn(billed, named)).toEqual({ idno: ['VALIDATE.CODE_REQ'] });
  expect(mistakesIn(billed, { ...named, idno: '1008600038414' })).toEqual({
    idno: ['VALIDATE.CODE_VALID'],
  });
  expect(mistakesIn(billed, { ...named, idno: '1008600038413' })).toEqual({});
});

test('an order from the favourites names neither delivery nor place', () => {
  const favourites = {
    name: 'Ion Popa',
    phone: '+373-69-123-456',
    email: 'ion@exemplu.md',
    company: 'Exemplu SRL',
    pay_method: 'cash',
    total_price: 593.25,
    total_discount: 0,
    cost_of_delivery: 0,
    city: '',
    suburb: '',
    comment: '',
    lang: 'ru',
    user_id: 0,
    order_products: products,
  };
  expect(v.parse(orderPayload, favourites)).toEqual({
    ...favourites,
    city_id: null,
    suburb_id: null,
    address: '',
  });
});

describe('the products of an order', () => {
  const line = { id: 1, price: 10, quantity: 1 };
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...line, id: index + 1 }));

  test.each([
    ['none named', undefined, { order_products: ['VALIDATE.PRODUCTS_EMPTY'] }],
    ['an empty list', [], { order_products: ['VALIDATE.PRODUCTS_EMPTY'] }],
    ['no list', 'all', { order_products: ['VALIDATE.PRODUCTS_EMPTY'] }],
    ['as many as may be', many(200), {}],
    ['too many', many(201), { order_products: ['VALIDATE.PRODUCTS_MANY'] }],
    ['one of them twice', [line, line], { order_products: ['VALIDATE.PRODUCT_TWICE'] }],
    ['no id', [{ ...line, id: undefined }], { 'order_products.0.id': ['VALIDATE.PRODUCT'] }],
    ['a wrong id', [line, { ...line, id: -2 }], { 'order_products.1.id': ['VALIDATE.PRODUCT'] }],
    ['no price', [{ id: 1, quantity: 1 }], { 'order_products.0.price': ['VALIDATE.INVALID'] }],
    [
      'a negative price',
      [{ ...line, price: -1 }],
      { 'order_products.0.price': ['VALIDATE.INVALID'] },
    ],
    [
      'an endless price',
      [{ ...line, price: 1e10 }],
      { 'order_products.0.price': ['VALIDATE.INVALID'] },
    ],
    ['no quantity', [{ id: 1, price: 1 }], { 'order_products.0.quantity': ['VALIDATE.QUANTITY'] }],
    [
      'quantity 0',
      [{ ...line, quantity: 0 }],
      { 'order_products.0.quantity': ['VALIDATE.QUANTITY'] },
    ],
    [
      'half a unit',
      [{ ...line, quantity: 0.5 }],
      { 'order_products.0.quantity': ['VALIDATE.QUANTITY'] },
    ],
    ['a line that is none', [null], { 'order_products.0': ['VALIDATE.INVALID'] }],
  ])('%s', (_, order_products, mistakes) => {
    expect(mistakesIn(orderPayload, { ...order, order_products })).toEqual(mistakes);
  });
});

test.each([
  ['lang', 'en'],
  ['total_price', '10'],
  ['total_discount', -1],
  ['cost_of_delivery', Number.POSITIVE_INFINITY],
])('%s %j is refused', (field, value) => {
  expect(mistakesIn(orderPayload, { ...order, [field]: value })).toEqual({
    [field]: ['VALIDATE.INVALID'],
  });
});
