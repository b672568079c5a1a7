import type { OrderStatus, PayMethod } from './constants.ts';

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

type Order = { status: OrderStatus; pay_method: PayMethod; awaits_confirmation?: boolean };

/** What a buyer may have: the proforma while there is something to pay, the rest with the goods. */
export function documentsForBuyer({
  status,
  pay_method,
  awaits_confirmation,
}: Order): OrderDocument[] {
  const isHandedOver = status === 'completed';
  return [
    ...(pay_method === 'transfer' && status !== 'cancelled' && !awaits_confirmation
      ? (['proforma'] as const)
      : []),
    ...(isHandedOver ? (['delivery-note', 'warranty'] as const) : []),
  ];
}
