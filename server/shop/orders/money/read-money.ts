import { sql } from 'kysely';
import { toLei } from '../../../../contract/money.ts';
import type { MoneyEntry } from '../../../../contract/staff/orders/shapes.ts';
import type { Database } from '../../../base/database/connect.ts';

/** What moved of an order's money, oldest first, with the names of those who said so. */
export async function readMoney(db: Database, orderId: string): Promise<MoneyEntry[]> {
  const { rows } = await sql<Row>`
    select
      entry.id,
      entry.direction,
      entry.amount,
      entry.way,
      entry.day,
      entry.reference,
      entry.note,
      entry.actor,
      staff.name as actor_name,
      entry.recorded_at,
      entry.corrects,
      against.id is not null as is_corrected
    from money_entry as entry
    left join money_entry as against on against.corrects = entry.id
    left join staff on entry.actor = 'staff:' || staff.id
    where entry.order_id = ${orderId}
    order by entry.id`.execute(db);
  return rows.map(({ amount, recorded_at, ...row }) => ({
    ...row,
    amount: toLei(amount),
    recorded_at: recorded_at.toISOString(),
  }));
}

type Row = Omit<MoneyEntry, 'recorded_at'> & { recorded_at: Date };
