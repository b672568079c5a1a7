import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
import { id } from '../../shapes/values.ts';
import { asFile, exportOf, takingPersons } from '../export-of.ts';
import { orderFilters, orderNumberText } from '../orders/queries.ts';
import { orderCounts, orderPage, orderViewing, staffOrder } from '../orders/shapes.ts';
import { pagingBy } from '../parameters.ts';
import { roles } from '../permissions.ts';

const params = v.object({ id: orderNumberText });

/** Orders, newest first, by filters and by a text. */
export const listStaffOrders = staffOperation('get', '/staff/orders/', {
  needs: 'orders.read',
  query: v.object({ ...orderFilters, ...pagingBy(orderNumberText) }),
  answer: orderPage,
});

/** How many orders wait in each state. */
export const countOrders = staffOperation('get', '/staff/orders/counts/', {
  needs: 'orders.read',
  answer: orderCounts,
});

export const exportOrders = exportOf('/staff/orders/export/', {
  needs: 'orders.read',
  alsoNeeds: 'orders.export',
  query: v.object({ ...orderFilters, ...asFile }),
});

/** What the list shows, all of it with its lines, as 1C reads it. */
export const exportOrdersFor1c = staffOperation('get', '/staff/orders/commerceml/', {
  needs: 'orders.read',
  // With e-mails, addresses and fiscal codes: all that is known of who bought.
  ...takingPersons('customers.export'),
  query: v.object(orderFilters),
  answer: v.string(),
  answerIs: 'application/xml',
});

/** Who can see to an order. */
export const listOrderPeople = staffOperation('get', '/staff/orders/people/', {
  needs: 'orders.read',
  answer: v.array(v.object({ id, name: v.string(), role: v.picklist(roles) })),
});

/** One order with its lines, parcels and timeline, and who else has it open. */
export const readStaffOrder = staffOperation('get', '/staff/orders/{id}/', {
  needs: 'orders.read',
  params,
  answer: staffOrder,
  refusals: [404],
});

/** Say that one has the order open, and hear who else does. */
export const viewOrder = staffOperation('post', '/staff/orders/{id}/viewing/', {
  needs: 'orders.read',
  params,
  answer: orderViewing,
  refusals: [404],
});
