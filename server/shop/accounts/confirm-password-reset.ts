import type { PasswordResetConfirm } from '../../../contract/forms/password-reset.ts';
import { forgetAttempts } from '../../base/access/limit-attempts.ts';
import { hashPassword } from '../../base/access/password.ts';
import { hashSecretKey } from '../../base/access/secret-key.ts';
import { invalid, type Refused } from '../../base/changes/refused.ts';
import type { Database } from '../../base/database/connect.ts';
import { transact } from '../../base/database/transact.ts';
import { whyGuessable } from './guessable-password.ts';
import { forgetDevices } from './known-devices.ts';
import { loginSubject } from './log-in.ts';
import {
  changePassword,
  findResetLink,
  lockCustomerRow,
  noteConfirmed,
  readCustomer,
  useResetLink,
} from './queries.ts';
import { readUid } from './reset-uid.ts';
import { revokeAllTokens } from './tokens.ts';

const linkInvalid = () => invalid({ non_field_errors: ['ERROR.RESET_LINK_INVALID'] });

/** Sets the new password once, and signs the customer out everywhere. */
export async function confirmPasswordReset(
  db: Database,
  { uid, token, new_password }: PasswordResetConfirm,
): Promise<Refused | undefined> {
  const customerId = readUid(uid);
  const tokenHash = hashSecretKey(token);
  // Looked up first, so that guessed links cost the shop no hashing.
  if (!customerId || !(await findResetLink(db, customerId, tokenHash))) return linkInvalid();
  const guessable = whyGuessable(new_password, await readCustomer(db, customerId));
  if (guessable) return invalid({ new_password: [guessable] });

  const passwordHash = await hashPassword(new_password);
  return transact(db, async (trx) => {
    // The customer before the link, as whoever changes an e-mail or blocks somebody takes them.
    await lockCustomerRow(trx, customerId);
    if (!(await useResetLink(trx, customerId, tokenHash))) return linkInvalid();
    // The password before the tokens: a login under way waits for it, then fails.
    await changePassword(trx, customerId, passwordHash);
    await revokeAllTokens(trx, customerId);
    await forgetDevices(trx, customerId);
    // Who has read the letter has the address.
    await noteConfirmed(trx, customerId);
    await forgetAttempts(trx, loginSubject(customerId));
    return undefined;
  });
}
