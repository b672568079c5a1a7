import { sql } from 'kysely';
import type { Mail } from '../../../contract/staff/mails.ts';
import { attemptLimits, countAttempt } from '../../base/access/limit-attempts.ts';
import { change } from '../../base/changes/change.ts';
import { invalid, missing, type Refused } from '../../base/changes/refused.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import { isSecret, readMail } from '../../base/mail/read-outbox.ts';
import { writeOrderEvent } from '../orders/order-events.ts';
import type { Shop } from '../shop.ts';

/**
 * Sends a mail once more. One about an order is a new mail, composed anew, to one address that may
 * be another; of the others the text is there until they are sent, and the same row tries again.
 */
export async function sendAgain(
  shop: Pick<Shop, 'db'>,
  staffId: number,
  { id, recipient }: { id: number; recipient?: string | undefined },
): Promise<Mail | Refused> {
  const seen = await readMail(shop.db, id);
  if (!seen) return missing();
  const refused = mistakeIn(seen, recipient);
  if (refused) return refused;
  const tooMany = await countSending(shop.db, staffId, seen.order_id);
  if (tooMany) return tooMany;

  return change(shop.db, `staff:${staffId}`, async ({ trx, note }) => {
    const stored = await lockMail(trx, id);
    if (!stored) throw missing();
    // Sent in the meantime, and its text is gone.
    if (stored.order_id === null && stored.sent_at) throw gone();
    const again = stored.order_id === null ? await retry(trx, id) : await copy(trx, id, recipient);
    if (stored.order_id !== null) await tellTimeline(trx, `staff:${staffId}`, again);
    // Without the address: it stands in the mail, which is forgotten in time.
    const after = { sent_again: again, to: recipient === undefined ? 'same' : 'corrected' };
    note({ verb: 'change', entity: 'mail', ids: [id], after });
    const mail = await readMail(trx, again);
    if (!mail) throw missing();
    return mail;
  });
}

const gone = () => invalid({ non_field_errors: ['STAFF.MAIL_GONE'] });

function mistakeIn(mail: NonNullable<Awaited<ReturnType<typeof readMail>>>, recipient?: string) {
  if (isSecret(mail)) return invalid({ non_field_errors: ['STAFF.MAIL_SECRET'] });
  if (!mail.may_send_again) return gone();
  if (recipient === undefined || mail.may_change_recipient) return null;
  return invalid({ recipient: ['STAFF.MAIL_RECIPIENT'] });
}

/** So that nobody makes the shop a sender of mails to whomever. */
const countSending = async (db: Database, staffId: number, orderId: string | null) =>
  (await countAttempt(db, `mail-again:staff:${staffId}`, attemptLimits.mailsAgainPerStaff)) ??
  (orderId === null
    ? null
    : await countAttempt(db, `mail-again:order:${orderId}`, attemptLimits.mailsAgainPerOrder));

const lockMail = (trx: Trx, id: number) =>
  trx
    .selectFrom('mail_outbox')
    .select(['order_id', 'sent_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Another mail about the same order; one that still waits gives way to it. */
async function copy(trx: Trx, id: number, recipient: string | undefined) {
  const { rows } = await sql<{ id: number }>`
    insert into mail_outbox (kind, recipient, order_id, subject, text_body, html_body)
    select kind, coalesce(${recipient ?? null}::text, recipient), order_id, '', '', ''
    from mail_outbox
    where id = ${id}
    returning id`.execute(trx);
  const again = rows[0]?.id ?? 0;
  await trx
    .updateTable('mail_outbox')
    .set({ failed_at: sql<Date>`now()`, last_error: `sent again as ${again}` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
  return again;
}

/** Whoever looks at the order sees that it was written once more, and where to. */
async function tellTimeline(trx: Trx, actor: string, mailId: number) {
  const mail = await readMail(trx, mailId);
  if (!mail?.order_id) return;
  const after = { kind: mail.kind, recipient: mail.recipient, mail: mailId };
  await writeOrderEvent(trx, { orderId: mail.order_id, actor }, { kind: 'mail', after });
}

async function retry(trx: Trx, id: number) {
  await trx
    .updateTable('mail_outbox')
    .set({ attempts: 0, failed_at: null, next_attempt_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  // The worker hears of new mails by itself, of this one it is told.
  await sql`select pg_notify('shop_mail', '')`.execute(trx);
  return id;
}
