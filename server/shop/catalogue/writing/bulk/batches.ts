import { sql } from 'kysely';
import type { Batch } from '../../../../../contract/staff/sheet-shapes.ts';
import type { Changing } from '../../../../base/changes/change.ts';
import type { Database } from '../../../../base/database/connect.ts';
import type { Tables } from '../../../../base/database/tables.ts';

export type BatchKind = Tables['batch']['kind'];

type Extent = { products: number; fields: string[] };
type Wanted = { kind: BatchKind; into?: number | null | undefined; undoes?: number | undefined };

/** The batch that so much is a part of: the one it is more of, or a new one. */
export async function openBatch(
  changing: Changing,
  { kind, into, undoes }: Wanted,
  extent: Extent,
): Promise<number> {
  if (!into) return createBatch(changing, { ...extent, kind, undoes: undoes ?? null });
  await growBatch(changing, into, extent);
  return into;
}

/** Whatever is noted, it is a part of the batch. */
export const inBatch = (changing: Changing, batch: number | null): Changing => ({
  ...changing,
  note: (one) => changing.note({ ...one, ...(batch !== null && { batch }) }),
});

/** A new save of many products; its entries of the audit log carry its id. */
async function createBatch(
  { trx, actor }: Changing,
  batch: Extent & { kind: BatchKind; undoes: number | null },
): Promise<number> {
  const { id } = await trx
    .insertInto('batch')
    .values({ ...batch, actor })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** More products of a batch that is written in several steps. */
const growBatch = ({ trx }: Changing, id: number, { products, fields }: Extent) =>
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
