import { exchangeFileJob } from '../exchange/exchange-file-job.ts';
import type { AnyJob } from './define-job.ts';

/** All kinds of jobs the shop runs. */
export const everyJob: AnyJob[] = [exchangeFileJob];
