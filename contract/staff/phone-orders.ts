import * as v from 'valibot';
import { deliveryTypes, limits } from '../constants.ts';
import { linesOf, orderPayload } from '../forms/checkout.ts';
import { email, id, idno, orEmpty, phone, quantity, requiredText, text } from '../forms/fields.ts';
import { locales } from '../locale.ts';
import { order } from '../shapes/order.ts';
import { productCard } from '../shapes/product.ts';
import { repeatedOrder } from '../shapes/repeat.ts';
import { agreedPrice, count, lei, id as shownId } from '../shapes/values.ts';
import { staffForm } from './forms.ts';
import type { StaffMessageKey } from './messages.ts';

/** Orders that one of the shop's people takes by telephone. */

const says = (key: StaffMessageKey) => key;

/** Who calls for the first time. Without an e-mail nothing is sent, and nobody signs in. */
const newCustomer = v.pipe(
  staffForm({
    name: requiredText('VALIDATE.NAME', limits.name),
    phone,
    email: v.optional(orEmpty(email), ''),
    company_name: v.optional(text(limits.companyName), ''),
    idno: v.optional(orEmpty(idno), ''),
    locale: v.optional(v.picklist(locales, 'VALIDATE.INVALID'), 'ro'),
  }),
  // A company has both, a person neither.
  v.forward(
    v.partialCheck(
      [['company_name'], ['idno']],
      ({ company_name, idno: code }) => company_name === '' || code !== '',
      'VALIDATE.CODE_REQ',
    ),
    ['idno'],
  ),
  v.forward(
    v.partialCheck(
      [['company_name'], ['idno']],
      ({ company_name, idno: code }) => code === '' || company_name !== '',
      'VALIDATE.COMPANY_NAME',
    ),
    ['company_name'],
  ),
);
export type NewPhoneCustomer = v.InferOutput<typeof newCustomer>;

const given = v.optional(v.unknown());

/** Of an order's fields those that somebody on the phone has a say in; any other is refused. */
const fieldsOfOrder = v.pipe(
  staffForm({
    name: given,
    phone: given,
    email: given,
    company: given,
    idno: given,
    lang: given,
    delivery_type: v.picklist(deliveryTypes, 'VALIDATE.DELIVERY_TYPE'),
    city: given,
    city_id: given,
    suburb: given,
    suburb_id: given,
    address: given,
    pay_method: given,
    comment: given,
    order_products: given,
    cost_of_delivery: given,
  }),
  // What they are is said by the shop's own form of an order alone.
  v.transform(() => ({})),
);

export const phoneOrder = v.pipe(
  staffForm({
    /** One of both. */
    customer_id: v.optional(id('VALIDATE.INVALID')),
    new_customer: v.optional(newCustomer),
    order: v.intersect([orderPayload, fieldsOfOrder]),
  }),
  v.forward(
    v.partialCheck(
      [['customer_id'], ['new_customer']],
      ({ customer_id, new_customer }) =>
        (customer_id === undefined) !== (new_customer === undefined),
      says('STAFF.ORDER_CUSTOMER'),
    ),
    ['customer_id'],
  ),
);
export type PhoneOrder = v.InferOutput<typeof phoneOrder>;

/** What the totals under an order are made of. */
export const quoteRequest = staffForm({
  delivery_type: v.picklist(deliveryTypes, 'VALIDATE.DELIVERY_TYPE'),
  city_id: v.optional(v.nullable(id('VALIDATE.INVALID')), null),
  lines: v.pipe(
    linesOf(staffForm({ id: id('VALIDATE.PRODUCT'), quantity })),
    v.check(
      (lines) => new Set(lines.map((line) => line.id)).size === lines.length,
      'VALIDATE.PRODUCT_TWICE',
    ),
  ),
});
export type QuoteRequest = v.InferOutput<typeof quoteRequest>;

/** What an order would cost now, by the rules it would be placed by. */
export const quote = v.object({
  /** Of the products that are sold; the others are left out. */
  lines: v.array(
    v.object({
      id: shownId,
      price: lei,
      agreed: v.optional(agreedPrice),
      promotion_price: v.nullable(lei),
      stock: count,
      quantity: count,
      total: lei,
    }),
  ),
  products_cost: lei,
  discount: lei,
  delivery_fee: lei,
  total: lei,
  /** To be added for free delivery; null where it is free or cannot become so. */
  missing_to_free: v.nullable(lei),
});
export type Quote = v.InferOutput<typeof quote>;

export const productForOrder = v.pick(productCard, [
  'id',
  'slug',
  'code',
  'title',
  'units',
  'is_cut',
  'smallest_quantity',
  'quantity_step',
  'price',
  'agreed',
  'promotion_price',
  'is_promotion',
  'stock',
  'image',
]);
export type ProductForOrder = v.InferOutput<typeof productForOrder>;

/** An order of before, to take it again: whose it is, where it went, what has changed. */
export const phoneRepeat = v.object({ customer_id: shownId, order, ...repeatedOrder.entries });
