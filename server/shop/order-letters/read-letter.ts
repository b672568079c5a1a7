import type { AnswerOf } from '../../../contract/operation.ts';
import type { readMail as reading } from '../../../contract/staff/operations/mails.ts';
import { may, type Role } from '../../../contract/staff/permissions.ts';
import { isSecret, readMail } from '../../base/mail/read-outbox.ts';
import type { Shop } from '../shop.ts';
import { composeOrderMail } from './compose-order-mail.ts';

type Answer = AnswerOf<typeof reading>;

/** A mail with what it says. Links that open an account are their receiver's alone. */
export async function readLetter(shop: Shop, id: number, role: Role): Promise<Answer | null> {
  const mail = await readMail(shop.db, id);
  if (!mail) return null;
  const without = (body: Answer['body']) => ({ mail, body, letter: null });
  if (isSecret(mail)) return without('secret');
  const needed = mail.kind === 'contact-request' ? 'messages.read' : 'orders.read';
  if (!may(role, needed)) return without('forbidden');
  if (mail.order_id !== null) {
    const { subject, text, html } = await composeOrderMail(shop, mail.kind, mail.order_id, {
      // Reading gives no paper its number.
      isSent: false,
    });
    return { mail, body: 'composed', letter: { subject, text, html } };
  }
  if (mail.state === 'sent') return without('gone');
  const { text_body, html_body } = await shop.db
    .selectFrom('mail_outbox')
    .select(['text_body', 'html_body'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const letter = { subject: mail.subject, text: text_body, html: html_body };
  return { mail, body: 'kept', letter };
}
