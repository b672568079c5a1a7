import { createHash } from 'node:crypto';
import type { OrderPayload } from '../../../contract/forms/checkout.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import { announce } from '../../base/changes/change.ts';
import type { Trx } from '../../base/database/connect.ts';
import { togetherFirst } from '../../base/database/together.ts';
import {
  type CustomerRow,
  customerToLock,
  lockCustomer,
  openAccount,
} from '../accounts/queries.ts';
import { lockStock } from '../catalogue/stock/write-stock.ts';
import type { Shop } from '../shop.ts';
import { acceptOrder, NeedsCare, type NotAccepted } from './accept-order.ts';
import { keepDetails } from './keep-details.ts';
import { presentOrder } from './present-order.ts';
import { orderByKey, orderWithLines, productsToOrder, type SoldProduct } from './queries.ts';
import { readStanding, type Standing, standingOf } from './standing.ts';

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

/**
 * One transaction: replay, check identity, then what every order goes through. Most go in two
 * journeys to the database, held up by nobody; where that cannot be it begins anew, and holds the
 * goods this time.
 */
export async function placeOrder(shop: Shop, submission: Submission): Promise<Outcome> {
  try {
    return await attempt(shop, submission, { holdsGoods: false });
  } catch (error) {
    if (!(error instanceof NeedsCare)) throw error;
    return attempt(shop, submission, { holdsGoods: true });
  }
}

function attempt(
  shop: Shop,
  submission: Submission,
  { holdsGoods }: { holdsGoods: boolean },
): Promise<Outcome> {
  const { customerId, payload, key } = submission;
  const bodyHash = hashBody(payload);
  const productIds = payload.order_products.map(({ id }) => id);
  return shop.db.transaction().execute(async (trx) => {
    if (holdsGoods) {
      await lockCustomer(trx, customerId);
      await lockStock(trx, productIds);
    }
    const reads = [
      // One order of a customer after the other: a repeated submit meets the first one's key.
      customerToLock(trx, customerId),
      standingOf(customerId, shop.settings().orders_per_hour),
      productsToOrder(trx, productIds),
    ] as const;
    const [customers, standing, products, orders = []] = await (key === null
      ? togetherFirst(trx, ...reads)
      : togetherFirst(trx, ...reads, orderByKey(trx, customerId, key)));
    const customer = openAccount(customers);
    const [earlier] = orders;
    return (
      (earlier && (await replay(trx, submission, earlier, bodyHash))) ??
      (await accept(shop, trx, submission, {
        customer,
        standing: readStanding(standing),
        products,
        bodyHash,
        holdsGoods,
      }))
    );
  });
}

export const hashBody = (body: unknown) =>
  createHash('sha256').update(JSON.stringify(body)).digest();

async function replay(
  trx: Trx,
  { customerId, locale }: Submission,
  earlier: { order_id: string; body_hash: Buffer },
  bodyHash: Buffer,
): Promise<Outcome | null> {
  if (!earlier.body_hash.equals(bodyHash)) return { kind: 'key-reused' };
  const found = await orderWithLines(trx, earlier.order_id, customerId);
  if (!found) return null;
  return { kind: 'placed', order: presentOrder(found.order, found.lines, locale) };
}

type Known = {
  customer: CustomerRow & { version: number };
  standing: Standing;
  products: SoldProduct[];
  bodyHash: Buffer;
  holdsGoods: boolean;
};

async function accept(
  shop: Shop,
  trx: Trx,
  { payload, key, locale }: Submission,
  { customer, standing, products, bodyHash, holdsGoods }: Known,
): Promise<Outcome> {
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
    products,
    key: key === null ? null : { key, bodyHash },
    inOneGo: !holdsGoods,
  });
  if (outcome.kind !== 'placed') return outcome;
  const { order, soldOut } = outcome;
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
