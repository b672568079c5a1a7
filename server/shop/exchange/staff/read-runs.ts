import { sql } from 'kysely';
import type {
  ExchangeFile,
  ExchangeRun,
  ExchangeRunDetails,
  OutcomeCounts,
} from '../../../../contract/staff/exchange.ts';
import { exchangeWords } from '../../../../contract/staff/exchange-words.ts';
import type { Database } from '../../../base/database/connect.ts';
import { type Column, exportOf } from '../../../base/exports/export-list.ts';
import { nameOfPicture } from '../receiving/file-name.ts';
import { RUNS_KEPT } from '../runs.ts';
import { countOutcomes, readReport, summedUp } from './read-report.ts';

type Row = Omit<
  ExchangeRun,
  'started_at' | 'ended_at' | 'counts' | 'misplaced' | 'put_off' | 'not_hidden'
> & {
  started_at: Date;
  ended_at: Date | null;
};

const MOST_FILES = 200;

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
      and not ${nameOfPicture}
    order by id
    limit ${MOST_FILES}`.execute(db);
  const { rows: pictures } = await sql<{ number: number }>`
    select count(*)::integer as number
    from exchange_file as file
    where run_id = ${id}
      and ${nameOfPicture}`.execute(db);
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

const counted =
  (outcome: keyof OutcomeCounts) =>
  ({ counts }: ExchangeRun) =>
    counts[outcome];

const columns: Column<ExchangeRun>[] = [
  ['Nr.', '№', ({ id }) => id],
  ['Început', 'Начат', ({ started_at }) => started_at, 'time'],
  ['Încheiat', 'Закончен', ({ ended_at }) => ended_at, 'time'],
  ['Ce', 'Что', ({ kind }, locale) => exchangeWords[locale].kind[kind]],
  [
    'Cât',
    'Объём',
    ({ is_full }, locale) =>
      is_full === null ? null : exchangeWords[locale].extent[is_full ? 'full' : 'changes'],
  ],
  ['Cum a mers', 'Как прошёл', ({ state }, locale) => exchangeWords[locale].state[state]],
  ['Fișiere deteriorate', 'Повреждено файлов', ({ damaged }) => damaged],
  ['Obiecte', 'Объектов', ({ objects }) => objects],
  ['Parcurse', 'Пройдено', ({ done }) => done],
  ['Noi', 'Новых', counted('created')],
  ['Schimbate', 'Изменено', counted('changed')],
  ['La fel', 'Без изменений', counted('unchanged')],
  // As on the screen: what 1C named no more was taken off sale too.
  ['Scoase', 'Снято', ({ counts, hidden }) => counts.archived + hidden],
  ['Amânate', 'Отложено', counted('waiting')],
  ['Respinse', 'Отклонено', counted('refused')],
  ['Sărite', 'Пропущено', counted('skipped')],
];

/** The runs the list shows, as a table. */
export const exportRuns = exportOf('exchange runs', columns, ({ db }: { db: Database }) =>
  listRunsShown(db),
);
