import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import {
  contactChange,
  goodsReturn,
  linesChange,
  moneyCorrection,
  newCredit,
  newMoney,
  newNote,
  newParcel,
  parcelChange,
  parcelWithdrawal,
  responsibleChange,
  statusChange,
  sumsRequest,
} from '../orders/forms.ts';
import { orderNumberText } from '../orders/queries.ts';
import { orderSums, staffOrder } from '../orders/shapes.ts';

/** Each answers with the order as it is by then. */
const change = {
  params: v.object({ id: orderNumberText }),
  answer: staffOrder,
  refusals: [404, 409],
} as const;

/** Take an order one step further, or cancel it. */
export const changeOrderStatus = staffOperation('post', '/staff/orders/{id}/status/', {
  ...change,
  /** Some steps need more: see permissionFor(). */
  needs: 'orders.handle',
  refusals: [404, 409, 422],
  body: statusChange,
});

/** Note money that came for an order, or went back. */
export const noteOrderMoney = staffOperation('post', '/staff/orders/{id}/money/', {
  ...change,
  needs: 'orders.pay',
  body: newMoney,
});

/** Answer an entry that was wrong by one against it. */
export const correctOrderMoney = staffOperation(
  'post',
  '/staff/orders/{id}/money/{entry}/correct/',
  {
    ...change,
    needs: 'orders.pay',
    params: v.object({ id: orderNumberText, entry: idText }),
    body: moneyCorrection,
  },
);

/** Ask for less than an order came to; the customer is told. */
export const creditOrder = staffOperation('post', '/staff/orders/{id}/credits/', {
  ...change,
  needs: 'orders.pay',
  body: newCredit,
});

/** Change what was ordered, before it leaves; the customer is told. */
export const changeOrderLines = staffOperation('post', '/staff/orders/{id}/lines/', {
  ...change,
  needs: 'orders.write',
  body: linesChange,
});

/** Change who an order is for, where it goes and how it is paid. */
export const changeOrderContact = staffOperation('post', '/staff/orders/{id}/contact/', {
  ...change,
  needs: 'orders.write',
  body: contactChange,
});

/** Leave a note that the shop alone reads. */
export const addOrderNote = staffOperation('post', '/staff/orders/{id}/notes/', {
  ...change,
  needs: 'orders.handle',
  body: newNote,
});

/** Say who sees to an order. */
export const changeOrderResponsible = staffOperation('post', '/staff/orders/{id}/responsible/', {
  ...change,
  needs: 'orders.handle',
  body: responsibleChange,
});

/** Note what of an order has left; with the last of it the order has. */
export const sendOrderParcel = staffOperation('post', '/staff/orders/{id}/parcels/', {
  ...change,
  needs: 'orders.handle',
  body: newParcel,
});

/** Correct what left in a parcel, and by whom; the customer is told of what left. */
export const changeOrderParcel = staffOperation('post', '/staff/orders/{id}/parcels/{parcel}/', {
  ...change,
  needs: 'orders.handle',
  params: v.object({ id: orderNumberText, parcel: idText }),
  body: parcelChange,
});

/** Say that a parcel has not left; the customer is told. */
export const withdrawOrderParcel = staffOperation(
  'post',
  '/staff/orders/{id}/parcels/{parcel}/withdraw/',
  {
    ...change,
    needs: 'orders.handle',
    params: v.object({ id: orderNumberText, parcel: idText }),
    body: parcelWithdrawal,
  },
);

/** Note what came back of what was sent; it can be sold again. */
export const takeOrderBack = staffOperation('post', '/staff/orders/{id}/returns/', {
  ...change,
  needs: 'orders.handle',
  body: goodsReturn,
});

/** What an order would cost once it is changed; nothing is written. */
export const foreseeOrderSums = staffOperation('post', '/staff/orders/{id}/sums/', {
  ...change,
  needs: 'orders.write',
  body: sumsRequest,
  answer: orderSums,
  refusals: [404],
});
