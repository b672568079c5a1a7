import * as v from 'valibot';
import {
  deliveryTypes,
  orderStatuses,
  payMethods,
  paymentStates,
} from '../../../contract/constants.ts';
import { wordOrNone } from '../../app/search-fields.ts';

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  v.optional(v.fallback(v.optional(v.picklist(values)), undefined));

/** What the list is narrowed to, as it stands in the screen's address. */
export const orderSearch = v.object({
  status: oneOf(orderStatuses),
  payment_state: oneOf(paymentStates),
  delivery_type: oneOf(deliveryTypes),
  pay_method: oneOf(payMethods),
  responsible: wordOrNone,
  /** Days, such as 2026-11-15. */
  from: wordOrNone,
  to: wordOrNone,
  only: oneOf(['unpaid-transfers', 'owed-back', 'waiting', 'awaiting']),
  search: wordOrNone,
});
export type OrderSearch = v.InferOutput<typeof orderSearch>;

/** As the API takes it: what is not chosen is left out. */
export function asFilters(search: OrderSearch): Record<string, string> {
  const chosen = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] as const],
  );
  return Object.fromEntries(chosen);
}

/** What follows the question mark in the screen's address. */
export const asQuery = (search: OrderSearch) => new URLSearchParams(asFilters(search)).toString();
