import * as operations from '../../../../contract/staff/operations/customers.ts';
import { done } from '../../../base/changes/refused.ts';
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
import { type Endpoint, endpoint } from '../endpoint.ts';
import { confirmFirst } from './admit-staff.ts';
import { actorOf, exporting } from './staff-endpoints.ts';

export const staffCustomers = (shop: Shop): Endpoint[] => [
  endpoint(operations.listCustomers, ({ query }) => listCustomers(shop.db, query)),
  // Before those of one customer: no customer is called `export`.
  exporting(shop, operations.exportCustomers, 'customers', exportCustomers),
  endpoint(operations.readCustomer, ({ params, locale }) =>
    readCustomerCard(shop, params.id, locale),
  ),
  endpoint(operations.listCustomerOrders, ({ params, query }) =>
    listCustomerOrders(shop.db, params.id, query),
  ),
  exporting(shop, operations.exportCustomerOrders, 'orders', exportCustomerOrders),
  endpoint(operations.changeCustomer, async ({ viewer, params: { id }, body, locale }) => {
    // Who has another's e-mail has their account: a link for a new password goes there.
    if (!viewer.isConfirmed && (await isOtherEmail(shop, id, body.email))) return confirmFirst();
    done(await changeCustomer(shop, actorOf(viewer), id, body));
    return readCustomerCard(shop, id, locale);
  }),
  endpoint(operations.addCustomerNote, ({ viewer, params, body }) =>
    addNote(shop, viewer, params.id, body.text),
  ),
  endpoint(operations.blockCustomer, async ({ viewer, params: { id }, body, locale }) => {
    done(await blockCustomer(shop, actorOf(viewer), id, body));
    return readCustomerCard(shop, id, locale);
  }),
  endpoint(operations.unblockCustomer, async ({ viewer, params: { id }, body, locale }) => {
    done(await unblockCustomer(shop, actorOf(viewer), id, body.version));
    return readCustomerCard(shop, id, locale);
  }),
  endpoint(operations.sendResetLink, ({ viewer, params }) =>
    sendResetLink(shop, viewer.id, params.id),
  ),
  endpoint(operations.exportCustomer, ({ viewer, params }) =>
    exportCustomer(shop, actorOf(viewer), params.id),
  ),
  endpoint(operations.eraseCustomer, ({ viewer, params, body }) =>
    eraseCustomer(shop, actorOf(viewer), params.id, body.version),
  ),
];

async function isOtherEmail({ db }: Shop, id: number, email: string | undefined) {
  if (email === undefined) return false;
  const stored = await db
    .selectFrom('customer')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  return stored !== undefined && stored.email !== email;
}
