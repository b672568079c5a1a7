import { sql } from 'kysely';
import { forgetAttempts } from '../../base/access/limit-attempts.ts';
import { type Actor, change } from '../../base/changes/change.ts';
import { invalid } from '../../base/changes/refused.ts';
import type { Trx } from '../../base/database/connect.ts';
import { loginSubject } from '../accounts/log-in.ts';
import { erasePersonFromProformas } from '../documents/proforma/erase-person.ts';
import { eraseBuyer } from '../orders/erase-buyer.ts';
import type { Shop } from '../shop.ts';
import { lockSeenCustomer } from './lock-any-customer.ts';
import { openOrdersOf } from './open-orders.ts';
import { writtenBy } from './own-messages.ts';

/**
 * Erases a person on their request. What accounting needs stays without them: the orders, and a row
 * the orders belong to. The audit log says who did it; nothing in it says who it was.
 */
export const eraseCustomer = (shop: Pick<Shop, 'db'>, actor: Actor, id: number, seen: number) =>
  change(shop.db, actor, async ({ trx, note }) => {
    const customer = await lockSeenCustomer(trx, id, seen);
    const orders = await lockOrdersOf(trx, id);
    if ((await openOrdersOf(trx, id)).length > 0) {
      throw invalid({ non_field_errors: ['STAFF.CUSTOMER_OPEN_ORDERS'] });
    }
    // The mails about them go along.
    await trx.deleteFrom('contact_request').where(writtenBy(customer)).execute();
    await erasePersonFromProformas(trx, orders);
    await eraseBuyer(trx, orders);
    for (const table of ownTables) {
      await trx.deleteFrom(table).where('customer_id', '=', id).execute();
    }
    await eraseAccount(trx, id);
    await forgetAttempts(trx, loginSubject(id));
    await forgetAttempts(trx, `reset:email:${customer.email.toLowerCase()}`);
    note({ verb: 'delete', entity: 'customer', ids: [id], version: seen + 1 });
  });

/** Rows that are the customer's and nobody's else. */
const ownTables = [
  'customer_token',
  'password_reset',
  'email_confirmation',
  'customer_device',
  'cart_line',
  'favourite',
  'order_key',
  'customer_note',
  'customer_change',
  'mail_outbox',
] as const;

/** After the customer, in the order of their numbers, as everybody takes them. */
async function lockOrdersOf(trx: Trx, customerId: number) {
  const orders = await trx
    .selectFrom('customer_order')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return orders.map(({ id }) => id);
}

/** Keys in capitals: no name or e-mail anybody registers, or signs in with, is the same. */
const eraseAccount = (trx: Trx, id: number) =>
  trx
    .updateTable('customer')
    .set({
      username: `erased-${id}`,
      username_key: `ERASED-${id}`,
      email: '',
      email_key: `ERASED-${id}`,
      password_hash: '',
      is_juridical: false,
      image: null,
      email_confirmed_at: null,
      ...emptied,
      erased_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();

const emptied = {
  phone: '',
  name: '',
  country: '',
  region: '',
  city: '',
  address: '',
  district_id: null,
  locality_id: null,
  company_name: '',
  company_email: '',
  type_company: '',
  function_in_company: '',
  legal_address: '',
  idno: '',
  tva: '',
  iban: '',
  c_b: '',
  bank: '',
  block_reason: '',
  search_text: '',
};
