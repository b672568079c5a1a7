import type { PasswordByLink } from '../../../contract/staff/forms.ts';
import { hashPassword } from '../../base/access/password.ts';
import { change } from '../../base/changes/change.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { readSender } from '../letters/read-sender.ts';
import { staffPasswordChanged } from '../letters/templates/staff-password-changed.ts';
import type { Shop } from '../shop.ts';
import { forgetWrongConfirmations } from './confirm-session.ts';
import { findPasswordLink, linkInvalid, voidPasswordLink } from './password-links.ts';
import { lockPerson, readWithSecrets } from './queries.ts';
import { endSessions } from './sessions.ts';
import { forgetWrongPasswords } from './sign-in.ts';

/**
 * Sets the new password once and signs the person out everywhere. It signs nobody in and leaves the
 * second factor alone: whoever reads the person's mail has no more than a password by it.
 */
export async function setPasswordByLink(
  shop: Pick<Shop, 'db' | 'settings' | 'config'>,
  { key, new_password }: PasswordByLink,
  address: string,
) {
  // Looked up first, so that guessed links cost the shop no hashing.
  const found = await findPasswordLink(shop.db, key);
  if (!found) return linkInvalid();
  const { id, name, email, locale } = await readWithSecrets(shop.db, found.id);
  const password_hash = await hashPassword(new_password);
  const sender = await readSender(shop.db, shop, locale);
  const letter = staffPasswordChanged({ ...sender, name });

  return change(shop.db, `staff:${id}`, async ({ trx, note }) => {
    // The person before the link, as whoever deactivates them or writes another link takes them.
    await lockPerson(trx, id);
    if (!(await findPasswordLink(trx, key))) throw linkInvalid();
    await voidPasswordLink(trx, id);
    // The password before the sessions: a sign-in under way waits for it, then fails.
    await trx
      .updateTable('staff_secret')
      .set({ password_hash })
      .where('staff_id', '=', id)
      .execute();
    await endSessions(trx, id);
    await forgetWrongPasswords(trx, email, address);
    await forgetWrongConfirmations(trx, id);
    await queueMail(trx, { ...letter, kind: 'staff-password-changed', recipient: email });
    note({ verb: 'change', entity: 'staff', ids: [id], after: { password: 'changed by a link' } });
  });
}
