import { PATIENCE } from '../../../testing/patience.ts';
import { readConfig } from '../../base/config/config.ts';
import { connect } from '../../base/database/connect.ts';
import { quickPace } from '../../base/jobs/counting-job.fixture.ts';
import { openJobRunner } from '../../base/jobs/job-runner.ts';
import { applyJobBy } from './apply-job.ts';
import { undoJobBy } from './undo-job.ts';

/** A process that applies and undoes imports in small steps, until a query at which it is killed. */
const url = process.env.DATABASE_URL ?? '';
let queriesLeft = Number(process.env.KILLED_AT_QUERY ?? Number.POSITIVE_INFINITY);
const db = connect(url, {
  patience: PATIENCE,
  onQuery() {
    queriesLeft -= 1;
    if (queriesLeft < 0) process.kill(process.pid, 'SIGKILL');
  },
});
const runner = openJobRunner({
  shop: { db, config: readConfig(process.env) },
  databaseUrl: url,
  jobs: [applyJobBy(5), undoJobBy(5)],
  pace: quickPace,
});
await runner.open();
