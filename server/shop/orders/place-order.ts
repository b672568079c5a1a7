import type { OrderPayload } from '../../../contract/forms/checkout.ts';
import type { Locale } from '../../../contract/locale.ts';
import { changeWithin } from '../../base/changes/change.ts';
import { transact } from '../../base/database/transact.ts';
import { type CustomerRow, lockCustomer } from '../accounts/queries.ts';
import type { Shop } from '../shop.ts';
import { type Accepted, acceptOrder, type NotAccepted } from './accept-order.ts';
import { readBuyerRecord } from './buyer-record.ts';
import { keepDetails } from './keep-details.ts';
import { keepKey, orderOfKey } from './order-key.ts';

type Submission = {
  customerId: number;
  payload: OrderPayload;
  /** The browser's Idempotency-Key; a repeated submit carries the same. */
  key: string | null;
  locale: Locale;
};

export type Outcome =
  | Accepted
  | { kind: 'key-reused' }
  | { kind: 'too-many-orders'; retryAfterSeconds: number }
  | NotAccepted;

/** One transaction: replay, who may order, what every order goes through, and the details to keep. */
export function placeOrder(
  shop: Shop,
  { customerId, payload, key, locale }: Submission,
): Promise<Outcome> {
  const submitted = { by: 'customer', id: customerId, key, body: payload } as const;
  return transact(shop.db, (trx) =>
    changeWithin(trx, `customer:${customerId}`, async (changing): Promise<Outcome> => {
      // One order of a customer after the other: a repeated submit meets the first one's key.
      const customer = await lockCustomer(trx, customerId);
      const earlier = await orderOfKey(trx, submitted, locale);
      if (earlier) return earlier;
      const record = await readBuyerRecord(trx, customerId, shop.settings().orders_per_hour);
      const { retryAfterSeconds } = record;
      if (retryAfterSeconds !== null) return { kind: 'too-many-orders', retryAfterSeconds };
      if (isBilledWithoutIdno(customer, payload)) {
        return { kind: 'invalid', fields: { idno: ['VALIDATE.CODE_REQ'] } };
      }
      const source = sourceOf(payload);
      const wish = { customer, payload, locale, source, record };
      const outcome = await acceptOrder(shop, changing, wish);
      if (outcome.kind !== 'placed') return outcome;
      await keepKey(trx, submitted, outcome.order.id);
      await keepDetails(changing, customer, payload, outcome.order, locale);
      return outcome;
    }),
  );
}

/**
 * A company that pays by transfer is billed by its fiscal code, so the field is not sent empty. A
 * call that knows no such field is taken: the code is the account's, or asked for by telephone.
 */
const isBilledWithoutIdno = (customer: CustomerRow, { pay_method, company, idno }: OrderPayload) =>
  pay_method === 'transfer' && idno === '' && (company ?? customer.company_name) !== '';

/** An order that does not say where it comes from, and knows no delivery, is one of favourites. */
const sourceOf = ({ source, delivery_type }: OrderPayload) =>
  source ?? (delivery_type === undefined ? 'favourites' : 'cart');
