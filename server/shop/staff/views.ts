import type { NewView } from '../../../contract/staff/orders/forms.ts';
import type { Database } from '../../base/database/connect.ts';
import { transact } from '../../base/database/transact.ts';

const MOST = 50;

/** The lists somebody keeps for a screen: their own, and nobody else's. */
export const listViews = (db: Database, staffId: number, screen: string) =>
  db
    .selectFrom('staff_view')
    .select(['id', 'name', 'query'])
    .where('staff_id', '=', staffId)
    .where('screen', '=', screen)
    .orderBy('id')
    .execute();

/** The same name takes the former's place. Null when somebody keeps too many already. */
export const saveView = (db: Database, staffId: number, { screen, name, query }: NewView) =>
  transact(db, async (trx) => {
    // One of a person after the other: nobody keeps more than they may.
    await trx
      .selectFrom('staff')
      .select('id')
      .where('id', '=', staffId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const stored = await trx
      .selectFrom('staff_view')
      .select('name')
      .where('staff_id', '=', staffId)
      .where('screen', '=', screen)
      .execute();
    if (stored.length >= MOST && !stored.some((one) => one.name === name)) return null;
    return trx
      .insertInto('staff_view')
      .values({ staff_id: staffId, screen, name, query })
      .onConflict((same) => same.columns(['staff_id', 'screen', 'name']).doUpdateSet({ query }))
      .returning(['id', 'name', 'query'])
      .executeTakeFirstOrThrow();
  });

/** False if it is not theirs. */
export async function deleteView(db: Database, staffId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('staff_view')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
