import type { AnyJob } from '../base/jobs/define-job.ts';
import { exchangePlaceJob } from './exchange/applying/place-waiting.ts';
import { exchangeFinishJob } from './exchange/complete-run.ts';
import { exchangeFileJob } from './exchange/exchange-file-job.ts';
import { applyJob } from './import/apply-job.ts';
import { filesApplyJob } from './import/files/files-apply-job.ts';
import { filesTrialJob } from './import/files/files-trial-job.ts';
import { trialJob } from './import/trial-job.ts';
import { undoJob } from './import/undo-job.ts';

/** All kinds of jobs the shop runs. */
export const everyJob: AnyJob[] = [
  trialJob,
  applyJob,
  undoJob,
  filesTrialJob,
  filesApplyJob,
  exchangeFileJob,
  exchangeFinishJob,
  exchangePlaceJob,
];
