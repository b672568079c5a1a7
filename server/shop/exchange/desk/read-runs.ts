import { sql } from 'kysely';
import type {
  ExchangeFile,
  ExchangeRun,
  ExchangeRunDetails,
} from '../../../../contract/staff/exchange.ts';
import type { Database } from '../../../base/database/connect.ts';
import { RUNS_KEPT } from '../runs.ts';
import { type Counted, readReport, summedUp } from './read-report.ts';

type Row = Omit<
  ExchangeRun,
  'started_at' | 'ended_at' | 'counts' | 'misplaced' | 'put_off' | 'not_hidden'
> & {
  started_at: Date;
  ended_at: Date | null;
};

const MOST_FILES = 200;
const isPicture = sql`file.name ~* '\\.(jpe?g|png|gif|webp|bmp)$'`;

const readRows = async (db: Database, where = sql`true`, limit = RUNS_KEPT): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select
      run.id,
      run.kind,
      run.state,
      run.started_at,
      run.ended_at,
      run.is_full,
      run.hidden,
      run.report,
      coalesce(sum(file.objects), 0)::integer as objects,
      coalesce(sum(file.done), 0)::integer as done,
      count(file.id)::integer as files,
      count(file.id) filter (where file.state = 'damaged')::integer as damaged,
      count(file.id) filter (where file.state = 'foreign')::integer as foreign
    from exchange_run as run
    left join exchange_file as file on file.run_id = run.id
    where ${where}
    group by run.id
    order by run.id desc
    limit ${limit}`.execute(db);
  return rows;
};

/**
 * What became of everything a run brought. One that 1C ended has it in its report; counting again
 * what may be hundreds of thousands is for runs under way, and for those that simply stopped.
 */
async function show(db: Database, { started_at, ended_at, ...row }: Row): Promise<ExchangeRun> {
  const { counted, notHidden } = readReport(row.report);
  return {
    ...row,
    started_at: started_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    ...summedUp(row.kind, counted ?? (await countOutcomes(db, row.id))),
    not_hidden: notHidden,
  };
}

/** Relies on exchange_object_order, which begins with the file. */
async function countOutcomes(db: Database, runId: number) {
  const { rows } = await sql<Counted>`
    select kind, outcome, count(*)::integer as number
    from exchange_object
    where file_id in (select id from exchange_file where run_id = ${runId})
      and outcome is not null
    group by kind, outcome`.execute(db);
  return rows;
}

/** The last runs, newest first. */
export async function listRunsShown(db: Database): Promise<ExchangeRun[]> {
  const shown: ExchangeRun[] = [];
  for (const row of await readRows(db)) shown.push(await show(db, row));
  return shown;
}

export async function readLastRun(db: Database, kind: ExchangeRun['kind']) {
  const [row] = await readRows(db, sql`run.kind = ${kind}`, 1);
  return row ? show(db, row) : null;
}

/** With its files; null if it is none, or forgotten by now. */
export async function readRunShown(db: Database, id: number): Promise<ExchangeRunDetails | null> {
  const [row] = await readRows(db, sql`run.id = ${id}`, 1);
  if (!row) return null;
  const { schema, account } = await db
    .selectFrom('exchange_run as run')
    .innerJoin('exchange_account as account', 'account.id', 'run.account_id')
    .select(['run.schema', 'account.name as account'])
    .where('run.id', '=', id)
    .executeTakeFirstOrThrow();
  const { rows: files } = await sql<ExchangeFile>`
    select id, name, state, bytes, objects, done, error
    from exchange_file as file
    where run_id = ${id}
      and not ${isPicture}
    order by id
    limit ${MOST_FILES}`.execute(db);
  const { rows: pictures } = await sql<{ number: number }>`
    select count(*)::integer as number
    from exchange_file as file
    where run_id = ${id}
      and ${isPicture}`.execute(db);
  return {
    ...(await show(db, row)),
    // What is looked at is counted as it is now: a job may still be at it.
    ...summedUp(row.kind, await countOutcomes(db, id)),
    schema,
    account,
    file_list: files,
    pictures: pictures[0]?.number ?? 0,
  };
}
