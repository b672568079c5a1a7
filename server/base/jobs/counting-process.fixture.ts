import { PATIENCE } from '../../../testing/patience.ts';
import { readConfig } from '../config/config.ts';
import { connect } from '../database/connect.ts';
import { countJob, quickPace } from './counting-job.fixture.ts';
import { openJobRunner } from './job-runner.ts';

/** A process that runs jobs until it is killed, or asked to stop. */
const url = process.env.DATABASE_URL ?? '';
const db = connect(url, { patience: PATIENCE });
const runner = openJobRunner({
  shop: { db, config: readConfig(process.env) },
  databaseUrl: url,
  jobs: [countJob],
  pace: quickPace,
});
process.once('SIGTERM', async () => {
  await runner.stop();
  await db.destroy();
});
await runner.open();
