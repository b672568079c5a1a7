import type { Database } from '../../base/database/connect.ts';

/** How e-mails are told apart; not left to the database, whose locale may be any. */
export const emailKey = (email: string) => email.toLowerCase();

const people = (db: Database) =>
  db
    .selectFrom('staff')
    .innerJoin('staff_secret', 'staff_secret.staff_id', 'staff.id')
    .select([
      'staff.id',
      'name',
      'email',
      'role',
      'locale',
      'is_active',
      'password_hash',
      'totp_secret',
    ]);

/** With the hash of their password and their sealed second factor: never to be shown. */
export const findByEmail = (db: Database, email: string) =>
  people(db).where('email_key', '=', emailKey(email)).executeTakeFirst();

export const readWithSecrets = (db: Database, id: number) =>
  people(db).where('staff.id', '=', id).executeTakeFirstOrThrow();

export type WithSecrets = Awaited<ReturnType<typeof readWithSecrets>>;

/**
 * Until the transaction ends, nobody changes this person's password or second factor, and nobody
 * deactivates them. False if somebody already has: they are others than those that were checked.
 */
export async function lockSecrets(
  trx: Database,
  { id, password_hash, totp_secret }: Pick<WithSecrets, 'id' | 'password_hash' | 'totp_secret'>,
): Promise<boolean> {
  const stored = await people(trx)
    .where('staff.id', '=', id)
    .where('is_active', '=', true)
    .where('password_hash', '=', password_hash)
    .forUpdate()
    .executeTakeFirst();
  const isSame = stored?.totp_secret && totp_secret ? stored.totp_secret.equals(totp_secret) : null;
  return stored !== undefined && (isSame ?? stored.totp_secret === totp_secret);
}

/** Until the transaction ends, nobody changes this person, their password or what opens it. */
export const lockPerson = (trx: Database, id: number) =>
  trx.selectFrom('staff').select('id').where('id', '=', id).forUpdate().execute();
