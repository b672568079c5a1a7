import { sql } from 'kysely';
import { may, type Role } from '../../../../../contract/staff/permissions.ts';
import type { Changing } from '../../../../base/changes/change.ts';
import { brands } from '../brands.ts';
import { inBatch } from './batches.ts';

type Wanted = { id: number; is_hidden: boolean };

/**
 * Brands that a batch made are hidden when it is undone, and shown again when that is undone: its
 * products are archived, not deleted, and still have them. One of which something is sold stays.
 */
export async function undoBrands(
  changing: Changing,
  batchId: number,
  role: Role,
  into: number | null,
): Promise<void> {
  if (!may(role, 'products.write')) return;
  const { rows } = await sql<Wanted>`
    select brand.id, noted.is_hidden
    from (
      select
        entity_id::integer as id,
        verb = 'create' or (before ->> 'is_hidden')::boolean as is_hidden
      from audit_entry
      where batch_id = ${batchId}
        and entity = 'brand'
    ) as noted
    inner join brand on brand.id = noted.id
    where brand.is_hidden <> noted.is_hidden
      and not (
        noted.is_hidden
        and exists (
          select from product
          where product.brand_id = brand.id
            and product.state <> 'archived'
        )
      )
    order by brand.id`.execute(changing.trx);
  const within = inBatch(changing, into);
  for (const { id, is_hidden } of rows) {
    await brands.change(within, id, { input: { is_hidden } });
  }
}
