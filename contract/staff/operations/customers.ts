import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
import { flag, idText, searchText } from '../../shapes/parameters.ts';
import { count, noContent } from '../../shapes/values.ts';
import {
  blocking,
  customerCard,
  customerChange,
  customerExport,
  customerNote,
  customerOrder,
  customerSummary,
  erasing,
  newCustomerNote,
  unblocking,
} from '../customers.ts';
import { asFile, exportOf } from '../export-of.ts';
import { orderNumberText } from '../orders/queries.ts';
import { moment, paging, pagingBy } from '../parameters.ts';

const params = v.object({ id: idText });

/** Which customers a list or an export is of. */
const customerFilters = {
  search: v.optional(searchText),
  kind: v.optional(v.picklist(['person', 'company'], 'VALIDATE.INVALID')),
  blocked: v.optional(flag),
  with_orders: v.optional(flag),
  /** Registered since. */
  since: v.optional(moment),
};

/** Customers, newest first, with what they ordered. */
export const listCustomers = staffOperation('get', '/staff/customers/', {
  needs: 'customers.read',
  query: v.object({ ...customerFilters, ...paging }),
  answer: v.object({ results: v.array(customerSummary), next: v.nullable(v.number()) }),
});

export const exportCustomers = exportOf('/staff/customers/export/', {
  needs: 'customers.read',
  alsoNeeds: 'customers.export',
  query: v.object({ ...customerFilters, ...asFile }),
});

/** Everything of one customer but the orders. */
export const readCustomer = staffOperation('get', '/staff/customers/{id}/', {
  needs: 'customers.read',
  params,
  answer: customerCard,
  refusals: [404],
});

/** The orders of one customer, newest first. */
export const listCustomerOrders = staffOperation('get', '/staff/customers/{id}/orders/', {
  needs: 'customers.read',
  params,
  query: v.object(pagingBy(orderNumberText)),
  answer: v.object({
    total: count,
    results: v.array(customerOrder),
    next: v.nullable(v.string()),
  }),
  refusals: [404],
});

export const exportCustomerOrders = exportOf('/staff/customers/{id}/orders/export/', {
  needs: 'customers.read',
  alsoNeeds: 'orders.export',
  params,
  query: v.object(asFile),
  refusals: [404],
});

/** Correct a customer’s data; another e-mail signs them out, and the former one is told. */
export const changeCustomer = staffOperation('post', '/staff/customers/{id}/', {
  needs: 'customers.write',
  params,
  body: customerChange,
  answer: customerCard,
  refusals: [404, 409],
});

/** Write something down about a customer. */
export const addCustomerNote = staffOperation('post', '/staff/customers/{id}/notes/', {
  needs: 'customers.write',
  params,
  body: newCustomerNote,
  answer: customerNote,
  status: 201,
  refusals: [404],
});

/** Keep a customer from signing in and ordering; orders that are there stay. */
export const blockCustomer = staffOperation('post', '/staff/customers/{id}/block/', {
  needs: 'customers.write',
  params,
  body: blocking,
  answer: customerCard,
  refusals: [404, 409],
});

/** Let a blocked customer in again. */
export const unblockCustomer = staffOperation('post', '/staff/customers/{id}/unblock/', {
  needs: 'customers.write',
  params,
  body: unblocking,
  answer: customerCard,
  refusals: [404, 409],
});

/** Send the customer a link for a new password. */
export const sendResetLink = staffOperation('post', '/staff/customers/{id}/reset-link/', {
  needs: 'customers.write',
  isSensitive: true,
  params,
  answer: noContent,
  status: 204,
  refusals: [404],
});

/** All the shop holds of a person, on their request. */
export const exportCustomer = staffOperation('post', '/staff/customers/{id}/export/', {
  needs: 'customers.write',
  isSensitive: true,
  params,
  answer: customerExport,
  refusals: [404],
});

/** Erase a person, on their request; orders keep what accounting needs. */
export const eraseCustomer = staffOperation('post', '/staff/customers/{id}/erase/', {
  needs: 'customers.write',
  isSensitive: true,
  params,
  body: erasing,
  answer: noContent,
  status: 204,
  refusals: [404, 409],
});
