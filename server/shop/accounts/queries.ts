import { type Insertable, sql } from 'kysely';
import { RESET_LINK_MINUTES } from '../../../contract/constants.ts';
import type { Database } from '../../base/database/connect.ts';
import { asPrepared } from '../../base/database/prepared.ts';
import type { Tables } from '../../base/database/tables.ts';
import { customerSearchText } from './person-search.ts';

/** The columns a customer may see: all but the password's hash and what the shop keeps for itself. */
export const shown = [
  'id',
  'name',
  'username',
  'email',
  'phone',
  'country',
  'city',
  'region',
  'address',
  'district_id',
  'locality_id',
  'image',
  'company_name',
  'company_email',
  'type_company',
  'function_in_company',
  'legal_address',
  'idno',
  'tva',
  'iban',
  'c_b',
  'bank',
  'is_juridical',
  'net_prices',
  'email_confirmed_at',
] as const;

/** How names and e-mails are told apart; not left to the database, whose locale may be any. */
export const keyOf = (text: string) => text.toLowerCase();

const sameText = (column: 'username' | 'email', text: string | undefined) =>
  sql<boolean>`${sql.ref(`${column}_key`)} = ${text === undefined ? null : keyOf(text)}::text`;

/**
 * Where a text is the username of one customer and the e-mail of another, the e-mail counts. Relies
 * on the indexes customer_username and customer_email.
 */
export const findByLogin = (db: Database, login: string) =>
  db
    .selectFrom('customer')
    .select(['id', 'password_hash'])
    .where(({ or }) => or([sameText('username', login), sameText('email', login)]))
    .orderBy(sameText('email', login), 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether another customer has this username, and whether another has this e-mail. */
export async function findTaken(
  db: Database,
  wanted: { username?: string | undefined; email?: string | undefined },
  exceptId = 0,
) {
  const { rows } = await sql<{ username: boolean; email: boolean }>`
    select
      coalesce(bool_or(${sameText('username', wanted.username)}), false) as username,
      coalesce(bool_or(${sameText('email', wanted.email)}), false) as email
    from customer
    where id <> ${exceptId}
    and (${sameText('username', wanted.username)} or ${sameText('email', wanted.email)})`.execute(
    db,
  );
  return { username: rows[0]?.username ?? false, email: rows[0]?.email ?? false };
}

type NewCustomer = Omit<
  Insertable<Tables['customer']>,
  'username_key' | 'email_key' | 'search_text'
>;

export function insertCustomer(db: Database, row: NewCustomer) {
  const { name = '', company_name = '', company_email = '', idno = '' } = row;
  return db
    .insertInto('customer')
    .values({
      ...row,
      username_key: keyOf(row.username),
      email_key: row.email === '' ? null : keyOf(row.email),
      search_text: customerSearchText({ ...row, name, company_name, company_email, idno }),
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
}

export const readCustomer = (db: Database, id: number) =>
  db.selectFrom('customer').select(shown).where('id', '=', id).executeTakeFirstOrThrow();

export type CustomerRow = Awaited<ReturnType<typeof readCustomer>>;

/** Nothing more is done in the name of an account that is blocked, or of a person who was erased. */
export class AccountClosed extends Error {
  readonly reason: 'blocked' | 'erased';

  constructor(reason: 'blocked' | 'erased') {
    super(`the account is ${reason}`);
    this.reason = reason;
  }
}

/**
 * Until the transaction ends, other changes of this customer wait. Not `for update`: that would
 * also stop new tokens, cart lines and favourites, which only refer to the row. Whoever blocks or
 * erases the customer holds the same row, so a request that was let in before is stopped here.
 */
export async function lockCustomer(trx: Database, id: number) {
  const { blocked_at, erased_at, ...customer } = await trx
    .selectFrom('customer')
    .modifyFront(asPrepared('locked customer'))
    .select([...shown, 'version', 'blocked_at', 'erased_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (erased_at) throw new AccountClosed('erased');
  if (blocked_at) throw new AccountClosed('blocked');
  return customer;
}

/**
 * Until the transaction ends, nobody can change the password or block the customer. Finds nothing
 * if somebody already has: the hash is another one.
 */
export const lockPassword = (db: Database, id: number, passwordHash: string) =>
  db
    .selectFrom('customer')
    .select('blocked_at')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();

/** For a change that is not the customer's own; see lockCustomer(). */
export const lockCustomerRow = (db: Database, id: number) =>
  db.selectFrom('customer').select('id').where('id', '=', id).forNoKeyUpdate().execute();

export const changePassword = (db: Database, id: number, passwordHash: string) =>
  db.updateTable('customer').set('password_hash', passwordHash).where('id', '=', id).execute();

export const noteConfirmed = (db: Database, id: number) =>
  db
    .updateTable('customer')
    .set({ email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())` })
    .where('id', '=', id)
    .execute();

export const findByEmail = (db: Database, email: string) =>
  db
    .selectFrom('customer')
    .select(['id', 'username', 'email'])
    .where(sameText('email', email))
    .executeTakeFirst();

/** Replaces the owner's link, unless they are blocked or the e-mail is no longer theirs. */
export async function writeResetLink(
  db: Database,
  owner: { id: number; email: string },
  tokenHash: Buffer,
): Promise<boolean> {
  const { rows } = await sql`
    insert into password_reset (customer_id, token_hash, expires_at)
    select id, ${tokenHash}, now() + make_interval(mins => ${RESET_LINK_MINUTES})
    from customer
    where id = ${owner.id}
    and email = ${owner.email}
    and blocked_at is null
    for share
    on conflict (customer_id) do update
    set token_hash = excluded.token_hash, expires_at = excluded.expires_at
    returning customer_id`.execute(db);
  return rows.length > 0;
}

export const findResetLink = (db: Database, customerId: number, tokenHash: Buffer) =>
  db
    .selectFrom('password_reset')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** A link works once: of several requests at the same moment, one gets the row. */
export const useResetLink = (db: Database, customerId: number, tokenHash: Buffer) =>
  db
    .deleteFrom('password_reset')
    .where('customer_id', '=', customerId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('customer_id')
    .executeTakeFirst();

export const voidResetLink = (db: Database, customerId: number) =>
  db.deleteFrom('password_reset').where('customer_id', '=', customerId).execute();
