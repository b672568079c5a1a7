import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { sql } from 'kysely';
import { MOST_FILE_BYTES } from '../../../../contract/editing/fields.ts';
import { refusalIn } from '../../../base/changes/refused.ts';
import type { Database, Trx } from '../../../base/database/connect.ts';
import type { JobShop } from '../../../base/jobs/define-job.ts';
import type { MediaPlace } from '../../../base/media/media-store.ts';
import { storeFile } from '../../../base/media/store-file.ts';
import { nameOfPicture } from '../receiving/file-name.ts';
import { noteLife } from '../runs.ts';
import { changeAs1c } from '../wait-for-others.ts';
import { showPictures } from './show-pictures.ts';

/** A few at a time: each is drawn anew, which takes a while. */
export const AT_ONCE = 5;

const waiting = (runId: number) => sql`
  from exchange_file
  where run_id = ${runId}
    and state = 'receiving'
    and ${nameOfPicture}`;

/** How many of a run are in their places by now, and how many came. */
export async function countPictures(db: Database, runId: number) {
  const { rows } = await sql<{ done: number; of: number }>`
    select
      count(*) filter (where state = 'applied')::integer as done,
      count(*)::integer as of
    from exchange_file
    where run_id = ${runId}
      and ${nameOfPicture}`.execute(db);
  return rows[0] ?? { done: 0, of: 0 };
}

export async function hasPictures(trx: Trx, runId: number): Promise<boolean> {
  const { rows } = await sql`select ${waiting(runId)} limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * The next pictures of a run, into the products that name them. One transaction with the files that
 * are done with: who goes on goes on with the others. Answers whether there were any to take.
 */
export async function takeNextPictures(shop: JobShop, runId: number): Promise<boolean> {
  await noteLife(shop.db, runId);
  return changeAs1c(shop.db, async (changing) => {
    const { trx } = changing;
    const { rows: files } = await sql<{ id: number; name: string }>`
      select id, name
      ${waiting(runId)}
      order by id
      limit ${AT_ONCE}
      for update
      skip locked`.execute(trx);
    if (files.length === 0) return false;
    for (const file of files) await keepPicture(trx, shop.config, file);
    await showPictures(changing, { names: files.map(({ name }) => name) });
    const ids = files.map(({ id }) => id);
    await sql`delete from exchange_part where file_id = any(${ids}::integer[])`.execute(trx);
    await sql`
      update exchange_file
      set state = 'applied'
      where id = any(${ids}::integer[])`.execute(trx);
    return true;
  });
}

/** What was sent before and is the same is not drawn again. */
async function keepPicture(
  trx: Trx,
  config: MediaPlace,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const content = await contentOf(trx, id);
  const sha256 = createHash('sha256')
    .update(content ?? '')
    .digest();
  const known = await trx
    .selectFrom('exchange_picture')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  if (known?.sha256.equals(sha256) && (known.file !== null || known.problem !== '')) return;
  const picture = content ? await drawn(trx, config, name, content) : { problem: 'too-large' };
  // In place of one that is refused the former one stays.
  const values = { problem: '', ...picture, sha256 };
  await trx
    .insertInto('exchange_picture')
    .values({ name, file: null, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

/** Null: larger than a picture may be. */
async function contentOf(trx: Trx, fileId: number): Promise<Buffer | null> {
  const { rows } = await sql<{ content: Buffer }>`
    select content
    from exchange_part
    where file_id = ${fileId}
      and (select bytes from exchange_file where id = ${fileId}) <= ${MOST_FILE_BYTES}
    order by position`.execute(trx);
  return rows.length === 0 ? null : Buffer.concat(rows.map(({ content }) => content));
}

async function drawn(trx: Trx, config: MediaPlace, name: string, bytes: Buffer) {
  try {
    return {
      file: await storeFile({ db: trx, config }, 'picture', { name: basename(name), bytes }),
    };
  } catch (error) {
    if (!refusalIn(error)) throw error;
    return { problem: 'no-picture' };
  }
}
