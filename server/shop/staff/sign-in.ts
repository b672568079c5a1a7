import type { SignIn } from '../../../contract/staff/forms.ts';
import type { Session } from '../../../contract/staff/shapes.ts';
import {
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
  uncountAttempts,
} from '../../base/access/limit-attempts.ts';
import { networkOf } from '../../base/access/network-of.ts';
import { verifyAgainstNobody, verifyPassword } from '../../base/access/password.ts';
import { invalid, type Refused } from '../../base/changes/refused.ts';
import type { Database } from '../../base/database/connect.ts';
import { transact } from '../../base/database/transact.ts';
import type { Shop } from '../shop.ts';
import { emailKey, findByEmail, lockSecrets } from './queries.ts';
import { countCode, forgetCodes, spendCode } from './second-factor.ts';
import { type Caller, openSession, showSession } from './sessions.ts';

const perAddress: AttemptLimit = { attempts: 50, minutes: 15 };
const perAccountAndNetwork: AttemptLimit = { attempts: 10, minutes: 15 };
const perAccount: AttemptLimit = { attempts: 100, minutes: 15 };

export type SignedIn = { kind: 'signed-in'; token: string; session: Session };

type Outcome = SignedIn | { kind: 'code-needed' } | Refused;

const wrongCredentials = () => invalid({ non_field_errors: ['STAFF.CREDENTIALS'] });
export const wrongCode = () => invalid({ code: ['STAFF.CODE_WRONG'] });

/**
 * With password and code in one call, so that there is no state in between to attack. An unknown
 * e-mail, a wrong password and a deactivated account cannot be told apart. Who has no second factor
 * yet gets a session that can only enrol one.
 */
export async function signIn(shop: Shop, form: SignIn, caller: Caller): Promise<Outcome> {
  const network = networkOf(caller.address);
  const refused = await countPasswords(shop.db, form.email, network);
  if (refused) return refused;

  const person = await findByEmail(shop.db, form.email);
  const isRight = person
    ? await verifyPassword(form.password, person.password_hash)
    : await verifyAgainstNobody(form.password);
  if (!person?.is_active || !isRight) return wrongCredentials();

  // Wrong passwords are counted: an office behind one address signs in as often as it likes.
  await uncountAttempts(shop.db, subjectsOf(form.email, network));
  const { id, totp_secret } = person;
  if (totp_secret) {
    if (form.code === undefined) return { kind: 'code-needed' };
    const paused = await countCode(shop.db, id);
    if (paused) return paused;
  }
  return transact(shop.db, async (trx): Promise<Outcome> => {
    // What was changed since the check must not be opened by what it was before.
    if (!(await lockSecrets(trx, person))) return wrongCredentials();
    if (totp_secret && !(await spendCode(shop, trx, { id, totp_secret }, form.code ?? ''))) {
      return wrongCode();
    }
    await forgetCodes(trx, id);
    await forgetAttempts(trx, accountFrom(form.email, network));
    const mayOnlyEnrol = totp_secret === null;
    const token = await openSession(shop, trx, { staffId: id, mayOnlyEnrol, ...caller });
    return { kind: 'signed-in', token, session: showSession({ ...person, mayOnlyEnrol, token }) };
  });
}

const fromAddress = (network: string) => `staff:address:${network}`;
const accountFrom = (email: string, network: string) =>
  `staff:account:${emailKey(email)}:${network}`;
const accountOverall = (email: string) => `staff:account:${emailKey(email)}`;

const subjectsOf = (email: string, network: string) => [
  fromAddress(network),
  accountFrom(email, network),
  accountOverall(email),
];

/** Whoever has shown to own the account comes in, however often it was tried before. */
export async function forgetWrongPasswords(db: Database, email: string, address: string) {
  await forgetAttempts(db, accountFrom(email, networkOf(address)));
  await forgetAttempts(db, accountOverall(email));
}

/**
 * Whoever guesses from one network closes the account to that network. Whoever guesses from many
 * closes it to all from which its owner never came, and so never locks the owner out.
 */
async function countPasswords(db: Database, email: string, network: string) {
  const tooManyHere = await countAttempt(db, fromAddress(network), perAddress);
  if (tooManyHere) return tooManyHere;
  const closed = await countAttempt(db, accountFrom(email, network), perAccountAndNetwork);
  if (closed) return closed;
  const flooded = await countAttempt(db, accountOverall(email), perAccount);
  return flooded && !(await isKnownNetwork(db, email, network)) ? flooded : null;
}

async function isKnownNetwork(db: Database, email: string, network: string) {
  const known = await db
    .selectFrom('staff_network')
    .innerJoin('staff', 'staff.id', 'staff_network.staff_id')
    .select('staff.id')
    .where('email_key', '=', emailKey(email))
    .where('network', '=', network)
    .executeTakeFirst();
  return known !== undefined;
}
