import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { order } from '../../shapes/order.ts';
import { searchText, slugText } from '../../shapes/parameters.ts';
import { phoneOrder, phoneRepeat, productForOrder, quote, quoteRequest } from '../phone-orders.ts';

const taking = { access: 'staff', needs: 'orders.write' } as const;

export const searchProductsForOrder = operation({
  ...taking,
  id: 'staffSearchProductsForOrder',
  method: 'get',
  path: '/staff/products-for-order/',
  summary: 'Products found by a text as the shop finds them, to be put into an order',
  query: v.object({ search: searchText }),
  answer: v.array(productForOrder),
});
export const quoteOrder = operation({
  ...taking,
  id: 'staffQuoteOrder',
  method: 'post',
  path: '/staff/phone-orders/quote/',
  summary: 'What an order would cost now; nothing is written',
  body: quoteRequest,
  answer: quote,
});
export const readPhoneRepeat = operation({
  ...taking,
  id: 'staffReadPhoneRepeat',
  method: 'get',
  path: '/staff/phone-orders/repeat/{id}/',
  summary: 'An order of before, to take it again, with what has changed since',
  params: v.object({ id: slugText }),
  answer: phoneRepeat,
  refusals: [404],
});
export const placePhoneOrder = operation({
  ...taking,
  id: 'staffPlacePhoneOrder',
  method: 'post',
  path: '/staff/phone-orders/',
  summary: 'Take an order by telephone; repeat safely with the same Idempotency-Key header',
  body: phoneOrder,
  answer: order,
  status: 201,
  refusals: [404, 409, 422],
});
