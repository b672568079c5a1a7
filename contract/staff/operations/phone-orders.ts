import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
import { order } from '../../shapes/order.ts';
import { searchText, slugText } from '../../shapes/parameters.ts';
import { phoneOrder, phoneRepeat, productForOrder, quote, quoteRequest } from '../phone-orders.ts';

/** Products found by a text as the shop finds them, to be put into an order. */
export const searchProductsForOrder = staffOperation('get', '/staff/products-for-order/', {
  needs: 'orders.write',
  query: v.object({ search: searchText }),
  answer: v.array(productForOrder),
});

/** What an order would cost now; nothing is written. */
export const quoteOrder = staffOperation('post', '/staff/phone-orders/quote/', {
  needs: 'orders.write',
  body: quoteRequest,
  answer: quote,
});

/** An order of before, to take it again, with what has changed since. */
export const readPhoneRepeat = staffOperation('get', '/staff/phone-orders/repeat/{id}/', {
  needs: 'orders.write',
  params: v.object({ id: slugText }),
  answer: phoneRepeat,
  refusals: [404],
});

/** Take an order by telephone; repeat safely with the same Idempotency-Key header. */
export const placePhoneOrder = staffOperation('post', '/staff/phone-orders/', {
  needs: 'orders.write',
  body: phoneOrder,
  answer: order,
  status: 201,
  refusals: [404, 409, 422],
});
