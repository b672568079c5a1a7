import * as operations from '../../../../contract/staff/operations/phone-orders.ts';
import { done } from '../../../base/changes/refused.ts';
import { findProductsForOrder } from '../../../shop/orders/products-for-order.ts';
import { placePhoneOrder } from '../../../shop/phone-orders/place-phone-order.ts';
import { quoteOrder } from '../../../shop/phone-orders/quote-order.ts';
import { readPhoneRepeat } from '../../../shop/phone-orders/read-phone-repeat.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { readOrderKey, refuseOrder } from '../order-refusals.ts';
import { Refusal } from '../refusal.ts';

export const staffPhoneOrders = (shop: Shop): Endpoint[] => [
  endpoint(operations.searchProductsForOrder, ({ query, locale }) =>
    findProductsForOrder(shop, query.search, locale),
  ),
  endpoint(operations.quoteOrder, ({ body }) => quoteOrder(shop, body)),
  endpoint(operations.readPhoneRepeat, ({ params, locale }) =>
    readPhoneRepeat(shop, params.id, locale),
  ),
  endpoint(operations.placePhoneOrder, async ({ viewer, body, header }) => {
    const key = readOrderKey(header);
    if (key instanceof Refusal) return key;
    const outcome = done(await placePhoneOrder(shop, { staffId: viewer.id, form: body, key }));
    return outcome.kind === 'placed' ? outcome.order : refuseOrder(outcome);
  }),
];
