import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importMessage } from '../../../contract/import/messages.ts';
import { MOST_IMPORT_BYTES } from '../../../contract/import/options.ts';
import { change } from '../../base/changes/change.ts';
import { Refused } from '../../base/changes/refused.ts';
import { readConfig } from '../../base/config/config.ts';
import { openDatabase } from '../../base/database/open-database.ts';
import { openJobRunner } from '../../base/jobs/job-runner.ts';
import { applyJob } from './apply-job.ts';
import { filesApplyJob } from './files/files-apply-job.ts';
import { filesTrialJob } from './files/files-trial-job.ts';
import { packFolder } from './files/pack-folder.ts';
import { optionsOf, readArguments, USAGE } from './import-arguments.ts';
import { readRun, startApplying, startTrial } from './import-runs.ts';
import { readImport } from './list-imports.ts';
import { inLanguage } from './present-import.ts';
import { trialJob } from './trial-job.ts';

/**
 * `npm run import -- FILE`: tries a supplier's table, or pictures named by codes, and applies it
 * where that is asked for.
 */
const given = readArguments();
if (!given) {
  console.error(USAGE);
  process.exit(2);
}
const place = await stat(given.file).catch((error) => {
  console.error(`${given.file} cannot be read: ${error.message}`);
  process.exit(1);
});

const config = readConfig(process.env);
const database = await openDatabase(config);
const { db } = database;
// A shop that is open may take the job; where none is, it is run here.
const runner = openJobRunner({
  shop: { db, config },
  databaseUrl: database.directUrl,
  jobs: [trialJob, applyJob, filesTrialJob, filesApplyJob],
});
try {
  process.exitCode = await importAll(given);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await runner.stop();
  await database.close();
}

async function importAll(asked: NonNullable<typeof given>): Promise<number> {
  const options = await optionsOf(db, asked);
  if (!place.isDirectory()) {
    if (place.size > MOST_IMPORT_BYTES) throw new Error('The file is too large.');
    return importFile(await readFile(asked.file), { ...asked, options });
  }
  let worst = 0;
  const skip = (name: string, why: string) => console.log(`${name} ${why}`);
  for await (const archive of packFolder(asked.file, skip)) {
    worst = Math.max(worst, await importFile(archive, { ...asked, options }));
  }
  return worst;
}

async function importFile(
  bytes: Uint8Array,
  {
    file,
    supplier,
    options,
    mode,
    despite,
    brands,
    values: makesValues,
  }: NonNullable<typeof given>,
) {
  const started = await change(db, 'console', (changing) =>
    startTrial(changing, { fileName: basename(file), bytes, supplier, options }),
  );
  if (started instanceof Refused) throw started;
  if (!(await isDone(started.job))) return 1;
  const summary = (await readRun(db, started.run))?.summary;
  if (!summary) return 1;
  const { counts, guards } = summary;
  console.log(
    `${summary.rows} rows: ${counts.changed} changed, ${counts.same} the same, ${counts.new} new, ${counts.refused} refused`,
  );
  for (const { row, key, level, field, value, text, proposal } of await readProblems(started.run)) {
    const proposed = proposal === null ? '' : ` → ${proposal}`;
    console.log(`row ${row}\t${key}\t${level}\t${field} «${value}»: ${text}${proposed}`);
  }
  for (const { key, values } of guards) console.log(`${key}\t${importMessage(key, 'ro', values)}`);
  for (const { title, rows } of summary.brands ?? []) {
    console.log(`new brand: ${title}, in ${rows} rows`);
  }
  for (const { attribute, value, rows } of summary.values ?? []) {
    console.log(
      `new value: ${inLanguage(attribute, 'ro')} ${inLanguage(value, 'ro')}, in ${rows} rows`,
    );
  }
  if (!mode) return 0;
  const applying = await change(db, 'console', (changing) =>
    startApplying(changing, started.run, { mode, despite, brands, values: makesValues }),
  );
  if (applying instanceof Refused) throw applying;
  if ('kind' in applying) {
    console.error(`Not applied: ${applying.kind}.`);
    return 1;
  }
  if (!(await isDone(applying.job))) return 1;
  const run = await readRun(db, started.run);
  const { saved = 0, refused_late: late = 0 } = run?.summary ?? {};
  console.log(`${saved} products saved, ${late} refused since the trial; batch ${run?.batch_id}`);
  return 0;
}

/** Every cell that was not taken as it is. */
async function readProblems(run: number) {
  const problems = [];
  for (let after: number | null = 0; after !== null; ) {
    const page = await readImport(db, run, { after }, 'ro');
    for (const row of page?.rows ?? []) {
      problems.push(...row.problems.map((one) => ({ ...one, row: row.row, key: row.key })));
    }
    after = page?.next ?? null;
  }
  return problems;
}

/** Waits for the end of a job; what went wrong is said. */
async function isDone(id: number): Promise<boolean> {
  await runner.open();
  for (;;) {
    const job = await db
      .selectFrom('job')
      .select(['state', 'message', 'error'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (job.state === 'done') return true;
    if (job.state === 'failed' || job.state === 'cancelled') {
      console.error(job.message?.ro ?? job.error ?? job.state);
      return false;
    }
    await sleep(100);
  }
}
