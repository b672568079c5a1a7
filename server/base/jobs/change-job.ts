import { sql } from 'kysely';
import type { Changing } from '../changes/change.ts';
import { missing } from '../changes/refused.ts';

/** One that waits ends now; one that runs is asked to. False: it has ended already. */
export async function cancelJob(changing: Changing, id: number): Promise<boolean> {
  const before = await lockJob(changing, id);
  if (before.state !== 'waiting' && before.state !== 'running') return false;
  if (before.is_cancel_asked) return true;
  const { rows } = await sql<{ state: string }>`
    update job
    set
      is_cancel_asked = true,
      state = case when state = 'waiting' then 'cancelled' else state end,
      ended_at = case when state = 'waiting' then now() end
    where id = ${id}
    returning state`.execute(changing.trx);
  changing.note({
    verb: 'change',
    entity: 'job',
    ids: [id],
    before: { state: before.state, is_cancel_asked: false },
    after: { state: rows[0]?.state, is_cancel_asked: true },
  });
  return true;
}

/** Goes on where it was. False: it did not fail and was not cancelled. */
export async function retryJob(changing: Changing, id: number): Promise<boolean> {
  const before = await lockJob(changing, id);
  if (before.state !== 'failed' && before.state !== 'cancelled') return false;
  await sql`
    update job
    set
      state = 'waiting',
      ended_at = null,
      is_cancel_asked = false,
      message = null,
      error = null,
      queue_id = null
    where id = ${id}`.execute(changing.trx);
  changing.note({
    verb: 'change',
    entity: 'job',
    ids: [id],
    before: { state: before.state },
    after: { state: 'waiting' },
  });
  return true;
}

async function lockJob({ trx }: Changing, id: number) {
  const job = await trx
    .selectFrom('job')
    .select(['state', 'is_cancel_asked'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!job) throw missing();
  return job;
}
