import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { asFile, exportOf } from '../export-of.ts';
import { job } from '../jobs.ts';
import { paging } from '../parameters.ts';

/** Background jobs, newest first, with how far each has got. */
export const listJobs = staffOperation('get', '/staff/jobs/', {
  needs: 'jobs.read',
  query: v.object(paging),
  answer: v.object({ results: v.array(job), next: v.nullable(v.number()) }),
});

export const exportJobs = exportOf('/staff/jobs/export/', {
  needs: 'jobs.read',
  query: v.object(asFile),
});

/** Cancel a job that waits; ask one that runs to stop at its next step. */
export const cancelJob = staffOperation('post', '/staff/jobs/{id}/cancel/', {
  needs: 'jobs.write',
  params: v.object({ id: idText }),
  answer: job,
  refusals: [404, 409],
});

/** Let a failed or cancelled job go on where it was. */
export const retryJob = staffOperation('post', '/staff/jobs/{id}/retry/', {
  needs: 'jobs.write',
  params: v.object({ id: idText }),
  answer: job,
  refusals: [404, 409],
});
