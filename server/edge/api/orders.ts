import {
  cancelOrder,
  listOrders,
  placeOrder,
  readOrder,
  readRepeat,
} from '../../../contract/operations/orders.ts';
import { canHaveProforma } from '../../shop/orders/can-have-proforma.ts';
import * as orderCancelling from '../../shop/orders/cancel-order.ts';
import * as orderPlacing from '../../shop/orders/place-order.ts';
import * as orderReading from '../../shop/orders/read-orders.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { readOrderKey, refuseOrder } from './order-refusals.ts';
import { Refusal, tooMany } from './refusal.ts';

export const orders = (shop: Shop): Endpoint[] => [
  endpoint(placeOrder, async ({ body, viewer, locale, header }) => {
    const key = readOrderKey(header);
    if (key instanceof Refusal) return key;
    const outcome = await orderPlacing.placeOrder(shop, {
      customerId: viewer.id,
      payload: body,
      key,
      locale: body.lang ?? locale,
    });
    switch (outcome.kind) {
      case 'placed':
        return { ...outcome.order, has_proforma: canHaveProforma(shop, outcome.order) };
      case 'too-many-orders':
        return tooMany('ERROR.TOO_MANY_ORDERS', outcome.retryAfterSeconds);
      default:
        return refuseOrder(outcome);
    }
  }),
  endpoint(readOrder, ({ params, viewer, locale }) =>
    orderReading.readOrder(shop, params.id, viewer.id, locale),
  ),
  endpoint(cancelOrder, async ({ params, viewer, locale }) => {
    const outcome = await orderCancelling.cancelOrder(shop, params.id, viewer.id);
    if (outcome === 'too-late') return new Refusal(409, 'ERROR.CANCEL_TOO_LATE');
    return orderReading.readOrder(shop, params.id, viewer.id, locale);
  }),
  endpoint(readRepeat, ({ params, viewer, locale }) =>
    orderReading.readRepeat(shop, params.id, { viewer, locale }),
  ),
  endpoint(listOrders, ({ query, viewer, locale }) =>
    orderReading.listOrders(shop, viewer.id, query.page, locale),
  ),
];
