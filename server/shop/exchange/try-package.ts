import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ExchangeTrial } from '../../../contract/staff/exchange.ts';
import type { Changing } from '../../base/changes/change.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import { tryToLockName } from '../../base/database/lock-name.ts';
import { transact } from '../../base/database/transact.ts';
import { applyStaged, type Staged } from './applying/apply-file.ts';
import { startApplying } from './applying/applying.ts';
import type { Formed } from './applying/known-quantity.ts';
import { DamagedFile } from './commerceml/damaged-file.ts';
import { ForeignBase } from './commerceml/foreign-base.ts';
import type { StagedObject } from './commerceml/objects.ts';
import { fileName, isPicture } from './receiving/file-name.ts';
import { appendPart, FILE_LIMIT, lockFile } from './receiving/receive-file.ts';
import { stageFile } from './receiving/stage-file.ts';
import { isArchive, unpackArchive } from './receiving/unpack-archive.ts';
import { isHeldByOthers } from './wait-for-others.ts';

type TriedObject = ExchangeTrial['objects'][number];

const MOST_TRIED = 20_000;
const MOST_TOLD = 2_000;
const AT_ONCE = 500;
/** One goes on at a time. */
export const TRIAL = 'trial of a package';
/** Of the time after which whoever waits for what it holds would give up. */
const SHARE = 0.75;

/** In which order objects find what they refer to, whichever file they stand in. */
const order: StagedObject['kind'][] = [
  'classifier',
  'unit',
  'property',
  'price-type',
  'warehouse',
  'group',
  'product',
  'offer',
  'document',
];

/** Nothing after these builds on what they wrote, and what they hold others wait for. */
const undoneAtOnce = new Set<StagedObject['kind']>(['offer', 'document']);

class Undone extends Error {
  readonly tried: ExchangeTrial;

  constructor(tried: ExchangeTrial) {
    super('a trial');
    this.tried = tried;
  }
}

/**
 * What a package would do: it is taken over as it would be, and all of that is undone. Nobody hears
 * of it, and what customers could wait for is held no longer than one step.
 */
export async function tryPackage(
  db: Database,
  { name, content }: { name: string; content: Uint8Array },
): Promise<ExchangeTrial> {
  try {
    return await transact(db, async (trx) => {
      await sql`set local lock_timeout = '900ms'`.execute(trx);
      // Each takes a connection and much memory for as long as it lasts.
      if (!(await tryToLockName(trx, TRIAL))) return notTried('busy');
      const longest = await longestOf(trx);
      const files = await stagePackage(
        trx,
        fileName(name) ?? 'package',
        Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      );
      throw new Undone(summed(asInTheEnd(await applyAll(trx, files, longest))));
    });
  } catch (error) {
    if (error instanceof Undone) return error.tried;
    if (error instanceof DamagedFile || error instanceof ForeignBase) {
      return notTried(error.message);
    }
    // Whoever really works, such as 1C, does not wait for a trial.
    if (isHeldByOthers(error)) return notTried('busy');
    throw error;
  }
}

async function longestOf(trx: Trx): Promise<number> {
  const { rows } = await sql<{ patience: number }>`
    select extract(epoch from current_setting('statement_timeout')::interval)::integer as patience
    `.execute(trx);
  const { patience = 0 } = rows[0] ?? {};
  return patience > 0 ? patience * 1_000 * SHARE : Number.POSITIVE_INFINITY;
}

const notTried = (refused: string): ExchangeTrial => ({ refused, counts: [], objects: [] });

type File = { id: number; formedAt: string | null; formed: Formed };

