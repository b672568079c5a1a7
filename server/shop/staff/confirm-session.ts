import type { Confirmation } from '../../../contract/staff/forms.ts';
import {
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
} from '../../base/access/limit-attempts.ts';
import { verifyPassword } from '../../base/access/password.ts';
import { invalid, Refused } from '../../base/changes/refused.ts';
import type { Database } from '../../base/database/connect.ts';
import { transact } from '../../base/database/transact.ts';
import type { Shop } from '../shop.ts';
import { lockSecrets, readWithSecrets, type WithSecrets } from './queries.ts';
import { countCode, forgetCodes, spendCode } from './second-factor.ts';
import { raiseSession, type StaffViewer, sessionEnded, showSession } from './sessions.ts';
import { type SignedIn, wrongCode } from './sign-in.ts';

/** Who found an open session guesses the password behind it no more often than at the door. */
const WRONG_PASSWORDS: AttemptLimit = { attempts: 10, minutes: 15 };

const passwordSubject = (staffId: number) => `staff:password:${staffId}`;

export const forgetWrongConfirmations = (db: Database, staffId: number) =>
  forgetAttempts(db, passwordSubject(staffId));

export const wrongPassword = () => invalid({ password: ['STAFF.PASSWORD_WRONG'] });

/** Whoever is signed in, if it is their password. */
export async function checkOwnPassword(
  db: Database,
  staffId: number,
  password: string,
): Promise<WithSecrets | Refused> {
  const refused = await countAttempt(db, passwordSubject(staffId), WRONG_PASSWORDS);
  if (refused) return refused;
  const person = await readWithSecrets(db, staffId);
  const isRight = await verifyPassword(password, person.password_hash);
  if (!isRight) return wrongPassword();
  await forgetWrongConfirmations(db, staffId);
  return person;
}

/** For the next ten minutes sensitive acts are done without asking again. */
export async function confirmSession(
  shop: Shop,
  viewer: StaffViewer,
  { password, code }: Confirmation,
): Promise<SignedIn | Refused> {
  const person = await checkOwnPassword(shop.db, viewer.id, password);
  if (person instanceof Refused) return person;
  const paused = await countCode(shop.db, viewer.id);
  if (paused) return paused;
  return transact(shop.db, async (trx): Promise<SignedIn | Refused> => {
    const { id, totp_secret } = person;
    if (!totp_secret || !(await lockSecrets(trx, person))) return sessionEnded();
    if (!(await spendCode(shop, trx, { id, totp_secret }, code))) return wrongCode();
    await forgetCodes(trx, id);
    const token = await raiseSession(trx, viewer);
    if (!token) return sessionEnded();
    return { kind: 'signed-in', token, session: showSession({ ...viewer, token }) };
  });
}
