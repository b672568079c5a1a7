import type { Login } from '../../../contract/forms/login.ts';
import { attemptLimits, countAttempt, forgetAttempts } from '../../base/access/limit-attempts.ts';
import { networkOf } from '../../base/access/network-of.ts';
import { verifyAgainstNobody, verifyPassword } from '../../base/access/password.ts';
import { hashSecretKey } from '../../base/access/secret-key.ts';
import { invalid, type Refused } from '../../base/changes/refused.ts';
import { transact } from '../../base/database/transact.ts';
import type { Shop } from '../shop.ts';
import { isKnownDevice, markDevice } from './known-devices.ts';
import { findByLogin, lockPassword } from './queries.ts';
import { issueToken } from './tokens.ts';

/** `mark`: what the device shows from now on; null where it has one. */
type LoggedIn = { token: string; mark: string | null };

const wrongCredentials = () => invalid({ non_field_errors: ['ERROR.CREDENTIALS'] });

/** By username or e-mail. An unknown name and a wrong password cannot be told apart. */
export async function logIn(
  shop: Shop,
  { username, password }: Login,
  { address, mark }: { address: string; mark: string | null },
): Promise<LoggedIn | Refused> {
  // The address first: who is refused for it must not use up the attempts of somebody's account.
  const fromAddress = `login:address:${networkOf(address)}`;
  const refused = await countAttempt(shop.db, fromAddress, attemptLimits.loginPerAddress);
  if (refused) return refused;

  const customer = await findByLogin(shop.db, username);
  // Strangers who guess close the account to strangers: a device that was in before has its own count.
  const isKnown =
    customer !== undefined && mark !== null && (await isKnownDevice(shop.db, mark, customer.id));
  const subject = subjectOf(username, customer?.id, isKnown ? mark : null);
  const locked = await countAttempt(shop.db, subject, attemptLimits.loginPerAccount);
  if (locked) return locked;

  const isRight = customer
    ? await verifyPassword(password, customer.password_hash)
    : await verifyAgainstNobody(password);
  if (!customer || !isRight) return wrongCredentials();

  return transact(shop.db, async (trx): Promise<LoggedIn | Refused> => {
    // A password changed since the check must not leave a token of the old one behind.
    const stored = await lockPassword(trx, customer.id, customer.password_hash);
    if (!stored) return wrongCredentials();
    // Said to whoever knows the password alone.
    if (stored.blocked_at) return invalid({ non_field_errors: ['ERROR.ACCOUNT_BLOCKED'] });
    await forgetAttempts(trx, subject);
    const token = await issueToken(trx, customer.id, shop.settings().token_days);
    return { token, mark: isKnown ? null : await markDevice(trx, customer.id) };
  });
}

function subjectOf(username: string, customerId: number | undefined, mark: string | null) {
  if (customerId === undefined) return `login:name:${username.toLowerCase()}`;
  if (mark === null) return loginSubject(customerId);
  return `login:device:${hashSecretKey(mark).toString('base64url')}`;
}

export const loginSubject = (customerId: number) => `login:account:${customerId}`;