/** As files of a run that never was. */
async function stagePackage(trx: Trx, name: string, content: Buffer): Promise<File[]> {
  const { rows } = await sql<{ id: number }>`
    with account as (
      insert into exchange_account (name, name_key, password_hash, is_active)
      values ('trial', ${`trial ${randomUUID()}`}, '', false)
      returning id
    )
    insert into exchange_run (account_id, kind, state, ended_at)
    select id, 'catalogue', 'abandoned', now()
    from account
    returning id`.execute(trx);
  const runId = rows[0]?.id ?? 0;
  const brought = await lockFile(trx, runId, name);
  for (let at = 0; at === 0 || at < content.length; at += FILE_LIMIT) {
    await appendPart(trx, brought.id, content.subarray(at, at + FILE_LIMIT));
  }
  if (await isArchive(trx, brought.id)) await unpackArchive(trx, runId, brought.id);
  const files = await trx
    .selectFrom('exchange_file')
    .select(['id', 'name'])
    .where('run_id', '=', runId)
    .where('state', '=', 'receiving')
    .orderBy('id')
    .execute();
  let objects = 0;
  for (const file of files) {
    if (isPicture(file.name)) continue;
    objects += (await stageFile(trx, file.id, { most: MOST_TRIED - objects })).objects;
  }
  const staged = await trx
    .selectFrom('exchange_file')
    .select(['id', 'formed_at', 'formed_since', 'received_at'])
    .where('run_id', '=', runId)
    .where('state', '=', 'applying')
    .orderBy('id')
    .execute();
  return staged.map(({ id, formed_at: formedAt, formed_since, received_at }) => {
    const until = received_at.getTime();
    return { id, formedAt, formed: { since: formed_since?.getTime() ?? until, until } };
  });
}

async function applyAll(trx: Trx, files: File[], longest: number): Promise<TriedObject[]> {
  const tried: TriedObject[] = [];
  const until = Date.now() + longest;
  for (const kind of order) {
    for (const file of files) {
      for await (const staged of batchesOf(trx, file.id, kind)) {
        if (Date.now() > until) throw new DamagedFile(`more than ${tried.length} objects to try`);
        // Nothing is noted and nobody told.
        const changing: Changing = { trx, actor: 'exchange', note() {}, atEnd() {} };
        await sql`savepoint trial`.execute(trx);
        const outcomes = await applyStaged(await startApplying(changing, file), staged);
        await (undoneAtOnce.has(kind)
          ? sql`rollback to savepoint trial`
          : sql`release savepoint trial`
        ).execute(trx);
        for (const [at, { outcome, reason = '' }] of outcomes.entries()) {
          const { external_id = '', title = '' } = staged[at] ?? {};
          tried.push({ kind, external_id, title, outcome, reason });
        }
      }
    }
  }
  return tried;
}

async function* batchesOf(trx: Trx, fileId: number, kind: string) {
  let after = 0;
  for (;;) {
    const { rows } = await sql<Staged & { external_id: string; title: string }>`
      select id, position, kind, body, external_id, title
      from exchange_object
      where file_id = ${fileId}
        and kind = ${kind}
        and position > ${after}
      order by position
      limit ${AT_ONCE}`.execute(trx);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.position ?? after;
  }
}

/** What waited for its price alone is sold once the price has come, in whichever file. */
function asInTheEnd(objects: TriedObject[]): TriedObject[] {
  const productOf = ({ external_id }: TriedObject) => external_id.split('#', 1)[0];
  const sold = new Set(
    objects.filter(({ kind, outcome }) => kind === 'offer' && outcome === 'created').map(productOf),
  );
  return objects.map((one) =>
    one.kind === 'product' && one.reason === 'no-price' && sold.has(productOf(one))
      ? { ...one, outcome: 'created', reason: '' }
      : one,
  );
}

/** What people have to see to comes first, what stays as it is last. */
function summed(objects: TriedObject[]): ExchangeTrial {
  const counts = [
    ...Map.groupBy(objects, ({ kind, outcome }) => `${kind} ${outcome}`).values(),
  ].flatMap((all) => {
    const [first] = all;
    return first ? [{ kind: first.kind, outcome: first.outcome, number: all.length }] : [];
  });
  const rank = ({ outcome }: TriedObject) => ranks.indexOf(outcome);
  return {
    refused: null,
    counts,
    objects: objects.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_TOLD),
  };
}

const ranks: TriedObject['outcome'][] = [
  'refused',
  'waiting',
  'archived',
  'changed',
  'created',
  'skipped',
  'unchanged',
];
