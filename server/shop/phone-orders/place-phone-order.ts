import type { Order } from '../../../contract/shapes/order.ts';
import type { PhoneOrder } from '../../../contract/staff/phone-orders.ts';
import { hashPassword } from '../../base/access/password.ts';
import { newSecretKey } from '../../base/access/secret-key.ts';
import { type Actor, type Changing, change } from '../../base/changes/change.ts';
import { invalid, type Refused } from '../../base/changes/refused.ts';
import type { Trx } from '../../base/database/connect.ts';
import { lockStock } from '../catalogue/stock/write-stock.ts';
import { addPhoneCustomer } from '../customers/add-phone-customer.ts';
import { lockAnyCustomer } from '../customers/lock-any-customer.ts';
import { acceptOrder, type NotAccepted } from '../orders/accept-order.ts';
import { hashBody } from '../orders/place-order.ts';
import { presentOrder } from '../orders/present-order.ts';
import { linesOf, productsToOrder } from '../orders/queries.ts';
import type { Shop } from '../shop.ts';

type Taken = {
  staffId: number;
  form: PhoneOrder;
  /** Of the screen; a repeated submit carries the same. */
  key: string | null;
};

export type Outcome = { kind: 'placed'; order: Order } | { kind: 'key-reused' } | NotAccepted;

/** Thrown so that a customer who was made for the order goes with it. */
class NotPlaced extends Error {
  readonly outcome: NotAccepted;

  constructor(outcome: NotAccepted) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/**
 * An order one of the shop's people takes by telephone: by the rules, prices and stock of every
 * order, in their name, and as many in an hour as people call. One transaction with the account of
 * whoever calls for the first time.
 */
export async function placePhoneOrder(
  shop: Shop,
  { staffId, form, key }: Taken,
): Promise<Outcome | Refused> {
  const actor: Actor = `staff:${staffId}`;
  const bodyHash = hashBody(form);
  // The slow work stays outside the transaction.
  const passwordHash = form.new_customer ? await hashPassword(newSecretKey()) : '';
  try {
    return await change(shop.db, actor, async (changing): Promise<Outcome> => {
      const { trx, note } = changing;
      await holdStaff(trx, staffId);
      const earlier = key === null ? null : await replay(trx, staffId, { key, bodyHash });
      if (earlier) return earlier;
      const customer = form.new_customer
        ? await addPhoneCustomer(shop, changing, form.new_customer, passwordHash)
        : await holdCustomer(changing, form.customer_id ?? 0);
      const outcome = await acceptOrder(shop, trx, {
        customer,
        payload: form.order,
        locale: form.order.lang ?? customer.locale,
        actor,
        // The customer's own cart is none of our business.
        source: null,
        products: await holdProducts(trx, form.order),
      });
      if (outcome.kind !== 'placed') throw new NotPlaced(outcome);
      const { order, soldOut } = outcome;
      if (key !== null) await writeKey(trx, staffId, { key, bodyHash, orderId: order.id });
      note({ verb: 'create', entity: 'order', ids: [order.id], version: 1 });
      if (soldOut.length > 0) note({ verb: 'change', entity: 'stock', ids: soldOut });
      return { kind: 'placed', order };
    });
  } catch (error) {
    if (error instanceof NotPlaced) return error.outcome;
    throw error;
  }
}

/** While somebody waits on the telephone, nobody else takes the goods. */
async function holdProducts(trx: Trx, { order_products }: PhoneOrder['order']) {
  const ids = order_products.map(({ id }) => id);
  await lockStock(trx, ids);
  return productsToOrder(trx, ids).execute();
}

/** One order of a person after the other: a repeated submit meets the first one's key. */
const holdStaff = (trx: Trx, staffId: number) =>
  trx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute();

async function holdCustomer({ trx }: Changing, id: number) {
  const customer = await lockAnyCustomer(trx, id);
  if (!customer || customer.erased_at) throw invalid({ customer_id: ['STAFF.ORDER_CUSTOMER'] });
  if (customer.blocked_at) throw invalid({ customer_id: ['STAFF.ORDER_CUSTOMER_BLOCKED'] });
  return customer;
}

type Key = { key: string; bodyHash: Buffer };

async function replay(trx: Trx, staffId: number, { key, bodyHash }: Key): Promise<Outcome | null> {
  const earlier = await trx
    .selectFrom('staff_order_key')
    .innerJoin('customer_order', 'customer_order.id', 'staff_order_key.order_id')
    .selectAll('customer_order')
    .select('staff_order_key.body_hash')
    .where('staff_order_key.staff_id', '=', staffId)
    .where('staff_order_key.key', '=', key)
    .executeTakeFirst();
  if (!earlier) return null;
  const { body_hash, ...order } = earlier;
  if (!body_hash.equals(bodyHash)) return { kind: 'key-reused' };
  const lines = await linesOf(trx, [order.id]);
  return { kind: 'placed', order: presentOrder(order, lines, order.locale) };
}

const writeKey = (
  trx: Trx,
  staffId: number,
  { key, bodyHash, orderId }: Key & { orderId: string },
) =>
  trx
    .insertInto('staff_order_key')
    .values({ staff_id: staffId, key, body_hash: bodyHash, order_id: orderId })
    .execute();
