import { forgetChanges } from '../base/changes/change.ts';
import { forgetJobs } from '../base/jobs/queries.ts';
import type { Recurring } from '../base/jobs/recurring.ts';
import { forgetSentMails } from '../base/mail/queries.ts';
import { removeUnusedFiles } from '../base/media/remove-orphans.ts';
import { forgetFiles } from '../base/releases/kept-files.ts';
import { forgetExpired } from './accounts/forget-expired.ts';
import { countPopularity } from './catalogue/count-popularity.ts';
import { forgetRuns } from './exchange/runs.ts';
import { forgetImports } from './import/import-runs.ts';
import { forgetContactRequests } from './messages/forget-contact-requests.ts';
import { forgetOrderKeys } from './orders/order-key.ts';
import { indexOrderSearch } from './orders/order-search.ts';
import { forgetOrderViewers } from './orders/staff/viewers.ts';
import { countSales } from './sales/count-sales.ts';
import { forgetSearches } from './search/log/search-counter.ts';
import type { Shop } from './shop.ts';
import { forgetExpiredStaff } from './staff/forget-expired-staff.ts';

const EACH_MINUTE = '* * * * *';
const HOURLY = '7 * * * *';
const AT_NIGHT = '40 3 * * *';
const LATER_AT_NIGHT = '40 4 * * *';

/** What recurs, and when. What goes on sooner, or in each process, stands in `background-jobs.ts`. */
export const everyRecurring = (
  shop: Pick<Shop, 'db' | 'config' | 'settings'>,
): readonly Recurring[] => {
  const { db } = shop;
  return [
    { name: 'count-sales', cron: EACH_MINUTE, work: () => countSales(db) },
    { name: 'index-orders', cron: EACH_MINUTE, work: () => indexOrderSearch(db) },
    { name: 'forget-changes', cron: HOURLY, work: () => forgetChanges(db) },
    { name: 'forget-customers-sessions', cron: HOURLY, work: () => forgetExpired(db) },
    { name: 'forget-staff-sessions', cron: HOURLY, work: () => forgetExpiredStaff(shop) },
    { name: 'forget-messages', cron: HOURLY, work: () => forgetContactRequests(shop) },
    { name: 'forget-mails', cron: HOURLY, work: () => forgetSentMails(db) },
    { name: 'forget-built-files', cron: HOURLY, work: () => forgetFiles(db) },
    { name: 'forget-order-keys', cron: HOURLY, work: () => forgetOrderKeys(db) },
    { name: 'forget-order-viewers', cron: HOURLY, work: () => forgetOrderViewers(db) },
    { name: 'forget-searches', cron: HOURLY, work: () => forgetSearches(db) },
    { name: 'forget-jobs', cron: HOURLY, work: () => forgetJobs(db) },
    { name: 'forget-imports', cron: HOURLY, work: () => forgetImports(db) },
    { name: 'forget-exchange-runs', cron: HOURLY, work: () => forgetRuns(db) },
    { name: 'count-popularity', cron: AT_NIGHT, work: () => countPopularity(db) },
    { name: 'remove-unused-files', cron: LATER_AT_NIGHT, work: () => removeUnusedFiles(shop) },
  ];
};
