import type { StaffOperation } from '../operation.ts';
import * as audit from './operations/audit.ts';
import * as contactRequests from './operations/contact-requests.ts';
import * as customers from './operations/customers.ts';
import * as mails from './operations/mails.ts';
import * as orderChanges from './operations/order-changes.ts';
import * as orders from './operations/orders.ts';
import * as ownAccount from './operations/own-account.ts';
import * as people from './operations/people.ts';
import * as searchWords from './operations/search-words.ts';
import * as session from './operations/session.ts';
import * as today from './operations/today.ts';
import * as views from './operations/views.ts';

const operations = [
  ...Object.values(session),
  ...Object.values(ownAccount),
  ...Object.values(people),
  ...Object.values(audit),
  ...Object.values(today),
  ...Object.values(searchWords),
  ...Object.values(customers),
  ...Object.values(contactRequests),
  ...Object.values(mails),
  ...Object.values(orders),
  ...Object.values(orderChanges),
  ...Object.values(views),
];

/** Each by its own type, so that a method and a path say which one is meant. */
export type AnyStaffOperation = (typeof operations)[number];

/** Apart from every-operation.ts: the API's public document knows nothing of these. */
export const everyStaffOperation: StaffOperation[] = operations;
