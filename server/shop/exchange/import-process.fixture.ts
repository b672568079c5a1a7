import { readConfig } from '../../base/config/config.ts';
import { connect } from '../../base/database/connect.ts';
import { importFile } from './receiving/import-file.ts';
import type { Run } from './runs.ts';

/** A process of its own that imports the files of a run, and dies (kill -9) after so many queries. */
const { run, files, dieAfter }: { run: Run; files: string[]; dieAfter: number } = JSON.parse(
  process.env.IMPORTING ?? '',
);
let queries = 0;
const db = connect(process.env.DATABASE_URL ?? '', {
  connections: 2,
  onQuery() {
    queries += 1;
    if (queries === dieAfter) process.kill(process.pid, 'SIGKILL');
  },
});
const shop = { db, config: readConfig(process.env) };
for (const name of files) {
  while ((await importFile(shop, run, name)).kind !== 'success');
}
await db.destroy();
