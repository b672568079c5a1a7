import * as operations from '../../../../contract/staff/operations/customers.ts';
import { Refused } from '../../../base/changes/refused.ts';
import { blockCustomer, unblockCustomer } from '../../../shop/customers/block-customer.ts';
import { changeCustomer } from '../../../shop/customers/change-customer.ts';
import { addNote } from '../../../shop/customers/customer-notes.ts';
import { eraseCustomer } from '../../../shop/customers/erase-customer.ts';
import { exportCustomer } from '../../../shop/customers/export-customer.ts';
import { exportCustomers } from '../../../shop/customers/export-customers.ts';
import {
  exportCustomerOrders,
  listCustomerOrders,
} from '../../../shop/customers/list-customer-orders.ts';
import { listCustomers } from '../../../shop/customers/list-customers.ts';
import { readCustomerCard } from '../../../shop/customers/read-customer-card.ts';
import { sendResetLink } from '../../../shop/customers/send-reset-link.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Call, type Endpoint, endpoint } from '../endpoint.ts';
import { notFound, tooMany } from '../refusal.ts';
import { confirmFirst } from './admit-staff.ts';
import { actorOf, orRefusal } from './answer-refused.ts';
import { exportAnswer } from './stream-answers.ts';

export const staffCustomers = (shop: Shop): Endpoint[] => [
  endpoint(operations.listCustomers, ({ query }) => listCustomers(shop.db, query)),
  // Before those of one customer: no customer is called `export`.
  endpoint(operations.exportCustomers, (call) =>
    exportAnswer('customers', call, (by) => exportCustomers(shop, call.query, by)),
  ),
  endpoint(operations.readCustomer, async ({ params, locale }) =>
    orNotFound(await readCustomerCard(shop, params.id, locale)),
  ),
  endpoint(operations.listCustomerOrders, async ({ params, query }) =>
    orNotFound(await listCustomerOrders(shop.db, params.id, query)),
  ),
  endpoint(operations.exportCustomerOrders, (call) =>
    exportAnswer('orders', call, (by) => exportCustomerOrders(shop, call.params.id, by)),
  ),
  endpoint(operations.changeCustomer, async (call) => {
    const { viewer, params, body } = call;
    // Who has another's e-mail has their account: a link for a new password goes there.
    if (!viewer.isConfirmed && (await isOtherEmail(shop, params.id, body.email))) {
      return confirmFirst();
    }
    return cardAfter(shop, call, await changeCustomer(shop, actorOf(viewer), params.id, body));
  }),
  endpoint(operations.addCustomerNote, async ({ viewer, params, body }) =>
    orRefusal(await addNote(shop, viewer, params.id, body.text)),
  ),
  endpoint(operations.blockCustomer, async (call) => {
    const { viewer, params, body } = call;
    return cardAfter(shop, call, await blockCustomer(shop, actorOf(viewer), params.id, body));
  }),
  endpoint(operations.unblockCustomer, async (call) => {
    const { viewer, params, body } = call;
    const done = await unblockCustomer(shop, actorOf(viewer), params.id, body.version);
    return cardAfter(shop, call, done);
  }),
  endpoint(operations.sendResetLink, async ({ viewer, params }) => {
    const outcome = await sendResetLink(shop, viewer.id, params.id);
    if (outcome === null) return null;
    if (outcome instanceof Refused) return orRefusal<never>(outcome);
    return tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
  }),
  endpoint(operations.exportCustomer, async ({ viewer, params }) =>
    orRefusal(await exportCustomer(shop, actorOf(viewer), params.id)),
  ),
  endpoint(operations.eraseCustomer, async ({ viewer, params, body }) => {
    const done = await eraseCustomer(shop, actorOf(viewer), params.id, body.version);
    return done instanceof Refused ? orRefusal<never>(done) : null;
  }),
];

const orNotFound = <Found>(found: Found | null) => found ?? notFound();

/** What a change made of the customer. */
async function cardAfter(
  shop: Shop,
  { params, locale }: Pick<Call<typeof operations.changeCustomer>, 'params' | 'locale'>,
  done: unknown,
) {
  if (done instanceof Refused) return orRefusal<never>(done);
  return orNotFound(await readCustomerCard(shop, params.id, locale));
}

async function isOtherEmail({ db }: Shop, id: number, email: string | undefined) {
  if (email === undefined) return false;
  const held = await db
    .selectFrom('customer')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  return held !== undefined && held.email !== email;
}
