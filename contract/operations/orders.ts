import * as v from 'valibot';
import { orderPayload } from '../forms/checkout.ts';
import { operation } from '../operation.ts';
import { buyersOrder, orderList, ownOrder } from '../shapes/order.ts';
import { page, slugText } from '../shapes/parameters.ts';
import { repeatedOrder } from '../shapes/repeat.ts';

export const placeOrder = operation({
  id: 'placeOrder',
  method: 'post',
  access: 'customer',
  path: '/orders/orders/',
  summary: 'Place an order; repeat safely with the same Idempotency-Key header',
  body: orderPayload,
  answer: buyersOrder,
  status: 201,
  refusals: [409, 422],
});
export const readOrder = operation({
  id: 'readOrder',
  method: 'get',
  access: 'customer',
  path: '/orders/orders/{id}/',
  summary: 'One of the own orders',
  params: v.object({ id: slugText }),
  answer: ownOrder,
  refusals: [404],
});
export const listOrders = operation({
  id: 'listOrders',
  method: 'get',
  access: 'customer',
  path: '/orders/orders/',
  summary: 'The own orders, newest first',
  query: v.object({ page }),
  answer: orderList,
});
export const readRepeat = operation({
  id: 'readRepeat',
  method: 'get',
  access: 'customer',
  path: '/orders/{id}/repeat/',
  summary: 'What of one of the own orders can be ordered again, and what has changed since',
  params: v.object({ id: slugText }),
  answer: repeatedOrder,
  refusals: [404],
});
export const cancelOrder = operation({
  id: 'cancelOrder',
  method: 'post',
  access: 'customer',
  path: '/orders/{id}/cancel/',
  summary: 'Cancel one of the own orders that is still new; once cancelled, again is no mistake',
  params: v.object({ id: slugText }),
  answer: ownOrder,
  refusals: [404, 409],
});
