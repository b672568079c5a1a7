import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { listJobs } from './list-jobs.ts';

/** `npm run jobs`: the last background jobs, newest first. */
if (process.argv.length > 2) {
  console.error('Usage: npm run jobs');
  process.exit(2);
}

const database = await openDatabase(readConfig(process.env));
try {
  const { results } = await listJobs(database.db, {}, { locale: 'ro', jobs: [] });
  if (results.length === 0) console.log('No jobs.');
  for (const job of results) {
    const share = job.total === null ? `${job.done}` : `${job.done}/${job.total}`;
    const notes = [job.message, job.error].filter(Boolean);
    console.log(
      [job.id, job.kind, job.state, share, job.started_by, job.created_at, ...notes].join('\t'),
    );
  }
} finally {
  await database.close();
}
