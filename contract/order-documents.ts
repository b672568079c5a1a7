import type { OrderStatus, PayMethod, PaymentStatus } from './constants.ts';

/** Papers about one order. */
export const orderDocuments = ['proforma', 'delivery-note', 'warranty'] as const;
export type OrderDocument = (typeof orderDocuments)[number];

/** Papers of the shop's people: about one order as well, and about several at once. */
export const staffDocuments = [...orderDocuments, 'pick-list', 'labels'] as const;
export type StaffDocument = (typeof staffDocuments)[number];
export const bulkDocuments = ['pick-list', 'labels', 'delivery-note'] as const;
export type BulkDocument = (typeof bulkDocuments)[number];

/** As many orders as one paper takes. */
export const MOST_PRINTED_ORDERS = 200;

type Order = {
  status: OrderStatus;
  pay_method: PayMethod;
  payment_status: PaymentStatus;
  awaits_confirmation?: boolean;
  /** False where none was issued and none can be. */
  has_proforma: boolean;
};

/**
 * What a buyer may have: the proforma while there is something to pay and after it was paid, never of
 * what was called off or paid back; the rest with the goods.
 */
export function documentsForBuyer(order: Order): OrderDocument[] {
  const isCalledOff = order.status === 'cancelled' || order.payment_status === 'refunded';
  const isHandedOver = order.status === 'completed';
  const isPayable = order.pay_method === 'transfer' && !isCalledOff && !order.awaits_confirmation;
  return [
    ...(isPayable && order.has_proforma ? (['proforma'] as const) : []),
    ...(isHandedOver ? (['delivery-note', 'warranty'] as const) : []),
  ];
}
