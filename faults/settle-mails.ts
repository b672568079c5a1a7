import { sql } from 'kysely';
import type { Database } from '../server/base/database/connect.ts';
import type { ShopOnTrial } from './shop-on-trial.ts';
import { waitFor } from './wait-for.ts';

/** Milliseconds without a letter after which nobody is sending those that are left. */
const QUIET = 4_000;

/**
 * Until every mail has left. What the shop would wait for is not waited for: a minute after a mail
 * was refused, and ten until one is taken from a process that must have died.
 */
export async function settleMails({
  db,
  letters,
  isPosting,
}: Pick<ShopOnTrial, 'db' | 'letters' | 'isPosting'>) {
  let before = -1;
  let quietSince = Date.now();
  await waitFor('every mail has left', async () => {
    const left = await countUnsent(db);
    if (left === 0) return true;
    if (letters().length !== before || isPosting()) quietSince = Date.now();
    before = letters().length;
    const isQuiet = Date.now() - quietSince > QUIET;
    await makeDue(db, isQuiet ? 'claimed' : 'refused');
    // Whoever takes them now is given the time to send them.
    if (isQuiet) quietSince = Date.now();
    return false;
  });
}

const unsent = (db: Database) =>
  db.selectFrom('mail_outbox').where('sent_at', 'is', null).where('failed_at', 'is', null);

const countUnsent = async (db: Database) =>
  (
    await unsent(db)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Claimed ones wait for ten minutes, refused ones for five at most in a trial. */
async function makeDue(db: Database, which: 'claimed' | 'refused') {
  const within = which === 'claimed' ? '1 hour' : '6 minutes';
  await sql`
    update mail_outbox
    set next_attempt_at = now()
    where sent_at is null
    and failed_at is null
    and next_attempt_at between now() and now() + ${within}::interval`.execute(db);
  await sql`select pg_notify('shop_mail', '')`.execute(db);
}
