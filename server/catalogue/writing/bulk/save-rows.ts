import type { SheetRowChange, UnreadSheetRow } from '../../../../contract/editing/sheet.ts';
import type { Role } from '../../../../contract/staff/permissions.ts';
import type { Changing } from '../../../changes/change.ts';
import type { Mistakes } from '../../../changes/refused.ts';
import { attributesOf, columnMistakes } from './attribute-columns.ts';
import type { BatchKind } from './batches.ts';
import { amongIds, lockProducts, momentOf } from './held-products.ts';
import { lastSavers } from './last-savers.ts';
import { promotionMistakes } from './promotion-mistakes.ts';
import { fieldsOf, readRow, wantedByRow } from './sheet-row.ts';
import { stockMistakes } from './stock-mistakes.ts';
import { differences, type PlannedChange } from './wanted-product.ts';
import { writeProducts } from './write-products.ts';

/** Why a row was not saved; what its messages speak of stands in `values`. */
export type RefusedChange = {
  id: number;
  fields: Mistakes;
  values: Record<string, string | number>;
};

export type SavedRows = {
  batch: number | null;
  saved: { id: number; version: number }[];
  refused: RefusedChange[];
};

/**
 * Many changed products in one save. Each row is checked by itself while all of them are held, then
 * the good ones are written together: what is wrong with one keeps none of the others back.
 */
export async function saveRows(
  changing: Changing,
  rows: UnreadSheetRow[],
  role: Role,
  { kind = 'sheet', into }: { kind?: BatchKind; into?: number | undefined } = {},
): Promise<SavedRows> {
  const refused = new Map<number, RefusedChange>();
  const refuse = (id: number, fields: Mistakes, values: RefusedChange['values'] = {}) => {
    if (Object.keys(fields).length > 0) refused.set(id, { id, fields, values });
  };
  const read = rows.flatMap((row) => {
    const { output, mistakes } = readRow(row, role);
    refuse(row.id, mistakes);
    return output ? [output] : [];
  });

  const { trx } = changing;
  const held = await lockProducts(trx, amongIds(read.map(({ id }) => id)), {
    attributes: read.some(({ attributes }) => attributes),
    stock: read.some(({ stock }) => stock),
  });
  const heldById = new Map(held.map((product) => [product.id, product]));
  const moment = await momentOf(trx);
  const attributeOf = await attributesOf(trx, [
    ...read.flatMap(({ attributes }) => Object.values(attributes ?? {}).flat()),
    ...held.flatMap(({ attributes }) => attributes),
  ]);

  const planned: PlannedChange[] = [];
  const conflicting: SheetRowChange[] = [];
  for (const row of read) {
    const product = heldById.get(row.id);
    if (!product) {
      refuse(row.id, { id: ['EDIT.UNKNOWN'] });
      continue;
    }
    const { stock } = row;
    const wanted = wantedByRow(row, product, attributeOf, moment);
    const differing = differences(product, wanted);
    if (row.version !== product.version && differing.some((name) => name !== 'stock')) {
      conflicting.push(row);
    } else if (stock && stock.seen !== product.stock && differing.includes('stock')) {
      refuse(row.id, { stock: ['EDIT.STOCK_MOVED'] }, { stock: product.stock });
    } else {
      refuse(row.id, {
        ...promotionMistakes(product, wanted, moment),
        ...columnMistakes(wanted.attributes ?? [], row.attributes ?? {}, attributeOf),
      });
      planned.push({
        held: product,
        wanted,
        stockReason: stock?.reason,
        stockNote: stock?.note,
      });
    }
  }
  const savers = await lastSavers(
    trx,
    conflicting.map(({ id }) => id),
  );
  for (const row of conflicting) {
    const fields = fieldsOf(row).map((field) => [field, ['EDIT.NEWER']]);
    refuse(row.id, Object.fromEntries(fields), { saver: savers.get(row.id) ?? '?' });
  }
  const short = await stockMistakes(
    trx,
    planned.filter(({ held: { id } }) => !refused.has(id)),
  );
  for (const [id, fields] of short) refuse(id, fields);

  const good = planned.filter(({ held: { id } }) => !refused.has(id));
  const written = await writeProducts(changing, good, { kind, into, moment });
  return { ...written, refused: rows.flatMap(({ id }) => refused.get(id) ?? []) };
}
