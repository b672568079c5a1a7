import { sql } from 'kysely';
import type { Acceptance } from '../../../contract/staff/forms.ts';
import type { StaffMessageKey } from '../../../contract/staff/messages.ts';
import { hashPassword } from '../../base/access/password.ts';
import { hashSecretKey } from '../../base/access/secret-key.ts';
import { changeWithin } from '../../base/changes/change.ts';
import { refusalIn } from '../../base/changes/refused.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import { lockName } from '../../base/database/lock-name.ts';
import { transact } from '../../base/database/transact.ts';
import type { Shop } from '../shop.ts';
import { emailKey } from './queries.ts';
import { type Caller, openSession, showSession } from './sessions.ts';
import type { SignedIn } from './sign-in.ts';

type Outcome =
  | SignedIn
  | { kind: 'invitation-invalid' }
  | { kind: 'invalid'; fields: Record<string, StaffMessageKey[]> };

/** Whom an invitation that still works is for. The first owner's works while there is nobody. */
export const findInvitation = (db: Database, key: string) =>
  db
    .selectFrom('staff_invitation')
    .select(['id', 'name', 'email', 'role', 'locale'])
    .where('token_hash', '=', hashSecretKey(key))
    .where('expires_at', '>', sql<Date>`now()`)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([eb('email', 'is not', null), not(exists(selectFrom('staff').select('id')))]),
    )
    .executeTakeFirst();

/** Makes the person and signs them in, once; what the session can do is enrol a second factor. */
export async function acceptInvitation(
  shop: Shop,
  { key, password, name, email }: Acceptance,
  caller: Caller,
): Promise<Outcome> {
  // Looked up first, so that guessed links cost the shop no hashing.
  const found = await findInvitation(shop.db, key);
  if (!found) return { kind: 'invitation-invalid' };
  const mistakes = mistakesIn(found.email !== null, { name, email });
  if (Object.keys(mistakes).length > 0) return { kind: 'invalid', fields: mistakes };

  const password_hash = await hashPassword(password);
  const work = transact(shop.db, async (trx): Promise<Outcome> => {
    const used = await takeInvitation(trx, key);
    if (!used) return { kind: 'invitation-invalid' };
    const person = {
      name: used.name ?? name ?? '',
      email: used.email ?? email ?? '',
      role: used.role,
      locale: used.locale,
    };
    const { id } = await trx
      .insertInto('staff')
      .values({ ...person, email_key: emailKey(person.email) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('staff_secret').values({ staff_id: id, password_hash }).execute();
    await changeWithin(trx, `staff:${id}`, async ({ note }) =>
      note({ verb: 'create', entity: 'staff', ids: [id], version: 1, after: person }),
    );
    const token = await openSession(shop, trx, { staffId: id, mayOnlyEnrol: true, ...caller });
    const session = showSession({ id, ...person, mayOnlyEnrol: true, token });
    return { kind: 'signed-in', token, session };
  });
  return work.catch((error) => {
    // Somebody has become staff by this e-mail meanwhile.
    if (refusalIn(error)) return { kind: 'invitation-invalid' };
    throw error;
  });
}

/** Who is invited is named by the invitation; the first owner says it. */
function mistakesIn(isNamed: boolean, given: Pick<Acceptance, 'name' | 'email'>) {
  const mistakes: Record<string, StaffMessageKey[]> = {};
  const missing = { name: 'VALIDATE.NAME', email: 'VALIDATE.EMAIL_REQ' } as const;
  for (const field of ['name', 'email'] as const) {
    const isSaid = given[field] !== undefined;
    if (isNamed && isSaid) mistakes[field] = ['VALIDATE.UNKNOWN_FIELD'];
    if (!isNamed && !isSaid) mistakes[field] = [missing[field]];
  }
  return mistakes;
}

/** An invitation works once: of several at the same moment, one gets the row. */
async function takeInvitation(trx: Trx, key: string) {
  // Two who accept two first owner's links at once are two owners otherwise.
  await lockName(trx, 'joining of staff');
  const found = await findInvitation(trx, key);
  if (!found) return null;
  return trx
    .deleteFrom('staff_invitation')
    .where('id', '=', found.id)
    .where('token_hash', '=', hashSecretKey(key))
    .returning(['name', 'email', 'role', 'locale'])
    .executeTakeFirst();
}
