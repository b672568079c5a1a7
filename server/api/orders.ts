import {
  cancelOrder,
  listOrders,
  placeOrder,
  readOrder,
  readRepeat,
} from '../../contract/operations/orders.ts';
import * as orderCancelling from '../orders/cancel-order.ts';
import * as orderPlacing from '../orders/place-order.ts';
import * as orderReading from '../orders/read-orders.ts';
import type { Shop } from '../shop.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { invalid, notFound, Refusal, tooMany } from './refusal.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

export const orders = (shop: Shop): Endpoint[] => [
  endpoint(placeOrder, async ({ body, viewer, locale, header }) => {
    const key = header('idempotency-key') ?? null;
    if (key !== null && !KEY.test(key)) return invalid({ non_field_errors: ['VALIDATE.INVALID'] });
    const outcome = await orderPlacing.placeOrder(shop, {
      customerId: viewer.id,
      payload: body,
      key,
      locale: body.lang ?? locale,
    });
    return outcome.kind === 'placed' ? outcome.order : refuse(outcome);
  }),
  endpoint(readOrder, async ({ params, viewer, locale }) => {
    return (await orderReading.readOrder(shop, params.id, viewer.id, locale)) ?? notFound();
  }),
  endpoint(cancelOrder, async ({ params, viewer, locale }) => {
    const outcome = await orderCancelling.cancelOrder(shop, params.id, viewer.id);
    if (outcome === 'too-late') return new Refusal(409, 'ERROR.CANCEL_TOO_LATE');
    return (await orderReading.readOrder(shop, params.id, viewer.id, locale)) ?? notFound();
  }),
  endpoint(readRepeat, async ({ params, viewer, locale }) => {
    return (await orderReading.readRepeat(shop, params.id, { viewer, locale })) ?? notFound();
  }),
  endpoint(listOrders, async ({ query, viewer, locale }) => {
    return orderReading.listOrders(shop, viewer.id, query.page, locale);
  }),
];

const conflictMessage = {
  'price-changed': 'ERROR.PRICE_CHANGED',
  'out-of-stock': 'ERROR.OUT_OF_STOCK',
  'delivery-fee-changed': 'ERROR.DELIVERY_FEE_CHANGED',
} as const;

function refuse(outcome: Exclude<orderPlacing.Outcome, { kind: 'placed' }>): Refusal {
  switch (outcome.kind) {
    case 'key-reused':
      return new Refusal(422, 'ERROR.IDEMPOTENCY_REUSED');
    case 'too-many-orders':
      return tooMany('ERROR.TOO_MANY_ORDERS', outcome.retryAfterSeconds);
    case 'invalid':
      return invalid(outcome.fields);
    case 'conflict':
      return new Refusal(409, conflictMessage[outcome.conflict.code], { extra: outcome.conflict });
  }
}
