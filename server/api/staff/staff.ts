import { listAudit } from '../../../contract/staff/operations/audit.ts';
import type { Shop } from '../../shop.ts';
import { readAudit } from '../../staff/read-audit.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { staffDocuments } from './documents.ts';
import { staffOrderChanges } from './order-changes.ts';
import { staffOrders } from './orders.ts';
import { staffOwnAccount } from './own-account.ts';
import { staffPeople } from './people.ts';
import { staffSession } from './session.ts';
import { staffViews } from './views.ts';

/** Everything the shop's own people can call. */
export const staff = (shop: Shop): Endpoint[] => [
  ...staffSession(shop),
  ...staffOwnAccount(shop),
  ...staffPeople(shop),
  ...staffDocuments(shop),
  ...staffOrders(shop),
  ...staffOrderChanges(shop),
  ...staffViews(shop),
  endpoint(listAudit, ({ query }) => readAudit(shop.db, query)),
];
