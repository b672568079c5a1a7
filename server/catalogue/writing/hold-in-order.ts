import { sql } from 'kysely';
import type { Trx } from '../../database/connect.ts';

/** A link holds both its ends: two who link the same products to each other wait in one order. */
export const holdInOrder = (trx: Trx, ids: number[]) =>
  sql`
    select
    from product
    where id = any(${ids}::integer[])
    order by id
    for no key update`.execute(trx);
