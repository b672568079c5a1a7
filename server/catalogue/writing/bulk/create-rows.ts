import { may, type Role } from '../../../../contract/staff/permissions.ts';
import { attempt } from '../../../changes/attempt.ts';
import type { Changing } from '../../../changes/change.ts';
import { type Mistakes, Refused } from '../../../changes/refused.ts';
import { moveStock } from '../../stock/move-stock.ts';
import { createInBatch } from '../create-products.ts';
import { type BatchKind, createBatch, growBatch } from './batches.ts';
import type { BatchField } from './wanted-product.ts';

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

/** What undoing changes of a new product. */
const changed: BatchField[] = ['state'];

/**
 * New products of many rows as a part of a batch, which undone archives them. All at once, which is
 * quick; where one is refused, each by itself, so that it keeps none of the others back.
 */
export async function createRows(
  changing: Changing,
  rows: NewRow[],
  role: Role,
  { kind, into }: { kind: BatchKind; into: number | null },
): Promise<CreatedRows> {
  const refused: CreatedRows['refused'] = [];
  const allowed = rows.filter((one) => {
    const fields = forbidden(one, role);
    if (fields) refused.push({ row: one.row, fields });
    return !fields;
  });
  if (allowed.length === 0) return { batch: null, created: [], refused };

  const made = await attempt(changing, (within) => createSome(within, allowed, { kind, into }));
  if (!(made instanceof Refused)) return { ...made, refused };
  const created: CreatedRows['created'] = [];
  let batch = into;
  for (const row of allowed) {
    const one = await attempt(changing, (within) =>
      createSome(within, [row], { kind, into: batch }),
    );
    if (one instanceof Refused) refused.push({ row: row.row, fields: mistakesIn(one) });
    else {
      created.push(...one.created);
      batch = one.batch;
    }
  }
  return { batch, created, refused };
}

function forbidden({ stock }: NewRow, role: Role): Mistakes | null {
  if (!may(role, 'products.write')) return { state: ['ERROR.FORBIDDEN'] };
  return stock !== null && !may(role, 'stock.write') ? { stock: ['ERROR.FORBIDDEN'] } : null;
}

/** Of a list, the place in it is nobody's concern. */
function mistakesIn({ refusal }: Refused): Mistakes {
  if (refusal.kind !== 'invalid') return { code: ['VALIDATE.INVALID'] };
  return Object.fromEntries(
    Object.entries(refusal.fields).map(([field, keys]) => [field.replace(/^\d+\./, ''), keys]),
  );
}

async function createSome(
  changing: Changing,
  rows: NewRow[],
  { kind, into }: { kind: BatchKind; into: number | null },
) {
  const extent = { products: rows.length, fields: changed };
  const batch = into ?? (await createBatch(changing, { ...extent, kind, undoes: null }));
  if (into !== null) await growBatch(changing, into, extent);
  const ids = await createInBatch(
    changing,
    rows.map(({ product }) => product),
    { batch, stock: rows.map(({ stock }) => stock) },
  );
  const created = rows.map(({ row }, at) => ({ row, id: ids[at] ?? 0 }));
  const counted = rows.flatMap(({ stock }, at) =>
    stock ? [{ product_id: ids[at], counted: stock, reason: 'count' }] : [],
  );
  if (counted.length > 0) await moveStock(changing, counted);
  return { batch, created };
}
