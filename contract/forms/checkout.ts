import * as v from 'valibot';
import { limits, orderSources, payMethods } from '../constants.ts';
import { linesOfCuts } from '../cut-lines.ts';
import { comesTo } from '../cuts.ts';
import { locales } from '../locale.ts';
import { cuts } from './cuts.ts';
import { destination } from './destination.ts';
import {
  companyName,
  email,
  id,
  idno,
  lei,
  lines,
  name,
  orEmpty,
  phone,
  quantity,
  requiredCompanyName,
  requiredName,
} from './fields.ts';
import { form } from './form.ts';
import { listOf } from './list.ts';

const company = companyName(limits.companyName);
const payment = {
  pay_method: v.picklist(payMethods, 'VALIDATE.PAY_METHOD'),
  comment: v.optional(lines(limits.comment), ''),
};

const ticks = {
  /** That what is cut does not come back. */
  cut_consent: v.optional(v.boolean('VALIDATE.INVALID')),
  /** Name and address become the account's. */
  save_details: v.optional(v.boolean('VALIDATE.INVALID')),
};

/** What the buyer fills in. */
export const checkoutForm = v.intersect([
  form({
    name: requiredName('VALIDATE.NAME', limits.name),
    phone,
    email,
    company: v.optional(company, ''),
    idno: v.optional(orEmpty(idno), ''),
    ...payment,
    ...ticks,
  }),
  destination,
]);

/** The same where the buyer says that a company buys: then it is named. */
export const companyCheckoutForm = v.intersect([
  checkoutForm,
  form({ company: requiredCompanyName('VALIDATE.COMPANY_NAME', limits.companyName) }),
]);

/** A company that pays by transfer is billed by its fiscal code. */
export const billedByIdno = form({ idno });

/** Where some of it is cut off a reel, the buyer knows that it does not come back. */
export const cutConsent = form({ cut_consent: v.literal(true, 'VALIDATE.CUT_CONSENT') });

/** What is ordered, line by line. */
export const linesOf = <const S extends v.GenericSchema>(line: S) =>
  listOf(line, {
    most: limits.orderLines,
    many: 'VALIDATE.PRODUCTS_MANY',
    wrong: 'VALIDATE.PRODUCTS_EMPTY',
  });

const orderProduct = v.pipe(
  form({
    id: id('VALIDATE.PRODUCT'),
    /** Lei, as the buyer saw it. */
    price: lei,
    quantity,
    /** Of what is cut: all of it in one length, or in several. */
    one_piece: v.optional(v.boolean('VALIDATE.INVALID')),
    /** Each length it is to be cut into. */
    cuts: v.optional(cuts),
  }),
  v.forward(
    v.check((line) => comesTo(line), 'VALIDATE.CUTS'),
    ['cuts'],
  ),
);

const orderProducts = v.pipe(
  linesOf(orderProduct),
  v.nonEmpty('VALIDATE.PRODUCTS_EMPTY'),
  v.check(
    (products) => new Set(products.map((product) => product.id)).size === products.length,
    'VALIDATE.PRODUCT_TWICE',
  ),
  v.check(
    (products) => products.flatMap(linesOfCuts).length <= limits.orderLines,
    'VALIDATE.PRODUCTS_MANY',
  ),
);

/** What the API takes: name, phone and e-mail left out or empty are those of the account. */
export const orderPayload = v.intersect([
  form({
    name: v.optional(name(limits.name), ''),
    phone: v.optional(orEmpty(phone), ''),
    email: v.optional(orEmpty(email), ''),
    /** Left out, the account's; empty, the order is for no company. */
    company: v.optional(company),
    idno: v.optional(orEmpty(idno)),
    ...payment,
    lang: v.optional(v.picklist(locales, 'VALIDATE.INVALID')),
    order_products: orderProducts,
    /** Which of the two the order empties; left out, the one its shape speaks of. */
    source: v.optional(v.picklist(orderSources, 'VALIDATE.INVALID')),
    /** Sums as the buyer saw them: compared with the shop's own, never taken over. */
    total_price: v.nullish(lei),
    total_discount: v.nullish(lei),
    cost_of_delivery: v.nullish(lei),
    ...ticks,
    /** Ignored: the token says who orders. */
    user_id: v.optional(v.unknown()),
  }),
  destination,
]);

export type Checkout = v.InferOutput<typeof checkoutForm>;
export type OrderPayloadInput = v.InferInput<typeof orderPayload>;
export type OrderPayload = v.InferOutput<typeof orderPayload>;
