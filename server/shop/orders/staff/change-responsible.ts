import { may } from '../../../../contract/staff/permissions.ts';
import { type Actor, change } from '../../../base/changes/change.ts';
import { invalid } from '../../../base/changes/refused.ts';
import type { Database } from '../../../base/database/connect.ts';
import type { Shop } from '../../shop.ts';
import { lockOrder } from '../lock-order.ts';
import { saveOrder } from '../save-order.ts';

/** Whoever handles orders can see to one. */
export const listOrderPeople = async (db: Database) =>
  (
    await db
      .selectFrom('staff')
      .select(['id', 'name', 'role'])
      .where('is_active', '=', true)
      .orderBy('name')
      .orderBy('id')
      .execute()
  ).filter(({ role }) => may(role, 'orders.handle'));

export const changeResponsible = (
  shop: Pick<Shop, 'db'>,
  actor: Actor,
  orderId: string,
  { version: seen, responsible_id: id }: { version: number; responsible_id: number | null },
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, { seen });
    if (order.responsible_id === id) return;
    const people = await listOrderPeople(changing.trx);
    if (id !== null && !people.some((person) => person.id === id)) {
      throw invalid({ responsible_id: ['STAFF.ORDER_RESPONSIBLE'] });
    }
    await saveOrder(changing, order, {
      fields: { responsible_id: id },
      event: {
        kind: 'responsible',
        before: { responsible: await nameOf(changing.trx, order.responsible_id) },
        after: { responsible: await nameOf(changing.trx, id) },
      },
    });
  });

/** Former people too: the timeline tells who saw to it. */
async function nameOf(db: Database, id: number | null) {
  if (id === null) return null;
  const person = await db
    .selectFrom('staff')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst();
  return person?.name ?? null;
}
