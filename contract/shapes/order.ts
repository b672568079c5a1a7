import * as v from 'valibot';
import {
  deliveryTypes,
  orderStatuses,
  payMethods,
  paymentStates,
  paymentStatuses,
} from '../constants.ts';
import { pages } from './listing.ts';
import { agreedPrice, count, id, lei, localeName, timestamp } from './values.ts';

export const orderProduct = v.object({
  id,
  code: v.string(),
  slug: v.string(),
  title: v.string(),
  units: v.string(),
  price: lei,
  agreed: v.optional(agreedPrice),
  promotion_price: v.nullable(lei),
  quantity: count,
  total: lei,
  /** Per cent, included in the prices. */
  vat_rate: count,
  /** Of what is cut: in one length, or in several; null where nobody said. */
  one_piece: v.nullable(v.boolean()),
  /** How long each piece of it is; null where nobody said. */
  cut_length: v.nullable(count),
});

/** What moved of an order's money, and what is still to. */
export const moneySums = {
  /** Of the total, what is not asked for any more. */
  credited: lei,
  /** What the shop has of it by now, and what it gave back. */
  paid: lei,
  refunded: lei,
  to_pay: lei,
  owed_back: lei,
};

export const order = v.object({
  id: v.string(),
  number: v.string(),
  status: v.picklist(orderStatuses),
  payment_status: v.picklist(paymentStatuses),
  /** The same more exactly. */
  payment_state: v.picklist(paymentStates),
  /** Nothing is put aside until one of the shop's people has confirmed it. */
  awaits_confirmation: v.boolean(),
  created_at: timestamp,
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  company: v.string(),
  idno: v.string(),
  delivery_type: v.picklist(deliveryTypes),
  /** The day it was promised for, such as `2026-11-17`; null where none was. */
  promised_day: v.nullable(v.string()),
  /** Of one that is fetched, from when on: `15:00`. */
  promised_from: v.nullable(v.string()),
  city: v.string(),
  suburb: v.string(),
  city_id: v.nullable(id),
  suburb_id: v.nullable(id),
  address: v.string(),
  pay_method: v.picklist(payMethods),
  comment: v.string(),
  lang: localeName,
  /** When the buyer agreed that what is cut does not come back. */
  cut_consent_at: v.nullable(timestamp),
  products_cost: lei,
  discount: lei,
  delivery_fee: lei,
  total: lei,
  ...moneySums,
  products: v.array(orderProduct),
});
export type Order = v.InferOutput<typeof order>;

/** What a buyer types or copies into the bank's form. */
export const paymentDetails = v.object({
  beneficiary: v.string(),
  idno: v.string(),
  bank: v.string(),
  iban: v.string(),
  total: lei,
  purpose: v.string(),
});
export type PaymentDetails = v.InferOutput<typeof paymentDetails>;

/** The states an order has come to, each with its time; the last one is the present. */
const history = v.array(v.object({ status: v.picklist(orderStatuses), at: timestamp }));

/** As its buyer sees it. */
export const buyersOrder = v.object({
  ...order.entries,
  /** That it has a proforma, or can have one. */
  has_proforma: v.boolean(),
});
export type BuyersOrder = v.InferOutput<typeof buyersOrder>;

export const ownOrder = v.object({ ...buyersOrder.entries, history });
export type OwnOrder = v.InferOutput<typeof ownOrder>;

export const orderList = v.object({ pages, total: count, results: v.array(ownOrder) });

/** Where what took a product's place is read of. */
export const successor = v.object({ slug: v.string(), title: v.string() });

/** Why an order was refused, line by line, with what holds now. */
export const orderConflict = v.object({
  detail: v.string(),
  code: v.picklist(['price-changed', 'out-of-stock', 'no-longer-sold', 'delivery-fee-changed']),
  products: v.array(
    v.object({
      id,
      title: v.string(),
      price: lei,
      agreed: v.optional(agreedPrice),
      promotion_price: v.nullable(lei),
      is_promotion: v.boolean(),
      stock: count,
      /** No longer sold, and what took its place. */
      is_archived: v.optional(v.boolean()),
      successor: v.optional(v.nullable(successor)),
    }),
  ),
  delivery_fee: v.nullable(lei),
});
