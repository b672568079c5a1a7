import type { Login } from '../../contract/forms/login.ts';
import type { Shop } from '../shop.ts';
import {
  attemptLimits,
  countAttempt,
  forgetAttempts,
  type TooManyAttempts,
} from './limit-attempts.ts';
import { networkOf } from './network-of.ts';
import { verifyAgainstNobody, verifyPassword } from './password.ts';
import { findByLogin, holdPassword } from './queries.ts';
import { issueToken } from './tokens.ts';

type Outcome =
  | { kind: 'logged-in'; token: string }
  | { kind: 'wrong-credentials' }
  /** Said to whoever knows the password alone. */
  | { kind: 'blocked' }
  | TooManyAttempts;

/** By username or e-mail. An unknown name and a wrong password cannot be told apart. */
export async function logIn(
  shop: Shop,
  { username, password }: Login,
  address: string,
): Promise<Outcome> {
  // The address first: who is refused for it must not use up the attempts of somebody's account.
  const fromAddress = `login:address:${networkOf(address)}`;
  const refused = await countAttempt(shop.db, fromAddress, attemptLimits.loginPerAddress);
  if (refused) return refused;

  const customer = await findByLogin(shop.db, username);
  const account = customer ? loginSubject(customer.id) : `login:name:${username.toLowerCase()}`;
  const locked = await countAttempt(shop.db, account, attemptLimits.loginPerAccount);
  if (locked) return locked;

  const isRight = customer
    ? await verifyPassword(password, customer.password_hash)
    : await verifyAgainstNobody(password);
  if (!customer || !isRight) return { kind: 'wrong-credentials' };

  return shop.db.transaction().execute(async (trx): Promise<Outcome> => {
    // A password changed since the check must not leave a token of the old one behind.
    const held = await holdPassword(trx, customer.id, customer.password_hash);
    if (!held) return { kind: 'wrong-credentials' };
    if (held.blocked_at) return { kind: 'blocked' };
    await forgetAttempts(trx, account);
    const token = await issueToken(trx, customer.id, shop.settings().token_days);
    return { kind: 'logged-in', token };
  });
}

export const loginSubject = (customerId: number) => `login:account:${customerId}`;
