import { sql } from 'kysely';
import type { StaffOrder } from '../../../../contract/staff/orders/shapes.ts';
import type { Database } from '../../../base/database/connect.ts';

/** Whether 1C has an order, and as it is now; null where no 1C comes. */
export async function readIn1c(
  db: Database,
  { id, version }: { id: string; version: number },
): Promise<StaffOrder['in_1c']> {
  const { rows } = await sql<{ version: number | null; confirmed_at: Date | null; number: string }>`
    select known.version, known.confirmed_at, coalesce(known.number_1c, '') as number
    from (select from exchange_account limit 1) as account
    left join exchange_order as known on known.order_id = ${id}`.execute(db);
  const [known] = rows;
  return known
    ? {
        confirmed_at: known.confirmed_at?.toISOString() ?? null,
        is_current: (known.version ?? -1) >= version,
        number: known.number,
      }
    : null;
}
