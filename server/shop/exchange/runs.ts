import { sql } from 'kysely';
import { hashSecretKey, newSecretKey } from '../../base/access/secret-key.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import { lockName } from '../../base/database/lock-name.ts';
import { mayEnter } from './accounts.ts';
import { transactLimited } from './wait-for-others.ts';

export type RunKind = 'catalogue' | 'sale';
export type Run = { id: number; kind: RunKind; accountId: number };

/** Minutes without a sign of life after which a run is over. */
const SILENT_MINUTES = 15;
/** Older configurations simply stop: what has nothing left to do makes room after so many seconds. */
const QUIET_SECONDS = 60;
const SESSION_HOURS = 24;

type Busy = { kind: 'busy'; since: Date; percent: number };

type OpenRun = {
  id: number;
  account_id: number;
  started_at: Date;
  is_silent: boolean;
  is_quiet: boolean;
  files: number;
  unfinished: number;
  objects: number;
  done: number;
};

/**
 * A new run with a token of its own, unless another one is under way: one at a time of a kind,
 * whoever asks first. A run that has brought nothing yet is taken over by whoever began it.
 */
export const openRun = (db: Database, accountId: number, kind: RunKind) =>
  transactLimited(db, async (trx): Promise<{ token: string; run: Run } | Busy> => {
    await lockName(trx, `exchange ${kind}`);
    const open = await readOpenRun(trx, kind);
    if (open && !isOver(open) && !(open.account_id === accountId && open.files === 0)) {
      const percent = open.objects === 0 ? 0 : Math.floor((open.done * 100) / open.objects);
      return { kind: 'busy', since: open.started_at, percent };
    }
    if (open) {
      await endRun(trx, open.id, open.unfinished > 0 || open.files === 0 ? 'abandoned' : 'done');
    }
    const { id } = await trx
      .insertInto('exchange_run')
      .values({ account_id: accountId, kind })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = newSecretKey();
    await sql`
      insert into exchange_session (token_hash, account_id, run_id, expires_at)
      values (
        ${hashSecretKey(token)}, ${accountId}, ${id},
        now() + make_interval(hours => ${SESSION_HOURS})
      )`.execute(trx);
    return { token, run: { id, kind, accountId } };
  });

const isOver = ({ is_silent, is_quiet, files, unfinished }: OpenRun) =>
  is_silent || (is_quiet && files > 0 && unfinished === 0);

async function readOpenRun(trx: Trx, kind: RunKind): Promise<OpenRun | null> {
  const { rows } = await sql<OpenRun>`
    select
      run.id,
      run.account_id,
      run.started_at,
      run.seen_at < now() - make_interval(mins => ${SILENT_MINUTES}) as is_silent,
      run.seen_at < now() - make_interval(secs => ${QUIET_SECONDS}) as is_quiet,
      count(file.id)::integer as files,
      count(file.id) filter (where file.state in ('receiving', 'applying'))::integer as unfinished,
      coalesce(sum(file.objects), 0)::integer as objects,
      coalesce(sum(file.done), 0)::integer as done
    from exchange_run as run
    left join exchange_file as file on file.run_id = run.id
    where run.kind = ${kind}
      and run.state = 'open'
    group by run.id`.execute(trx);
  return rows[0] ?? null;
}

export async function endRun(
  trx: Database | Trx,
  id: number,
  state: 'done' | 'abandoned',
  report = '',
) {
  await sql`
    update exchange_run
    set state = ${state}, ended_at = now(), seen_at = now(), report = ${report}
    where id = ${id}
      and state = 'open'`.execute(trx);
  // What was brought and never asked for is of no use to anybody.
  await sql`
    delete from exchange_part
    where file_id in (select id from exchange_file where run_id = ${id})`.execute(trx);
}

/** Whose token it is, in the run it was given for; the run may be over by now. */
export async function findSession(db: Database, token: string, address: string) {
  const found = await db
    .selectFrom('exchange_session as session')
    .innerJoin('exchange_account as account', 'account.id', 'session.account_id')
    .innerJoin('exchange_run as run', 'run.id', 'session.run_id')
    .select(['run.id', 'run.kind', 'run.state', 'session.account_id', 'is_active', 'networks'])
    .where('token_hash', '=', hashSecretKey(token))
    .where('session.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!found || !mayEnter(found, address)) return null;
  const run: Run = { id: found.id, kind: found.kind, accountId: found.account_id };
  return { run, isOpen: found.state === 'open' };
}

/** For who sends nothing but the password: the run the account has open. */
export async function findRunOf(db: Database, accountId: number, kind: RunKind) {
  const found = await db
    .selectFrom('exchange_run')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return found ? { id: found.id, kind, accountId } : null;
}

/** Whoever holds the run is at it: nobody waits to say so as well. */
const noteLifeWhere = (db: Database | Trx, which: ReturnType<typeof sql>) =>
  sql`
    update exchange_run
    set seen_at = now()
    where id in (select id from exchange_run where id = (${which}) for no key update skip locked)
    `.execute(db);

export const noteLife = (db: Database | Trx, runId: number) =>
  noteLifeWhere(db, sql`select ${runId}::integer`);

/** Of the run that a file came in. */
export const noteLifeOf = (db: Database, fileId: number) =>
  noteLifeWhere(db, sql`select run_id from exchange_file where id = ${fileId}`);

/** What the files that were read say of the run: a single one with changes alone makes it one of changes. */
export const noteExtent = (trx: Trx, runId: number, schema = '') =>
  sql`
    update exchange_run
    set
      seen_at = now(),
      schema = coalesce(nullif(${schema}, ''), schema),
      is_full = (select bool_and(is_full) from exchange_file where run_id = ${runId})
    where id = ${runId}`.execute(trx);

/** So many runs can be looked up; what is linked and what waits stays. */
export const RUNS_KEPT = 30;

export async function forgetRuns(db: Database) {
  const silent = await db
    .selectFrom('exchange_run')
    .select('id')
    .where('state', '=', 'open')
    .where('seen_at', '<', sql<Date>`now() - make_interval(mins => ${SILENT_MINUTES})`)
    .execute();
  for (const { id } of silent) await endRun(db, id, 'abandoned');
  await sql`
    delete from exchange_run
    where state <> 'open'
      and id not in (select id from exchange_run order by id desc limit ${RUNS_KEPT})`.execute(db);
  await sql`
    delete from exchange_session
    where expires_at < now()`.execute(db);
}
