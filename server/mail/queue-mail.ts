import type { Kysely } from 'kysely';
import type { MailKind, OrderMailKind, Tables } from '../database/tables.ts';
import { type Letter, oneLine } from './letter.ts';

/**
 * Writes a mail into the outbox within the caller's transaction: it leaves if and only if what it
 * tells of has happened. The mail worker hears of it at commit.
 */
export async function queueMail(
  trx: Kysely<Tables>,
  { kind, recipient, subject, text, html }: Letter & { kind: MailKind; recipient: string },
) {
  await trx
    .insertInto('mail_outbox')
    .values({ kind, recipient, subject: oneLine(subject), text_body: text, html_body: html })
    .execute();
}

/** The same for a mail about an order: it is composed when it leaves, outside all locks. */
export async function queueOrderMail(
  trx: Kysely<Tables>,
  orderId: string,
  kind: OrderMailKind,
  recipient: string,
): Promise<{ id: number }> {
  return trx
    .insertInto('mail_outbox')
    .values({ kind, recipient, order_id: orderId, subject: '', text_body: '', html_body: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
}
