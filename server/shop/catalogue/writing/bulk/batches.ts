import { sql } from 'kysely';
import type { Batch } from '../../../../../contract/staff/sheet-shapes.ts';
import type { Changing } from '../../../../base/changes/change.ts';
import type { Database } from '../../../../base/database/connect.ts';
import type { Tables } from '../../../../base/database/tables.ts';

export type BatchKind = Tables['batch']['kind'];

/** A new save of many products; its entries of the audit log carry its id. */
export async function createBatch(
  { trx, actor }: Changing,
  batch: { kind: BatchKind; products: number; fields: string[]; undoes: number | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('batch')
    .values({ ...batch, actor })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** More products of a batch that is written in several steps. */
export const growBatch = (
  { trx }: Changing,
  id: number,
  { products, fields }: { products: number; fields: string[] },
) =>
  sql`
    update batch
    set
      products = products + ${products},
      fields = array(select unnest(fields || ${fields}::text[]) as field group by field order by field)
    where id = ${id}`.execute(trx);

const MOST_LISTED = 50;

export async function listBatches(db: Database): Promise<Batch[]> {
  const rows = await db
    .selectFrom('batch')
    .leftJoin('staff', (join) => join.on(sql`'staff:' || staff.id`, '=', sql.ref('batch.actor')))
    .leftJoin('batch as undoing', 'undoing.undoes', 'batch.id')
    .select([
      'batch.id',
      'batch.kind',
      'batch.at',
      'batch.actor',
      'staff.name as actor_name',
      'batch.products',
      'batch.fields',
      'undoing.id as undone_by',
    ])
    .orderBy('batch.id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ at, undone_by, ...row }) => ({
    ...row,
    at: at.toISOString(),
    is_undone: undone_by !== null,
  }));
}
