import { may, type Role } from '../../../../../contract/staff/permissions.ts';
import type { Changing } from '../../../../base/changes/change.ts';
import type { Mistakes } from '../../../../base/changes/refused.ts';
import { createGood } from '../create-products.ts';
import { type BatchKind, openBatch } from './batches.ts';

/** A product that is to be, by the number of the row it comes from. */
export type NewRow = {
  row: number;
  product: object;
  /** How many there are of it already; null: nobody said. */
  stock: number | null;
};

export type CreatedRows = {
  batch: number | null;
  created: { row: number; id: number }[];
  refused: { row: number; fields: Mistakes }[];
};

/**
 * New products of many rows as a part of a batch, which undone archives them: each is noted by
 * itself. What is wrong with one keeps none of the others back.
 */
export async function createRows(
  changing: Changing,
  rows: NewRow[],
  role: Role,
  { kind, into }: { kind: BatchKind; into: number | null },
): Promise<CreatedRows> {
  const asked = rows.map((one) => ({ ...one, fields: forbidden(one, role) }));
  const allowed = asked.filter(({ fields }) => fields === null);
  const made = await createGood(
    changing,
    allowed.map(({ product }) => product),
    allowed.map(({ stock }) => ({ stock })),
  );
  const created = made.created.map((one) => ({ ...one, row: allowed[one.at]?.row ?? 0 }));
  const refused = [
    ...asked.flatMap(({ row, fields }) => (fields ? [{ row, fields }] : [])),
    ...made.refused.map(({ at, fields }) => ({ row: allowed[at]?.row ?? 0, fields })),
  ];
  if (created.length === 0) return { batch: into, created, refused };

  // What undoing changes of a new product.
  const extent = { products: created.length, fields: ['state'] };
  const batch = await openBatch(changing, { kind, into }, extent);
  for (const { at, id, product } of created) {
    const stock = allowed[at]?.stock;
    const after = { ...product, ...(stock && { stock }) };
    changing.note({ verb: 'create', entity: 'product', ids: [id], version: 1, after, batch });
  }
  return { batch, created, refused };
}

function forbidden({ stock }: NewRow, role: Role): Mistakes | null {
  if (!may(role, 'products.write')) return { state: ['ERROR.FORBIDDEN'] };
  return stock !== null && !may(role, 'stock.write') ? { stock: ['ERROR.FORBIDDEN'] } : null;
}
