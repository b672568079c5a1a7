import { type RawBuilder, type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import {
  type GuardKey,
  type ImportOptions,
  type ImportSummary,
  importOptions,
  MOST_IMPORT_BYTES,
} from '../../../contract/import/options.ts';
import type { Changing } from '../../base/changes/change.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import type { Tables } from '../../base/database/tables.ts';
import { startJob } from '../../base/jobs/start-job.ts';
import { beginningOf } from '../../base/text/beginning-of.ts';
import { applyJob } from './apply-job.ts';
import { isArchive } from './files/archive.ts';
import { filesApplyJob } from './files/files-apply-job.ts';
import { filesTrialJob } from './files/files-trial-job.ts';
import { refuseNewBrands } from './note-rows.ts';
import { lockRun } from './run-state.ts';
import { BadTable } from './table/bad-table.ts';
import { trialJob } from './trial-job.ts';

type Given = {
  fileName: string;
  bytes: Uint8Array;
  /** Whose table it is; kept with how it was read. */
  supplier?: string | undefined;
  /** In place of what the supplier's tables were read by so far. */
  options?: ImportOptions | undefined;
};

/** What tries and what applies a table, or an archive of pictures and documents. */
export const jobs = {
  table: { trial: trialJob, apply: applyJob },
  files: { trial: filesTrialJob, apply: filesApplyJob },
};

/**
 * Takes a table, or an archive, and tries it in the background: nothing of the catalogue is written.
 */
export async function startTrial(
  changing: Changing,
  { fileName, bytes, supplier, options }: Given,
) {
  if (bytes.length === 0) throw new BadTable('TABLE.EMPTY');
  if (bytes.length > MOST_IMPORT_BYTES) {
    throw new BadTable('TABLE.LARGE', { most: MOST_IMPORT_BYTES / 2 ** 20 });
  }
  return begin(changing, {
    kind: (await isArchive(fileName, bytes)) ? 'files' : 'table',
    fileName,
    file: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    bytes: bytes.length,
    supplier,
    options,
  });
}

/** The same with the file of another import, which stays where it is: in the database. */
export const startTrialOf = (
  changing: Changing,
  { id, kind, file_name, file_bytes }: Pick<Kept, 'id' | 'kind' | 'file_name' | 'file_bytes'>,
  read: Pick<Given, 'supplier' | 'options'>,
) =>
  begin(changing, {
    kind,
    fileName: file_name,
    file: sql<Buffer>`(select file from import_run where id = ${id})`,
    bytes: file_bytes,
    ...read,
  });

type Kept = Selectable<Tables['import_run']>;

type Begun = Omit<Given, 'bytes'> & {
  kind: keyof typeof jobs;
  file: Buffer | RawBuilder<Buffer>;
  bytes: number;
};

async function begin(
  { trx, actor, note }: Changing,
  { kind, fileName, file, bytes, supplier, options }: Begun,
) {
  const profile = supplier ? await keepProfile(trx, supplier, options) : null;
  const run = await trx
    .insertInto('import_run')
    .values({
      kind,
      profile_id: profile?.id ?? null,
      file_name: beginningOf(fileName, 200),
      file,
      file_bytes: bytes,
      options: JSON.stringify(profile?.options ?? options ?? v.parse(importOptions, {})),
      actor,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  note({ verb: 'create', entity: 'import', ids: [run.id], after: { file_name: fileName } });
  const job = await startJob(trx, jobs[kind].trial, { run: run.id }, actor);
  await trx.updateTable('import_run').set({ job_id: job }).where('id', '=', run.id).execute();
  return { run: run.id, job, kind };
}

/** By name, made at first use. */
async function keepProfile(trx: Trx, name: string, options: ImportOptions | undefined) {
  const { rows } = await sql<{ id: number; options: object }>`
    insert into import_profile as stored (name, options)
    values (${name.trim()}, ${JSON.stringify(options ?? v.parse(importOptions, {}))}::jsonb)
    on conflict (lower(name)) do update
    set
      options = coalesce(${options ? JSON.stringify(options) : null}::jsonb, stored.options),
      version = stored.version + 1,
      updated_at = now()
    returning id, options`.execute(trx);
  return rows[0] ?? null;
}

type Wish = {
  /** All of it, or nothing; or what is good. */
  mode: 'all' | 'good';
  /** Guards somebody has looked at. */
  despite: GuardKey[];
  /** Whether brands that the shop does not have are made; otherwise their rows stay behind. */
  brands: boolean;
  /** Whether values that attributes do not have are made; otherwise their cells are left as they are. */
  values: boolean;
};

/** Why it is not applied. */
type NotApplied =
  | { kind: 'not-tried' }
  | { kind: 'refused-rows'; rows: number }
  | { kind: 'guarded'; guards: ImportSummary['guards'] };

/** Applies what a trial found, in the background. Of two who ask at once, one is told no. */
export async function startApplying(
  { trx, actor, note }: Changing,
  id: number,
  { mode, despite, brands, values }: Wish,
): Promise<{ job: number } | NotApplied> {
  const run = await lockRun(trx, id);
  if (run.state !== 'tried' || !run.summary) return { kind: 'not-tried' };
  const { counts, guards } = run.summary;
  const waiting = brands ? 0 : rowsOfNewBrands(run.summary);
  const refused = counts.refused + waiting;
  if (mode === 'all' && refused > 0) return { kind: 'refused-rows', rows: refused };
  const left = guards.filter(({ key }) => !despite.includes(key));
  if (left.length > 0) return { kind: 'guarded', guards: left };
  if (waiting > 0) await refuseNewBrands(trx, id);
  const summary: ImportSummary = {
    ...run.summary,
    counts: { ...counts, new: counts.new - waiting, refused },
    makesValues: values,
  };
  const after = { applied: mode, despite, brands, values };
  note({ verb: 'change', entity: 'import', ids: [id], after });
  const job = await startJob(trx, jobs[run.kind].apply, { run: id }, actor);
  await trx
    .updateTable('import_run')
    .set({ state: 'applying', job_id: job, summary: JSON.stringify(summary) })
    .where('id', '=', id)
    .execute();
  return { job };
}

const rowsOfNewBrands = ({ brands = [] }: ImportSummary) =>
  brands.reduce((sum, { rows }) => sum + rows, 0);

const DAYS_KEPT = 30;

/** Tables nobody applied; of those somebody did, the rows stay as the story of a batch. */
export const forgetImports = (db: Database) =>
  sql`
    delete from import_run
    where state in ('trying', 'tried')
      and created_at < now() - make_interval(days => ${DAYS_KEPT})`.execute(db);

export const readRun = (db: Database, id: number) =>
  db.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst();
