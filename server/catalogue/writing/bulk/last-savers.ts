import { sql } from 'kysely';
import type { Trx } from '../../../database/connect.ts';

/** Who was the last to save each of the products: by name, if it is a person of the shop. */
export async function lastSavers(trx: Trx, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; saver: string }>`
    select changed.id, coalesce(staff.name, last.actor) as saver
    from unnest(${ids}::integer[]) as changed (id)
    cross join lateral (
      select actor
      from audit_entry
      where entity = 'product'
        and entity_id = changed.id::text
      order by id desc
      limit 1
    ) as last
    left join staff on 'staff:' || staff.id = last.actor`.execute(trx);
  return new Map(rows.map(({ id, saver }) => [id, saver]));
}
