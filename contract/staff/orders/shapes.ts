import * as v from 'valibot';
import {
  awaitingReasons,
  deliveryTypes,
  moneyDirections,
  moneyWays,
  orderEventKinds,
  orderStatuses,
  payMethods,
  paymentStates,
  productStates,
} from '../../constants.ts';
import { staffDocuments } from '../../order-documents.ts';
import { moneySums } from '../../shapes/order.ts';
import {
  agreedPrice,
  count,
  id,
  lei,
  localeName,
  picture,
  timestamp,
} from '../../shapes/values.ts';

const named = v.object({ id, name: v.string() });

const states = {
  id: v.string(),
  version: v.number(),
  status: v.picklist(orderStatuses),
  status_since: timestamp,
  payment_state: v.picklist(paymentStates),
  created_at: timestamp,
  /** Why somebody must confirm it before it holds any goods. */
  awaiting: v.nullable(v.picklist(awaitingReasons)),
};
const people = { name: v.string(), company: v.string(), phone: v.string() };
const ways = {
  delivery_type: v.picklist(deliveryTypes),
  pay_method: v.picklist(payMethods),
  city: v.string(),
};

/** An order as a row of the list. */
export const listedOrder = v.object({
  ...states,
  ...people,
  ...ways,
  total: lei,
  lines: count,
  responsible: v.nullable(named),
});
export type ListedOrder = v.InferOutput<typeof listedOrder>;

/** `next`: the id to go on from; null at the end. */
export const orderPage = v.object({
  results: v.array(listedOrder),
  next: v.nullable(v.string()),
});

/** Counted up to `most`: beyond it nobody needs to know how many. */
export const orderCounts = v.object({
  statuses: v.record(v.picklist(orderStatuses), count),
  mine: count,
  unpaid_transfers: count,
  owed_back: count,
  waiting: count,
  awaiting: count,
  most: count,
});
export type OrderCounts = v.InferOutput<typeof orderCounts>;

export const staffOrderLine = v.object({
  id,
  product_id: id,
  code: v.string(),
  slug: v.string(),
  title: v.string(),
  units: v.string(),
  price: lei,
  agreed: v.optional(agreedPrice),
  promotion_price: v.nullable(lei),
  quantity: count,
  /** How many have left the shop, and how many of them came back. */
  sent: count,
  returned: count,
  total: lei,
  is_cut: v.boolean(),
  /** Of what is cut: in one length, or in several; null where nobody said. */
  one_piece: v.nullable(v.boolean()),
  /** How long each piece of it is; null where nobody said. */
  cut_length: v.nullable(count),
  /** Left to sell, beside what the order has. */
  stock: count,
  state: v.picklist(productStates),
  smallest_quantity: count,
  quantity_step: count,
  image: v.nullable(picture),
});
export type StaffOrderLine = v.InferOutput<typeof staffOrderLine>;

export const parcel = v.object({
  id,
  sent_at: timestamp,
  carrier: v.string(),
  tracking: v.string(),
  lines: v.array(v.object({ line_id: id, product_id: id, quantity: count })),
});
export type Parcel = v.InferOutput<typeof parcel>;

/** Money that came or went back, oldest first. */
export const moneyEntry = v.object({
  id,
  direction: v.picklist(moneyDirections),
  /** Below zero in an entry against another. */
  amount: lei,
  way: v.picklist(moneyWays),
  day: v.string(),
  reference: v.string(),
  note: v.string(),
  actor: v.string(),
  /** Of a person of the shop. */
  actor_name: v.nullable(v.string()),
  recorded_at: timestamp,
  /** Which entry it is against, and whether one is against it. */
  corrects: v.nullable(id),
  is_corrected: v.boolean(),
});
export type MoneyEntry = v.InferOutput<typeof moneyEntry>;

export const orderEvent = v.object({
  id: v.number(),
  at: timestamp,
  actor: v.string(),
  /** Of a person of the shop, or of the customer. */
  actor_name: v.nullable(v.string()),
  kind: v.picklist(orderEventKinds),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  text: v.string(),
  /** How a mail fared. */
  mail: v.nullable(v.picklist(['waiting', 'sent', 'failed'])),
});
export type OrderEvent = v.InferOutput<typeof orderEvent>;

export const staffOrder = v.object({
  ...states,
  updated_at: timestamp,
  ...people,
  email: v.string(),
  idno: v.string(),
  tva: v.string(),
  legal_address: v.string(),
  ...ways,
  suburb: v.string(),
  city_id: v.nullable(id),
  suburb_id: v.nullable(id),
  address: v.string(),
  promised_day: v.nullable(v.string()),
  promised_from: v.nullable(v.string()),
  comment: v.string(),
  /** When the buyer agreed that what is cut does not come back. */
  cut_consent_at: v.nullable(timestamp),
  /** The customer's language. */
  lang: localeName,
  products_cost: lei,
  discount: lei,
  delivery_fee: lei,
  total: lei,
  ...moneySums,
  customer: v.object({
    id,
    username: v.string(),
    is_juridical: v.boolean(),
    orders: count,
    /** Neither blocked nor erased. */
    may_order: v.boolean(),
  }),
  responsible: v.nullable(named),
  lines: v.array(staffOrderLine),
  money: v.array(moneyEntry),
  parcels: v.array(parcel),
  events: v.array(orderEvent),
  /** Who else has it open. */
  viewers: v.array(named),
  /** What can be printed of it; a proforma also where one can be issued. */
  papers: v.array(v.picklist(staffDocuments)),
  proforma_issued: v.boolean(),
  /** Whether 1C has it; null where no 1C comes. */
  in_1c: v.nullable(
    v.object({
      /** Null: it has not heard of it. */
      confirmed_at: v.nullable(timestamp),
      /** As it is now. */
      is_current: v.boolean(),
      /** By which its people name it. */
      number: v.string(),
    }),
  ),
});
export type StaffOrder = v.InferOutput<typeof staffOrder>;

export const orderViewing = v.object({ version: v.number(), viewers: v.array(named) });

export const view = v.object({ id, name: v.string(), query: v.string() });

/** What an order would come to, beside what it costs now. */
export const orderSums = v.object({
  delivery_fee: lei,
  total: lei,
  total_now: lei,
  to_pay: lei,
  owed_back: lei,
});
export type OrderSums = v.InferOutput<typeof orderSums>;
