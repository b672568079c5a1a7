import { fitsStep } from '../../../../contract/editing/catalogue.ts';
import type { SheetRowChange, UnreadSheetRow } from '../../../../contract/editing/sheet.ts';
import type { Role } from '../../../../contract/staff/permissions.ts';
import type { Changing } from '../../../changes/change.ts';
import type { Mistakes } from '../../../changes/refused.ts';
import { holdInOrder } from '../hold-in-order.ts';
import { unknownIn } from '../unknown-references.ts';
import { attributesOf, columnMistakes } from './attribute-columns.ts';
import type { BatchKind } from './batches.ts';
import { amongIds, detailNames, lockProducts, momentOf } from './held-products.ts';
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
  await holdLinked(trx, read);
  const held = await lockProducts(trx, amongIds(read.map(({ id }) => id)), {
    attributes: read.some(({ attributes }) => attributes),
    stock: read.some(({ stock }) => stock),
    files: read.some(({ documents }) => documents),
    links: read.some(({ links }) => links),
    details: read.some((row) => detailNames.some((name) => row[name] !== undefined)),
  });
  const unknown = await unknownIn(
    trx,
    'media_file',
    read.flatMap(({ documents }) => documents?.map(({ file }) => file) ?? []),
  );
  const strange = await unknownIn(
    trx,
    'product',
    read.flatMap(({ links }) => links?.map(({ id }) => id) ?? []),
  );
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
        ...(row.documents?.some(({ file }) => unknown.has(file)) && {
          documents: ['EDIT.UNKNOWN'],
        }),
        ...(row.links?.some(({ id }) => strange.has(id)) && { links: ['EDIT.UNKNOWN'] }),
        ...(row.links?.some(({ id }) => id === row.id) && { links: ['EDIT.TWICE'] }),
        ...(!fitsStep(quantitiesOf({ ...product, ...wanted })) && {
          smallest_quantity: ['EDIT.STEP'],
        }),
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

/** A link holds both its ends, all of them in one order, before anything of a row is held. */
async function holdLinked(trx: Changing['trx'], rows: SheetRowChange[]) {
  const linking = rows.filter(({ links }) => links && links.length > 0);
  if (linking.length === 0) return;
  await holdInOrder(
    trx,
    rows.flatMap(({ id, links = [] }) => [id, ...links.map((link) => link.id)]),
  );
}

/** Both null where they were not asked for. */
const quantitiesOf = ({
  smallest_quantity = null,
  quantity_step = null,
}: {
  smallest_quantity?: number | null;
  quantity_step?: number | null;
}) => ({ smallest_quantity, quantity_step });
