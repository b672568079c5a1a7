import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

/** A promotion that runs or is to come; bani. */
export type OpenPromotion = { price: number; starts_at: string; ends_at: string | null };
export type StoredPromotion = OpenPromotion & { id: number };

/** By product, in the order of their beginning. */
export async function readOpenPromotions(db: Database, ids: number[]) {
  const { rows } = await sql<{
    id: number;
    product_id: number;
    price: number;
    starts_at: Date;
    ends_at: Date | null;
  }>`
    select id, product_id, price, starts_at, ends_at
    from promotion
    where product_id = any(${ids}::integer[])
      and (ends_at is null or ends_at > clock_timestamp())
    order by product_id, starts_at`.execute(db);
  const open = new Map<number, StoredPromotion[]>();
  for (const { product_id, starts_at, ends_at, ...promotion } of rows) {
    const all = open.get(product_id) ?? [];
    open.set(product_id, all);
    all.push({
      ...promotion,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at?.toISOString() ?? null,
    });
  }
  return open;
}
