import { sql } from 'kysely';
import { conflictWith, missing, Refused } from '../../base/changes/refused.ts';
import type { Database } from '../../base/database/connect.ts';
import { shown } from '../accounts/queries.ts';

/** As accounts/queries.ts locks a customer who is there themselves; here blocked ones too. */
export const lockAnyCustomer = (trx: Database, id: number) =>
  trx
    .selectFrom('customer')
    .select([...shown, 'locale', 'version', 'blocked_at', 'block_reason', 'erased_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Refuses who is not there any more, and what was decided on an older version. */
export async function lockSeenCustomer(trx: Database, id: number, seen: number) {
  const customer = await lockAnyCustomer(trx, id);
  if (!customer || customer.erased_at) throw missing();
  if (customer.version !== seen) throw await changedSince(trx, id, customer.version, seen);
  return customer;
}

/** Who changed the customer after somebody has read them, and what. */
async function changedSince(trx: Database, id: number, version: number, seen: number) {
  const changes = await trx
    .selectFrom('customer_change')
    .leftJoin('staff', (join) =>
      join.on(sql`'staff:' || staff.id`, '=', sql.ref('customer_change.actor')),
    )
    .select(['actor', 'staff.name', 'at', 'after'])
    .where('customer_id', '=', id)
    .where('customer_change.version', '>', seen)
    .orderBy('customer_change.id')
    .execute();
  const changed = changes.flatMap(({ after }) => Object.keys(after));
  return new Refused(conflictWith(version, changed, changes.at(-1)));
}
