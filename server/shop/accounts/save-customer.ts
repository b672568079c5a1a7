import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { AccountData } from '../../../contract/forms/account-update.ts';
import type { Changing } from '../../base/changes/change.ts';
import { customerSearchText } from './person-search.ts';
import { type CustomerRow, keyOf, shown } from './queries.ts';

/** What the shop's people decide, and customers do not. */
type Kept = { blocked_at?: Date | null; block_reason?: string };

type Fields = AccountData & Kept & { is_juridical?: boolean | undefined };

/** Another company has no VAT code and no address of the former one; papers would print them. */
const ofAnotherCompany = (stored: CustomerRow, { idno, tva = '', legal_address = '' }: Fields) =>
  idno !== undefined && stored.idno !== '' && idno !== stored.idno ? { tva, legal_address } : {};

/**
 * Writes what differs of a locked customer: the next version, both values for whoever looks after
 * the customer, and in the audit log which fields they were. The values stay out of that one: it is
 * kept forever, and a person may want to be forgotten. Null when nothing differs.
 */
export async function saveCustomer(
  { trx, actor, note }: Changing,
  stored: CustomerRow & Kept & { version: number },
  fields: Fields,
): Promise<CustomerRow | null> {
  const former = new Map<string, unknown>(Object.entries(stored));
  const after = Object.fromEntries(
    Object.entries({ ...fields, ...ofAnotherCompany(stored, fields) }).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(former.get(name), value),
    ),
  );
  const names = Object.keys(after);
  if (names.length === 0) return null;

  const version = stored.version + 1;
  const named = { ...stored, ...after };
  const saved = await trx
    .updateTable('customer')
    .set({
      ...after,
      // Of a name that stays its key stays too: some were made unlike their name.
      ...(names.includes('username') && { username_key: keyOf(named.username) }),
      ...(names.includes('email') && { email_key: keyOf(named.email) }),
      // Another address is nobody's until its letter was read.
      ...(keyOf(named.email) !== keyOf(stored.email) && { email_confirmed_at: null }),
      search_text: customerSearchText(named),
      version,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', stored.id)
    .returning(shown)
    .executeTakeFirstOrThrow();
  const before = Object.fromEntries(names.map((name) => [name, former.get(name) ?? null]));
  await trx
    .insertInto('customer_change')
    .values({
      customer_id: stored.id,
      actor,
      version,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
  note({ verb: 'change', entity: 'customer', ids: [stored.id], version, after: { fields: names } });
  return saved;
}
