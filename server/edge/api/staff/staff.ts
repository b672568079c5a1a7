import { exportAudit, listAudit } from '../../../../contract/staff/operations/audit.ts';
import type { Preview } from '../../../shop/content/previewed.ts';
import type { Shop } from '../../../shop/shop.ts';
import { exportAudit as takeAudit } from '../../../shop/staff/export-audit.ts';
import { readAudit } from '../../../shop/staff/read-audit.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { staffAttributes } from './attributes.ts';
import { staffBrands } from './brands.ts';
import { staffCategories } from './categories.ts';
import { staffContent } from './content.ts';
import { staffCustomers } from './customers.ts';
import { staffDocuments } from './documents.ts';
import { staffExchange } from './exchange.ts';
import { staffFirstSteps } from './first-steps.ts';
import { staffImports } from './imports.ts';
import { staffJobs } from './jobs.ts';
import { staffMailTexts } from './mail-texts.ts';
import { staffMails } from './mails.ts';
import { staffMessages } from './messages.ts';
import { staffOrderChanges } from './order-changes.ts';
import { staffOrders } from './orders.ts';
import { staffOwnAccount } from './own-account.ts';
import { staffPeople } from './people.ts';
import { staffPhoneOrders } from './phone-orders.ts';
import { staffPriceChanges } from './price-changes.ts';
import { staffProducts } from './products.ts';
import { staffSearchWords } from './search-words.ts';
import { staffSession } from './session.ts';
import { staffSettings } from './settings.ts';
import { staffSheet } from './sheet.ts';
import { exporting } from './staff-endpoints.ts';
import { staffToday } from './today.ts';
import { staffUnitsAndWarehouses } from './units-and-warehouses.ts';
import { staffUploads } from './uploads.ts';
import { staffViews } from './views.ts';

/** Everything the shop's own people can call. */
export const staff = (shop: Shop, preview?: Preview): Endpoint[] => [
  ...staffSession(shop),
  ...staffOwnAccount(shop),
  ...staffPeople(shop),
  ...staffDocuments(shop),
  ...staffOrders(shop),
  ...staffOrderChanges(shop),
  ...staffViews(shop),
  ...staffProducts(shop, preview),
  ...staffCategories(shop),
  ...staffBrands(shop),
  ...staffAttributes(shop),
  ...staffUnitsAndWarehouses(shop),
  ...staffUploads(shop),
  ...staffToday(shop),
  ...staffFirstSteps(shop),
  ...staffSearchWords(shop),
  ...staffContent(shop, preview),
  ...staffMailTexts(shop),
  ...staffSettings(shop),
  ...staffSheet(shop),
  ...staffPriceChanges(shop),
  ...staffJobs(shop),
  ...staffExchange(shop),
  ...staffImports(shop),
  endpoint(listAudit, ({ query }) => readAudit(shop.db, query)),
  exporting(shop, exportAudit, 'audit', takeAudit),
  ...staffCustomers(shop),
  ...staffMessages(shop),
  ...staffMails(shop),
  ...staffPhoneOrders(shop),
];
