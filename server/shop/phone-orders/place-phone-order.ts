import type { PhoneOrder } from '../../../contract/staff/phone-orders.ts';
import { hashPassword } from '../../base/access/password.ts';
import { newSecretKey } from '../../base/access/secret-key.ts';
import { type Actor, type Changing, change } from '../../base/changes/change.ts';
import { invalid, type Refused } from '../../base/changes/refused.ts';
import type { Trx } from '../../base/database/connect.ts';
import { addPhoneCustomer } from '../customers/add-phone-customer.ts';
import { lockAnyCustomer } from '../customers/lock-any-customer.ts';
import { type Accepted, acceptOrder, type NotAccepted } from '../orders/accept-order.ts';
import { keepKey, orderOfKey } from '../orders/order-key.ts';
import type { Shop } from '../shop.ts';

type Taken = {
  staffId: number;
  form: PhoneOrder;
  /** Of the screen; a repeated submit carries the same. */
  key: string | null;
};

export type Outcome = Accepted | { kind: 'key-reused' } | NotAccepted;

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
  const submitted = { by: 'staff', id: staffId, key, body: form } as const;
  // The slow work stays outside the transaction.
  const passwordHash = form.new_customer ? await hashPassword(newSecretKey()) : '';
  try {
    return await change(shop.db, actor, async (changing): Promise<Outcome> => {
      const { trx } = changing;
      await holdStaff(trx, staffId);
      const earlier = await orderOfKey(trx, submitted);
      if (earlier) return earlier;
      const customer = form.new_customer
        ? await addPhoneCustomer(shop, changing, form.new_customer, passwordHash)
        : await holdCustomer(changing, form.customer_id ?? 0);
      const outcome = await acceptOrder(shop, changing, {
        customer,
        payload: form.order,
        locale: form.order.lang ?? customer.locale,
        // The customer's own cart is none of our business.
        source: null,
      });
      if (outcome.kind !== 'placed') throw new NotPlaced(outcome);
      await keepKey(trx, submitted, outcome.order.id);
      return outcome;
    });
  } catch (error) {
    if (error instanceof NotPlaced) return error.outcome;
    throw error;
  }
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
