import type { StaffMessageKey } from '../../../../contract/staff/messages.ts';
import * as operations from '../../../../contract/staff/operations/jobs.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { cancelJob, retryJob } from '../../../base/jobs/change-job.ts';
import { exportJobs } from '../../../base/jobs/export-jobs.ts';
import { listJobs, readJob } from '../../../base/jobs/list-jobs.ts';
import { everyJob as jobs } from '../../../shop/every-job.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';
import { exporting, writing } from './staff-endpoints.ts';

export const staffJobs = (shop: Shop): Endpoint[] => [
  endpoint(operations.listJobs, ({ query, locale }) => listJobs(shop.db, query, { locale, jobs })),
  exporting(shop, operations.exportJobs, 'jobs', exportJobs(jobs)),
  changing(shop, operations.cancelJob, cancelJob, 'STAFF.JOB_ENDED'),
  changing(shop, operations.retryJob, retryJob, 'STAFF.JOB_NOT_STOPPED'),
];

/** The verb answers false where it comes too late. */
const changing = (
  shop: Shop,
  operation: typeof operations.cancelJob | typeof operations.retryJob,
  verb: (changing: Changing, id: number) => Promise<boolean>,
  tooLate: StaffMessageKey,
) =>
  writing(shop, operation, async (change, { params: { id }, locale }) => {
    if (!(await verb(change, id))) return new Refusal(409, tooLate);
    return readJob(change.trx, id, { locale, jobs });
  });
