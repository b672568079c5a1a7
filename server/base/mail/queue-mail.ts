import { type Kysely, sql } from 'kysely';
import type { MailKind, OrderMailKind } from '../../../contract/staff/mails.ts';
import { asPrepared } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';
import { type Letter, oneLine } from './letter.ts';

type NewMail = Letter & {
  kind: MailKind;
  recipient: string;
  /** The customer it is written to; it is erased with them. */
  customerId?: number;
  /** The message it tells the shop of; it is forgotten with it. */
  contactRequestId?: number;
};

/**
 * Writes a mail into the outbox within the caller's transaction: it leaves if and only if what it
 * tells of has happened. The mail worker hears of it at commit.
 */
export async function queueMail(
  trx: Kysely<Tables>,
  { kind, recipient, subject, text, html, customerId, contactRequestId }: NewMail,
) {
  await trx
    .insertInto('mail_outbox')
    .values({
      kind,
      recipient,
      subject: oneLine(subject),
      text_body: text,
      html_body: html,
      customer_id: customerId ?? null,
      contact_request_id: contactRequestId ?? null,
    })
    .execute();
}

type OrderMail = { kind: OrderMailKind; recipient: string };

/** The same for mails about an order: they are composed when they leave, outside all locks. */
export async function queueOrderMails(trx: Kysely<Tables>, orderId: string, mails: OrderMail[]) {
  const { rows } = await sql<{ id: number }>`
    insert into mail_outbox (kind, recipient, order_id, subject, text_body, html_body)
    select ${asPrepared('order mails')} kind, recipient, ${orderId}, '', '', ''
    from unnest(
      ${mails.map(({ kind }) => kind)}::text[],
      ${mails.map(({ recipient }) => recipient)}::text[]
    ) as mail (kind, recipient)
    returning id`.execute(trx);
  return rows;
}
