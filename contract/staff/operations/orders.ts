import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { id } from '../../shapes/values.ts';
import { asFile, exportOf, takingPersons } from '../export-of.ts';
import { orderFilters, orderNumberText } from '../orders/queries.ts';
import { orderCounts, orderPage, orderViewing, staffOrder } from '../orders/shapes.ts';
import { pagingBy } from '../parameters.ts';
import { roles } from '../permissions.ts';

const params = v.object({ id: orderNumberText });
const reading = { method: 'get', access: 'staff', needs: 'orders.read' } as const;

export const listStaffOrders = operation({
  id: 'staffListOrders',
  ...reading,
  path: '/staff/orders/',
  summary: 'Orders, newest first, by filters and by a text',
  query: v.object({ ...orderFilters, ...pagingBy(orderNumberText) }),
  answer: orderPage,
});
export const countOrders = operation({
  id: 'staffCountOrders',
  ...reading,
  path: '/staff/orders/counts/',
  summary: 'How many orders wait in each state',
  answer: orderCounts,
});
export const exportOrders = exportOf({
  id: 'staffExportOrders',
  needs: 'orders.read',
  alsoNeeds: 'orders.export',
  path: '/staff/orders/export/',
  query: v.object({ ...orderFilters, ...asFile }),
});
export const exportOrdersFor1c = operation({
  ...reading,
  // With e-mails, addresses and fiscal codes: all that is known of who bought.
  ...takingPersons('customers.export'),
  id: 'staffExportOrdersFor1c',
  path: '/staff/orders/commerceml/',
  summary: 'What the list shows, all of it with its lines, as 1C reads it',
  query: v.object(orderFilters),
  answer: v.string(),
  answerIs: 'application/xml',
});
export const listOrderPeople = operation({
  id: 'staffListOrderPeople',
  ...reading,
  path: '/staff/orders/people/',
  summary: 'Who can see to an order',
  answer: v.array(v.object({ id, name: v.string(), role: v.picklist(roles) })),
});
export const readStaffOrder = operation({
  id: 'staffReadOrder',
  ...reading,
  path: '/staff/orders/{id}/',
  summary: 'One order with its lines, parcels and timeline, and who else has it open',
  params,
  answer: staffOrder,
  refusals: [404],
});
export const viewOrder = operation({
  id: 'staffViewOrder',
  method: 'post',
  access: 'staff',
  needs: 'orders.read',
  path: '/staff/orders/{id}/viewing/',
  summary: 'Say that one has the order open, and hear who else does',
  params,
  answer: orderViewing,
  refusals: [404],
});
