import { listAudit } from '../../../contract/staff/operations/audit.ts';
import type { Shop } from '../../shop.ts';
import { readAudit } from '../../staff/read-audit.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { staffCustomers } from './customers.ts';
import { staffMails } from './mails.ts';
import { staffMessages } from './messages.ts';
import { staffOrderChanges } from './order-changes.ts';
import { staffOrders } from './orders.ts';
import { staffOwnAccount } from './own-account.ts';
import { staffPeople } from './people.ts';
import { staffSearchWords } from './search-words.ts';
import { staffSession } from './session.ts';
import { staffToday } from './today.ts';
import { staffViews } from './views.ts';

/** Everything the shop's own people can call. */
export const staff = (shop: Shop): Endpoint[] => [
  ...staffSession(shop),
  ...staffOwnAccount(shop),
  ...staffPeople(shop),
  ...staffToday(shop),
  ...staffSearchWords(shop),
  ...staffOrders(shop),
  ...staffOrderChanges(shop),
  ...staffViews(shop),
  endpoint(listAudit, ({ query }) => readAudit(shop.db, query)),
  ...staffCustomers(shop),
  ...staffMessages(shop),
  ...staffMails(shop),
];
