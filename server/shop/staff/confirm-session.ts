import type { Confirmation } from '../../../contract/staff/forms.ts';
import {
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
  type TooManyAttempts,
} from '../../base/access/limit-attempts.ts';
import { verifyPassword } from '../../base/access/password.ts';
import type { Database } from '../../base/database/connect.ts';
import type { Shop } from '../shop.ts';
import { holdSecrets, readWithSecrets, type WithSecrets } from './queries.ts';
import { countCode, forgetCodes, spendCode } from './second-factor.ts';
import { raiseSession, type StaffViewer, showSession } from './sessions.ts';
import type { SignedIn } from './sign-in.ts';

/** Who found an open session guesses the password behind it no more often than at the door. */
const WRONG_PASSWORDS: AttemptLimit = { attempts: 10, minutes: 15 };

const passwordSubject = (staffId: number) => `staff:password:${staffId}`;

export const forgetWrongConfirmations = (db: Database, staffId: number) =>
  forgetAttempts(db, passwordSubject(staffId));

/** Whether it is the password of whoever is signed in. */
export async function checkOwnPassword(
  db: Database,
  staffId: number,
  password: string,
): Promise<{ kind: 'right'; person: WithSecrets } | { kind: 'wrong-password' } | TooManyAttempts> {
  const refused = await countAttempt(db, passwordSubject(staffId), WRONG_PASSWORDS);
  if (refused) return refused;
  const person = await readWithSecrets(db, staffId);
  const isRight = await verifyPassword(password, person.password_hash);
  if (!isRight) return { kind: 'wrong-password' };
  await forgetWrongConfirmations(db, staffId);
  return { kind: 'right', person };
}

type Outcome =
  | SignedIn
  | { kind: 'wrong-password' }
  | { kind: 'wrong-code' }
  | { kind: 'session-ended' }
  | TooManyAttempts;

/** For the next ten minutes sensitive acts are done without asking again. */
export async function confirmSession(
  shop: Shop,
  viewer: StaffViewer,
  { password, code }: Confirmation,
): Promise<Outcome> {
  const checked = await checkOwnPassword(shop.db, viewer.id, password);
  if (checked.kind !== 'right') return checked;
  const { person } = checked;
  const paused = await countCode(shop.db, viewer.id);
  if (paused) return paused;
  return shop.db.transaction().execute(async (trx): Promise<Outcome> => {
    const { id, totp_secret } = person;
    if (!totp_secret || !(await holdSecrets(trx, person))) return { kind: 'session-ended' };
    if (!(await spendCode(shop, trx, { id, totp_secret }, code))) return { kind: 'wrong-code' };
    await forgetCodes(trx, id);
    const token = await raiseSession(trx, viewer);
    if (!token) return { kind: 'session-ended' };
    return { kind: 'signed-in', token, session: showSession({ ...viewer, token }) };
  });
}
