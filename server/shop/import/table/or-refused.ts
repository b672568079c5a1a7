import { importMessage } from '../../../../contract/import/messages.ts';
import { JobRefused } from '../../../base/jobs/define-job.ts';
import { BadTable } from './bad-table.ts';

/** A damaged file stays damaged, however often it is tried. */
export async function orRefused<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BadTable)) throw error;
    const { key, values } = error;
    throw new JobRefused({
      ro: importMessage(key, 'ro', values),
      ru: importMessage(key, 'ru', values),
    });
  }
}
