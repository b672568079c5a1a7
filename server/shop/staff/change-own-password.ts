import type { PasswordChange } from '../../../contract/staff/forms.ts';
import { hashPassword } from '../../base/access/password.ts';
import { change } from '../../base/changes/change.ts';
import { Refused } from '../../base/changes/refused.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { readSender } from '../letters/read-sender.ts';
import { staffPasswordChanged } from '../letters/templates/staff-password-changed.ts';
import type { Shop } from '../shop.ts';
import { checkOwnPassword, wrongPassword } from './confirm-session.ts';
import { voidPasswordLink } from './password-links.ts';
import { lockSecrets } from './queries.ts';
import { endSessions, type StaffViewer } from './sessions.ts';

/** Other sessions end, and a letter tells, in case it was somebody else. */
export async function changeOwnPassword(
  shop: Shop,
  viewer: StaffViewer,
  { password, new_password }: PasswordChange,
) {
  const person = await checkOwnPassword(shop.db, viewer.id, password);
  if (person instanceof Refused) return person;
  // The slow work stays outside the transaction.
  const password_hash = await hashPassword(new_password);
  const sender = await readSender(shop.db, shop, person.locale);
  const letter = staffPasswordChanged({ ...sender, name: person.name });
  return change(shop.db, `staff:${viewer.id}`, async ({ trx, note }) => {
    if (!(await lockSecrets(trx, person))) throw wrongPassword();
    await trx
      .updateTable('staff_secret')
      .set({ password_hash })
      .where('staff_id', '=', viewer.id)
      .execute();
    await voidPasswordLink(trx, viewer.id);
    await endSessions(trx, viewer.id, viewer.sessionId);
    await queueMail(trx, { ...letter, kind: 'staff-password-changed', recipient: person.email });
    note({ verb: 'change', entity: 'staff', ids: [viewer.id], after: { password: 'changed' } });
  });
}
