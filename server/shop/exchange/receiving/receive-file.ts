import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../base/database/connect.ts';
import { noteLife } from '../runs.ts';
import { transactLimited, writeWhenFree } from '../wait-for-others.ts';

/** The size of parts that 1C is asked for; a client that sends more at once is served all the same. */
export const FILE_LIMIT = 4 * 2 ** 20;
export const MOST_PART_BYTES = 64 * 2 ** 20;
const MOST_RUN_BYTES = 1024 * 2 ** 20;
const MOST_FILES = 20_000;

type Received = 'received' | 'too-much' | 'being-imported';

/**
 * One more part of a file. The same bytes twice in a row are a part that was sent again because its
 * answer was lost. A file that was imported already begins anew.
 */
export async function receivePart(db: Database, runId: number, name: string, content: Buffer) {
  await noteLife(db, runId);
  return transactLimited(db, async (trx): Promise<Received> => {
    const file = await lockFile(trx, runId, name);
    if (file.state === 'applying') return 'being-imported';
    if (file.state !== 'receiving') await emptyFile(trx, file.id);
    const { rows } = await sql<{ bytes: number; files: number }>`
      select coalesce(sum(bytes), 0)::double precision as bytes, count(*)::integer as files
      from exchange_file
      where run_id = ${runId}`.execute(trx);
    const stored = rows[0] ?? { bytes: 0, files: 0 };
    if (stored.bytes + content.length > MOST_RUN_BYTES || stored.files > MOST_FILES)
      return 'too-much';
    const last = await trx
      .selectFrom('exchange_part')
      .select('sha256')
      .where('file_id', '=', file.id)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last?.sha256.equals(hashOf(content))) await appendPart(trx, file.id, content);
    return 'received';
  });
}

/** The row of the file, made if it is not there, and locked. */
export async function lockFile(trx: Trx, runId: number, name: string) {
  await trx
    .insertInto('exchange_file')
    .values({ run_id: runId, name })
    .onConflict((conflict) => conflict.columns(['run_id', 'name']).doNothing())
    .execute();
  return trx
    .selectFrom('exchange_file')
    .selectAll()
    .where('run_id', '=', runId)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function emptyFile(trx: Trx, fileId: number) {
  await trx.deleteFrom('exchange_part').where('file_id', '=', fileId).execute();
  await trx.deleteFrom('exchange_object').where('file_id', '=', fileId).execute();
  await trx
    .updateTable('exchange_file')
    .set({
      state: 'receiving',
      bytes: 0,
      objects: 0,
      position: 0,
      done: 0,
      error: null,
      job_id: null,
      received_at: sql<Date>`now()`,
    })
    .where('id', '=', fileId)
    .execute();
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest();

/** What stands next in the file, whatever stood before it. */
export async function appendPart(trx: Trx, fileId: number, content: Buffer) {
  await sql`
    insert into exchange_part (file_id, position, content, sha256)
    select ${fileId}, coalesce(max(position), 0) + 1, ${content}, ${hashOf(content)}
    from exchange_part
    where file_id = ${fileId}`.execute(trx);
  await trx
    .updateTable('exchange_file')
    .set((row) => ({ bytes: row('bytes', '+', content.length) }))
    .where('id', '=', fileId)
    .execute();
}

/** A new ladder begins: of the one before it nothing is appended to. What was applied is kept to read. */
export const dropLeftovers = (db: Database, runId: number) =>
  writeWhenFree(db, (trx) =>
    trx
      .deleteFrom('exchange_file')
      .where('run_id', '=', runId)
      .where('state', 'in', ['receiving', 'unpacked', 'damaged', 'foreign'])
      .execute(),
  );

/** The parts of a file one after the other: never more than one is in memory. */
export async function* readParts(db: Database | Trx, fileId: number): AsyncGenerator<Buffer> {
  let position = 0;
  for (;;) {
    const part = await db
      .selectFrom('exchange_part')
      .select(['position', 'content'])
      .where('file_id', '=', fileId)
      .where('position', '>', position)
      .orderBy('position')
      .limit(1)
      .executeTakeFirst();
    if (!part) return;
    yield part.content;
    position = part.position;
  }
}
