import type { StaffOperation } from '../operation.ts';
import * as attributes from './operations/attributes.ts';
import * as audit from './operations/audit.ts';
import * as brands from './operations/brands.ts';
import * as categories from './operations/categories.ts';
import * as contactRequests from './operations/contact-requests.ts';
import * as content from './operations/content.ts';
import * as customers from './operations/customers.ts';
import * as documents from './operations/documents.ts';
import * as exchange from './operations/exchange.ts';
import * as exchangeAccounts from './operations/exchange-accounts.ts';
import * as exchangeExports from './operations/exchange-exports.ts';
import * as exchangeReports from './operations/exchange-reports.ts';
import * as firstSteps from './operations/first-steps.ts';
import * as imports from './operations/imports.ts';
import * as jobs from './operations/jobs.ts';
import * as mailTexts from './operations/mail-texts.ts';
import * as mails from './operations/mails.ts';
import * as orderChanges from './operations/order-changes.ts';
import * as orders from './operations/orders.ts';
import * as ownAccount from './operations/own-account.ts';
import * as people from './operations/people.ts';
import * as phoneOrders from './operations/phone-orders.ts';
import * as priceChanges from './operations/price-changes.ts';
import * as products from './operations/products.ts';
import * as searchWords from './operations/search-words.ts';
import * as session from './operations/session.ts';
import { settingOperations } from './operations/settings.ts';
import * as sheet from './operations/sheet.ts';
import * as today from './operations/today.ts';
import * as unitsAndWarehouses from './operations/units-and-warehouses.ts';
import * as uploads from './operations/uploads.ts';
import * as views from './operations/views.ts';

const operations = [
  ...Object.values(session),
  ...Object.values(ownAccount),
  ...Object.values(people),
  ...Object.values(audit),
  ...Object.values(documents),
  ...Object.values(orders),
  ...Object.values(orderChanges),
  ...Object.values(views),
  ...Object.values(customers),
  ...Object.values(contactRequests),
  ...Object.values(mails),
  ...Object.values(phoneOrders),
  ...Object.values(products),
  ...Object.values(categories),
  ...Object.values(brands),
  ...Object.values(attributes),
  ...Object.values(unitsAndWarehouses),
  ...Object.values(uploads),
  ...Object.values(today),
  firstSteps.readFirstSteps,
  firstSteps.takeSections,
  firstSteps.takePages,
  ...Object.values(searchWords),
  ...content.contentOperations,
  ...Object.values(mailTexts),
  ...settingOperations,
  ...Object.values(sheet),
  ...Object.values(priceChanges),
  ...Object.values(jobs),
  ...Object.values(exchange),
  ...Object.values(exchangeReports),
  ...Object.values(exchangeAccounts),
  ...Object.values(exchangeExports),
  ...Object.values(imports),
];

/** Each by its own type, so that a method and a path say which one is meant. */
export type AnyStaffOperation = (typeof operations)[number];

/** Apart from every-operation.ts: the API's public document knows nothing of these. */
export const everyStaffOperation: StaffOperation[] = operations;
