import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { asFile, exportOf } from '../export-of.ts';
import { job } from '../jobs.ts';
import { paging } from '../parameters.ts';

const writing = { access: 'staff', needs: 'jobs.write' } as const;

export const listJobs = operation({
  access: 'staff',
  needs: 'jobs.read',
  id: 'staffListJobs',
  method: 'get',
  path: '/staff/jobs/',
  summary: 'Background jobs, newest first, with how far each has got',
  query: v.object(paging),
  answer: v.object({ results: v.array(job), next: v.nullable(v.number()) }),
});
export const exportJobs = exportOf({
  id: 'staffExportJobs',
  needs: 'jobs.read',
  path: '/staff/jobs/export/',
  query: v.object(asFile),
});
export const cancelJob = operation({
  ...writing,
  id: 'staffCancelJob',
  method: 'post',
  path: '/staff/jobs/{id}/cancel/',
  summary: 'Cancel a job that waits; ask one that runs to stop at its next step',
  params: v.object({ id: idText }),
  answer: job,
  refusals: [404, 409],
});
export const retryJob = operation({
  ...writing,
  id: 'staffRetryJob',
  method: 'post',
  path: '/staff/jobs/{id}/retry/',
  summary: 'Let a failed or cancelled job go on where it was',
  params: v.object({ id: idText }),
  answer: job,
  refusals: [404, 409],
});
