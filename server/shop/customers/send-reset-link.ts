import { attemptLimits, countAttempt } from '../../base/access/limit-attempts.ts';
import { change } from '../../base/changes/change.ts';
import { invalid, missing } from '../../base/changes/refused.ts';
import {
  composeResetLink,
  countResets,
  queueResetLink,
} from '../accounts/request-password-reset.ts';
import type { Shop } from '../shop.ts';

/** The way a customer asks for it, and as often; nobody but the customer gets to see the link. */
export async function sendResetLink(
  shop: Pick<Shop, 'db' | 'config' | 'settings'>,
  staffId: number,
  id: number,
) {
  const owner = await shop.db
    .selectFrom('customer')
    .select(['id', 'username', 'email', 'locale'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!owner) return missing();
  if (owner.email === '') return invalid({ email: ['VALIDATE.EMAIL_REQ'] });
  const byStaff = `reset:staff:${staffId}`;
  const tooMany =
    (await countAttempt(shop.db, byStaff, attemptLimits.passwordResetPerStaff)) ??
    (await countResets(shop.db, owner.email));
  if (tooMany) return tooMany;

  const link = await composeResetLink(shop, owner, owner.locale);
  return change(shop.db, `staff:${staffId}`, async ({ trx, note }) => {
    const isQueued = await queueResetLink(trx, owner, link);
    // Blocked, or with another e-mail since.
    if (!isQueued) throw invalid({ non_field_errors: ['STAFF.CUSTOMER_UNREACHABLE'] });
    note({ verb: 'change', entity: 'customer', ids: [id], after: { reset_link: 'sent' } });
  });
}
