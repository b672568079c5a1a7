import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Far beyond SEND_DEADLINE: a claimed mail is free again only when its worker must have died. */
const LEASE_MINUTES = 10;

/**
 * Takes mails that are due and counts the attempt at once, so that not even a mail on which the
 * process dies is tried forever. No lock is held while sending: the claim itself keeps other
 * workers off, and a database that ends idle transactions cannot undo it.
 */
export const claimDueMails = (db: Database, limit: number) =>
  db
    .with('due', (cte) =>
      cte
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mail_outbox')
    .from('due')
    .whereRef('mail_outbox.id', '=', 'due.id')
    .set((row) => ({
      attempts: row('mail_outbox.attempts', '+', 1),
      next_attempt_at: minutesFromNow(LEASE_MINUTES),
    }))
    .returning([
      'mail_outbox.id',
      'kind',
      'recipient',
      'order_id',
      'subject',
      'text_body',
      'html_body',
      'created_at',
      'attempts',
    ])
    .execute();

/** What a mail said is dropped once it is sent: it may hold a reset link, an address, a price. */
export const markSent = (db: Database, { id, subject }: { id: number; subject: string }) =>
  db
    .updateTable('mail_outbox')
    .set({ sent_at: sql<Date>`now()`, subject, text_body: '', html_body: '', last_error: null })
    .where('id', '=', id)
    .execute();

export const postpone = (db: Database, id: number, minutes: number, error: string) =>
  db
    .updateTable('mail_outbox')
    .set({ next_attempt_at: minutesFromNow(minutes), last_error: error })
    .where('id', '=', id)
    .execute();

export const giveUp = (db: Database, id: number, error: string) =>
  db
    .updateTable('mail_outbox')
    .set({ failed_at: sql<Date>`now()`, last_error: error })
    .where('id', '=', id)
    .execute();

/** Long enough to answer who asks for a letter that did not come. What could not be sent stays. */
const DAYS_KEPT = 90;

export const forgetSentMails = (db: Database) =>
  sql`
    delete from mail_outbox
    where sent_at < now() - make_interval(days => ${DAYS_KEPT})`.execute(db);

const minutesFromNow = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;
