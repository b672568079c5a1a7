import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Changing } from '../changes/change.ts';
import type { Database, Trx } from '../database/connect.ts';
import type { ExchangeOutcome } from '../database/tables/exchange.ts';
import { loadSettings } from '../settings/settings.ts';
import { applyStaged, type Staged } from './applying/apply-file.ts';
import { DamagedFile } from './commerceml/damaged-file.ts';
import type { CommerceObject } from './commerceml/objects.ts';
import { fileName, isPicture } from './receiving/file-name.ts';
import { appendPart, holdFile } from './receiving/receive-file.ts';
import { stageFile } from './receiving/stage-file.ts';
import { isArchive, unpackArchive } from './receiving/unpack-archive.ts';

export type TriedObject = {
  kind: string;
  external_id: string;
  title: string;
  outcome: ExchangeOutcome;
  reason: string;
};

export type Tried = {
  /** Why the package cannot be read; then nothing else is told. */
  refused: string | null;
  counts: { kind: string; outcome: ExchangeOutcome; number: number }[];
  objects: TriedObject[];
};

const MOST_TRIED = 20_000;
const MOST_TOLD = 2_000;
const AT_ONCE = 500;

/** In which order objects find what they refer to, whichever file they stand in. */
const order: CommerceObject['kind'][] = [
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
const undoneAtOnce = new Set<CommerceObject['kind']>(['offer', 'document']);

class Undone extends Error {
  readonly tried: Tried;

  constructor(tried: Tried) {
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
): Promise<Tried> {
  try {
    return await db.transaction().execute(async (trx) => {
      const files = await stagePackage(trx, fileName(name) ?? 'package', Buffer.from(content));
      throw new Undone(summed(await applyAll(trx, files)));
    });
  } catch (error) {
    if (error instanceof Undone) return error.tried;
    if (error instanceof DamagedFile) return { refused: error.message, counts: [], objects: [] };
    throw error;
  }
}

type File = { id: number; formed_at: string | null };

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
  const brought = await holdFile(trx, runId, name);
  await appendPart(trx, brought.id, content);
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
    objects += (await stageFile(trx, file.id)).objects;
    if (objects > MOST_TRIED) throw new DamagedFile(`more than ${MOST_TRIED} objects to try`);
  }
  return trx
    .selectFrom('exchange_file')
    .select(['id', 'formed_at'])
    .where('run_id', '=', runId)
    .where('state', '=', 'applying')
    .orderBy('id')
    .execute();
}

async function applyAll(trx: Trx, files: File[]): Promise<TriedObject[]> {
  const settings = await loadSettings(trx);
  const tried: TriedObject[] = [];
  for (const kind of order) {
    for (const file of files) {
      for await (const staged of batchesOf(trx, file.id, kind)) {
        // Nothing is noted and nobody told.
        const changing: Changing = { trx, actor: 'exchange', note() {}, atEnd() {} };
        await sql`savepoint trial`.execute(trx);
        const outcomes = await applyStaged(
          { changing, settings, formedAt: file.formed_at },
          staged,
        );
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

/** What changes something, or cannot, comes before what stays as it is. */
function summed(objects: TriedObject[]): Tried {
  const counts = [
    ...Map.groupBy(objects, ({ kind, outcome }) => `${kind} ${outcome}`).values(),
  ].flatMap((all) => {
    const [first] = all;
    return first ? [{ kind: first.kind, outcome: first.outcome, number: all.length }] : [];
  });
  const rank = ({ outcome }: TriedObject) => Number(outcome === 'unchanged');
  return {
    refused: null,
    counts,
    objects: objects.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_TOLD),
  };
}
