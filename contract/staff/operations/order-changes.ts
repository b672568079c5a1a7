import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import {
  contactChange,
  goodsReturn,
  linesChange,
  newNote,
  newParcel,
  parcelChange,
  parcelWithdrawal,
  paymentChange,
  responsibleChange,
  statusChange,
  sumsRequest,
} from '../orders/forms.ts';
import { orderNumberText } from '../orders/queries.ts';
import { orderSums, staffOrder } from '../orders/shapes.ts';

/** Each answers with the order as it is by then. */
const change = {
  method: 'post',
  access: 'staff',
  params: v.object({ id: orderNumberText }),
  answer: staffOrder,
  refusals: [404, 409],
} as const;

export const changeOrderStatus = operation({
  id: 'staffChangeOrderStatus',
  ...change,
  /** Some steps need more: see permissionFor(). */
  needs: 'orders.handle',
  path: '/staff/orders/{id}/status/',
  summary: 'Take an order one step further, or cancel it',
  refusals: [404, 409, 422],
  body: statusChange,
});
export const changeOrderPayment = operation({
  id: 'staffChangeOrderPayment',
  ...change,
  needs: 'orders.pay',
  path: '/staff/orders/{id}/payment/',
  summary: 'Say that an order is paid, or that its money went back',
  body: paymentChange,
});
export const changeOrderLines = operation({
  id: 'staffChangeOrderLines',
  ...change,
  needs: 'orders.write',
  path: '/staff/orders/{id}/lines/',
  summary: 'Change what was ordered, before it leaves; the customer is told',
  body: linesChange,
});
export const changeOrderContact = operation({
  id: 'staffChangeOrderContact',
  ...change,
  needs: 'orders.write',
  path: '/staff/orders/{id}/contact/',
  summary: 'Change who an order is for, where it goes and how it is paid',
  body: contactChange,
});
export const addOrderNote = operation({
  id: 'staffAddOrderNote',
  ...change,
  needs: 'orders.handle',
  path: '/staff/orders/{id}/notes/',
  summary: 'Leave a note that the shop alone reads',
  body: newNote,
});
export const changeOrderResponsible = operation({
  id: 'staffChangeOrderResponsible',
  ...change,
  needs: 'orders.handle',
  path: '/staff/orders/{id}/responsible/',
  summary: 'Say who sees to an order',
  body: responsibleChange,
});
export const sendOrderParcel = operation({
  id: 'staffSendOrderParcel',
  ...change,
  needs: 'orders.handle',
  path: '/staff/orders/{id}/parcels/',
  summary: 'Note what of an order has left; with the last of it the order has',
  body: newParcel,
});
export const changeOrderParcel = operation({
  id: 'staffChangeOrderParcel',
  ...change,
  needs: 'orders.handle',
  path: '/staff/orders/{id}/parcels/{parcel}/',
  summary: 'Correct what left in a parcel, and by whom; the customer is told of what left',
  params: v.object({ id: orderNumberText, parcel: idText }),
  body: parcelChange,
});
export const withdrawOrderParcel = operation({
  id: 'staffWithdrawOrderParcel',
  ...change,
  needs: 'orders.handle',
  path: '/staff/orders/{id}/parcels/{parcel}/withdraw/',
  summary: 'Say that a parcel has not left; the customer is told',
  params: v.object({ id: orderNumberText, parcel: idText }),
  body: parcelWithdrawal,
});
export const takeOrderBack = operation({
  id: 'staffTakeOrderBack',
  ...change,
  needs: 'orders.handle',
  path: '/staff/orders/{id}/returns/',
  summary: 'Note what came back of what was sent; it can be sold again',
  body: goodsReturn,
});
export const foreseeOrderSums = operation({
  id: 'staffForeseeOrderSums',
  ...change,
  needs: 'orders.write',
  path: '/staff/orders/{id}/sums/',
  summary: 'What an order would cost once it is changed; nothing is written',
  body: sumsRequest,
  answer: orderSums,
  refusals: [404],
});
