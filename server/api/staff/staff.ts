import { listAudit } from '../../../contract/staff/operations/audit.ts';
import type { Shop } from '../../shop.ts';
import { readAudit } from '../../staff/read-audit.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { staffOwnAccount } from './own-account.ts';
import { staffPeople } from './people.ts';
import { staffPriceChanges } from './price-changes.ts';
import { staffSession } from './session.ts';
import { staffSheet } from './sheet.ts';

/** Everything the shop's own people can call. */
export const staff = (shop: Shop): Endpoint[] => [
  ...staffSession(shop),
  ...staffOwnAccount(shop),
  ...staffPeople(shop),
  ...staffSheet(shop),
  ...staffPriceChanges(shop),
  endpoint(listAudit, ({ query }) => readAudit(shop.db, query)),
];
