import { listAudit } from '../../../contract/staff/operations/audit.ts';
import type { Preview } from '../../pages/preview.ts';
import type { Shop } from '../../shop.ts';
import { readAudit } from '../../staff/read-audit.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { staffContent } from './content.ts';
import { staffMailTexts } from './mail-texts.ts';
import { staffOwnAccount } from './own-account.ts';
import { staffPeople } from './people.ts';
import { staffSession } from './session.ts';
import { staffSettings } from './settings.ts';

/** Everything the shop's own people can call. */
export const staff = (shop: Shop, preview?: Preview): Endpoint[] => [
  ...staffSession(shop),
  ...staffOwnAccount(shop),
  ...staffPeople(shop),
  ...staffContent(shop, preview),
  ...staffMailTexts(shop),
  ...staffSettings(shop),
  endpoint(listAudit, ({ query }) => readAudit(shop.db, query)),
];
