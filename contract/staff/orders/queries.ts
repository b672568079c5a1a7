import * as v from 'valibot';
import {
  deliveryTypes,
  type OrderStatus,
  orderStatuses,
  payMethods,
  paymentStates,
} from '../../constants.ts';
import { idText } from '../../shapes/parameters.ts';
import type { Permission } from '../permissions.ts';

/** An order's number as people write it. */
export const orderNumberText = v.pipe(
  v.string(),
  v.transform((text) => text.toUpperCase()),
  v.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'VALIDATE.INVALID'),
);

/** A day of the shop's calendar. */
export const day = v.pipe(
  v.string(),
  v.isoDate('VALIDATE.INVALID'),
  v.check(isDay, 'VALIDATE.INVALID'),
);

function isDay(text: string) {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** What the list is narrowed to; all of it stands in the screen's address. */
export const orderFilters = {
  status: v.optional(v.picklist(orderStatuses, 'VALIDATE.INVALID')),
  payment_state: v.optional(v.picklist(paymentStates, 'VALIDATE.INVALID')),
  delivery_type: v.optional(v.picklist(deliveryTypes, 'VALIDATE.INVALID')),
  pay_method: v.optional(v.picklist(payMethods, 'VALIDATE.INVALID')),
  /** Somebody's id, the own orders, or those nobody sees to. */
  responsible: v.optional(v.union([v.picklist(['me', 'nobody']), idText], 'VALIDATE.INVALID')),
  /** Both days are within. */
  from: v.optional(day),
  to: v.optional(day),
  /** Transfers that have not come; money that has to go back; parcels that nobody fetches; what somebody must look at first. */
  only: v.optional(
    v.picklist(['unpaid-transfers', 'owed-back', 'waiting', 'awaiting'], 'VALIDATE.INVALID'),
  ),
  search: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, 100).trim()),
    ),
  ),
};

/** Confirming and cancelling are agreed with the customer; the rest is done with the goods. */
export const permissionFor = (status: OrderStatus): Permission =>
  status === 'confirmed' || status === 'cancelled' || status === 'new'
    ? 'orders.write'
    : 'orders.handle';
