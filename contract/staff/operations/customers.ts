import * as v from 'valibot';
import { operation } from '../../operation.ts';
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

const reading = { method: 'get', access: 'staff', needs: 'customers.read' } as const;
const writing = { method: 'post', access: 'staff', needs: 'customers.write' } as const;
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

export const listCustomers = operation({
  ...reading,
  id: 'staffListCustomers',
  path: '/staff/customers/',
  summary: 'Customers, newest first, with what they ordered',
  query: v.object({ ...customerFilters, ...paging }),
  answer: v.object({ results: v.array(customerSummary), next: v.nullable(v.number()) }),
});
export const exportCustomers = exportOf({
  id: 'staffExportCustomers',
  needs: 'customers.read',
  alsoNeeds: 'customers.export',
  path: '/staff/customers/export/',
  query: v.object({ ...customerFilters, ...asFile }),
});
export const readCustomer = operation({
  ...reading,
  id: 'staffReadCustomer',
  path: '/staff/customers/{id}/',
  summary: 'Everything of one customer but the orders',
  params,
  answer: customerCard,
  refusals: [404],
});
export const listCustomerOrders = operation({
  ...reading,
  id: 'staffListCustomerOrders',
  path: '/staff/customers/{id}/orders/',
  summary: 'The orders of one customer, newest first',
  params,
  query: v.object(pagingBy(orderNumberText)),
  answer: v.object({
    total: count,
    results: v.array(customerOrder),
    next: v.nullable(v.string()),
  }),
  refusals: [404],
});
export const exportCustomerOrders = exportOf({
  id: 'staffExportCustomerOrders',
  needs: 'customers.read',
  alsoNeeds: 'orders.export',
  path: '/staff/customers/{id}/orders/export/',
  params,
  query: v.object(asFile),
  refusals: [404],
});
export const changeCustomer = operation({
  ...writing,
  id: 'staffChangeCustomer',
  path: '/staff/customers/{id}/',
  summary: 'Correct a customer’s data; another e-mail signs them out, and the former one is told',
  params,
  body: customerChange,
  answer: customerCard,
  refusals: [404, 409],
});
export const addCustomerNote = operation({
  ...writing,
  id: 'staffAddCustomerNote',
  path: '/staff/customers/{id}/notes/',
  summary: 'Write something down about a customer',
  params,
  body: newCustomerNote,
  answer: customerNote,
  status: 201,
  refusals: [404],
});
export const blockCustomer = operation({
  ...writing,
  id: 'staffBlockCustomer',
  path: '/staff/customers/{id}/block/',
  summary: 'Keep a customer from signing in and ordering; orders that are there stay',
  params,
  body: blocking,
  answer: customerCard,
  refusals: [404, 409],
});
export const unblockCustomer = operation({
  ...writing,
  id: 'staffUnblockCustomer',
  path: '/staff/customers/{id}/unblock/',
  summary: 'Let a blocked customer in again',
  params,
  body: unblocking,
  answer: customerCard,
  refusals: [404, 409],
});
export const sendResetLink = operation({
  ...writing,
  isSensitive: true,
  id: 'staffSendResetLink',
  path: '/staff/customers/{id}/reset-link/',
  summary: 'Send the customer a link for a new password',
  params,
  answer: noContent,
  status: 204,
  refusals: [404],
});
export const exportCustomer = operation({
  ...writing,
  isSensitive: true,
  id: 'staffExportCustomer',
  path: '/staff/customers/{id}/export/',
  summary: 'All the shop holds of a person, on their request',
  params,
  answer: customerExport,
  refusals: [404],
});
export const eraseCustomer = operation({
  ...writing,
  isSensitive: true,
  id: 'staffEraseCustomer',
  path: '/staff/customers/{id}/erase/',
  summary: 'Erase a person, on their request; orders keep what accounting needs',
  params,
  body: erasing,
  answer: noContent,
  status: 204,
  refusals: [404, 409],
});
