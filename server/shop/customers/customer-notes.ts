import { change } from '../../base/changes/change.ts';
import { missing } from '../../base/changes/refused.ts';
import type { Database } from '../../base/database/connect.ts';
import type { Shop } from '../shop.ts';
import { lockAnyCustomer } from './lock-any-customer.ts';

/** Newest first. */
export async function readNotes(db: Database, customerId: number) {
  const rows = await db
    .selectFrom('customer_note')
    .innerJoin('staff', 'staff.id', 'customer_note.staff_id')
    .select(['customer_note.id', 'text', 'staff.name as author', 'customer_note.created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('customer_note.id', 'desc')
    .execute();
  return rows.map(({ created_at, ...note }) => ({ ...note, created_at: created_at.toISOString() }));
}

/** Of no version: two who write something down at once do not contradict each other. */
export const addNote = (
  shop: Pick<Shop, 'db'>,
  author: { id: number; name: string },
  customerId: number,
  text: string,
) =>
  change(shop.db, `staff:${author.id}`, async ({ trx, note }) => {
    const customer = await lockAnyCustomer(trx, customerId);
    if (!customer || customer.erased_at) throw missing();
    const { id, created_at } = await trx
      .insertInto('customer_note')
      .values({ customer_id: customerId, staff_id: author.id, text })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    // That there is one, not what it says: the note can be erased, the audit log cannot.
    note({ verb: 'change', entity: 'customer', ids: [customerId], after: { note: id } });
    return { id, text, author: author.name, created_at: created_at.toISOString() };
  });
