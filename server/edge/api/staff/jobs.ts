import type { Locale } from '../../../../contract/locale.ts';
import type { StaffMessageKey } from '../../../../contract/staff/messages.ts';
import * as operations from '../../../../contract/staff/operations/jobs.ts';
import { type Changing, change } from '../../../base/changes/change.ts';
import { Refused } from '../../../base/changes/refused.ts';
import { cancelJob, retryJob } from '../../../base/jobs/change-job.ts';
import { exportJobs } from '../../../base/jobs/export-jobs.ts';
import { listJobs, readJob } from '../../../base/jobs/list-jobs.ts';
import { everyJob } from '../../../shop/every-job.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { notFound, Refusal } from '../refusal.ts';
import { actorOf, orRefusal } from './answer-refused.ts';
import { exportAnswer } from './stream-answers.ts';

type Asked = { params: { id: number }; viewer: { id: number }; locale: Locale };

export function staffJobs({ db }: Pick<Shop, 'db'>): Endpoint[] {
  /** The verb answers false where it comes too late. */
  async function changed(
    { params: { id }, viewer, locale }: Asked,
    verb: (changing: Changing, id: number) => Promise<boolean>,
    tooLate: StaffMessageKey,
  ) {
    const done = await change(db, actorOf(viewer), (changing) => verb(changing, id));
    if (done instanceof Refused) return orRefusal<never>(done);
    if (!done) return new Refusal(409, tooLate);
    return (await readJob(db, id, { locale, jobs: everyJob })) ?? notFound();
  }
  return [
    endpoint(operations.listJobs, ({ query, locale }) =>
      listJobs(db, query, { locale, jobs: everyJob }),
    ),
    endpoint(operations.exportJobs, (call) =>
      exportAnswer('jobs', call, (by) => exportJobs(db, by, everyJob)),
    ),
    endpoint(operations.cancelJob, (call) => changed(call, cancelJob, 'STAFF.JOB_ENDED')),
    endpoint(operations.retryJob, (call) => changed(call, retryJob, 'STAFF.JOB_NOT_STOPPED')),
  ];
}
