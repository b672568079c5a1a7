import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { OrderPayload } from '../../contract/forms/checkout.ts';
import type { Locale } from '../../contract/locale.ts';
import type { Order } from '../../contract/shapes/order.ts';
import { type CustomerRow, lockCustomer } from '../accounts/queries.ts';
import { announce } from '../changes/change.ts';
import type { Tables } from '../database/tables.ts';
import type { Shop } from '../shop.ts';
import { acceptOrder, type NotAccepted } from './accept-order.ts';
import { keepDetails } from './keep-details.ts';
import { presentOrder } from './present-order.ts';
import { findKey, orderWithLines, writeKey } from './queries.ts';
import { readStanding } from './standing.ts';

type Submission = {
  customerId: number;
  payload: OrderPayload;
  /** The browser's Idempotency-Key; a repeated submit carries the same. */
  key: string | null;
  locale: Locale;
};

export type Outcome =
  | { kind: 'placed'; order: Order }
  | { kind: 'key-reused' }
  | { kind: 'too-many-orders'; retryAfterSeconds: number }
  | NotAccepted;

/** One transaction: replay, check identity, then what every order goes through. */
export function placeOrder(shop: Shop, submission: Submission): Promise<Outcome> {
  const bodyHash = hashBody(submission.payload);
  return shop.db.transaction().execute(async (trx) => {
    // One order of a customer after the other: a repeated submit meets the first one's key.
    const customer = await lockCustomer(trx, submission.customerId);
    return (
      (await replay(trx, submission, bodyHash)) ??
      (await accept(shop, trx, customer, submission, bodyHash))
    );
  });
}

export const hashBody = (body: unknown) =>
  createHash('sha256').update(JSON.stringify(body)).digest();

async function replay(
  trx: Transaction<Tables>,
  { customerId, key, locale }: Submission,
  bodyHash: Buffer,
): Promise<Outcome | null> {
  const earlier = key === null ? undefined : await findKey(trx, customerId, key);
  if (!earlier) return null;
  if (!earlier.body_hash.equals(bodyHash)) return { kind: 'key-reused' };
  const found = await orderWithLines(trx, earlier.order_id, customerId);
  if (!found) return null;
  return { kind: 'placed', order: presentOrder(found.order, found.lines, locale) };
}

async function accept(
  shop: Shop,
  trx: Transaction<Tables>,
  customer: CustomerRow & { version: number },
  { payload, key, locale }: Submission,
  bodyHash: Buffer,
): Promise<Outcome> {
  const standing = await readStanding(trx, customer.id, {
    ordersPerHour: shop.settings().orders_per_hour,
    productIds: payload.order_products.map(({ id }) => id),
  });
  const { seconds } = standing;
  if (seconds !== null) return { kind: 'too-many-orders', retryAfterSeconds: seconds };
  if (isBilledWithoutIdno(customer, payload)) {
    return { kind: 'invalid', fields: { idno: ['VALIDATE.CODE_REQ'] } };
  }
  const outcome = await acceptOrder(shop, trx, {
    customer,
    payload,
    locale,
    actor: `customer:${customer.id}`,
    source: sourceOf(payload),
    standing,
  });
  if (outcome.kind !== 'placed') return outcome;
  const { order, soldOut } = outcome;
  if (key !== null) await writeKey(trx, customer.id, { key, bodyHash, orderId: order.id });
  await keepDetails(trx, customer, payload, order, locale);
  // Last, because whoever announces holds up others who do until the commit.
  if (soldOut.length > 0) await announce(trx, [{ entity: 'stock', ids: soldOut }]);
  return { kind: 'placed', order };
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
