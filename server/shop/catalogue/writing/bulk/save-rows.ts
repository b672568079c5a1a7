import type { SheetRowChange, UnreadSheetRow } from '../../../../../contract/editing/sheet.ts';
import type { Role } from '../../../../../contract/staff/permissions.ts';
import type { Changing } from '../../../../base/changes/change.ts';
import type { Mistakes } from '../../../../base/changes/refused.ts';
import { attributesOf, columnMistakes } from './attribute-columns.ts';
import type { BatchKind } from './batches.ts';
import { readRow, wantedByRow } from './sheet-row.ts';
import { lockProductsFor, momentOf } from './stored-products.ts';
import { cellOf, type PlannedChange } from './wanted-product.ts';
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
 * Many changed products in one save: what is wrong with one row keeps none of the others back.
 */
export async function saveRows(
  changing: Changing,
  rows: UnreadSheetRow[],
  role: Role,
  { kind = 'sheet', into }: { kind?: BatchKind; into?: number | undefined } = {},
): Promise<SavedRows> {
  const refused = new Map<number, RefusedChange>();
  const refuse = (id: number, fields: Mistakes, values: RefusedChange['values'] = {}) =>
    refused.set(id, { id, fields, values });
  const read = rows.flatMap((row) => {
    const { output, mistakes } = readRow(row, role);
    if (!output) refuse(row.id, mistakes);
    return output ? [output] : [];
  });

  const { trx } = changing;
  const stored = await lockProductsFor(
    trx,
    read.map((row) => ({ id: row.id, fields: row })),
  );
  const moment = await momentOf(trx);
  const attributeOf = await attributesOf(trx, [
    ...read.flatMap(({ attributes }) => Object.values(attributes ?? {}).flat()),
    ...[...stored.values()].flatMap(({ attributes }) => attributes),
  ]);
  const planned = read.flatMap((row): PlannedChange[] => {
    const product = stored.get(row.id);
    if (!product) refuse(row.id, { id: ['EDIT.UNKNOWN'] });
    if (!product) return [];
    return [
      {
        stored: product,
        wanted: wantedByRow(row, product, attributeOf, moment),
        seen: row.version,
        stock: row.stock,
        wrong: columnMistakes(row.attributes ?? {}, attributeOf),
      },
    ];
  });
  const written = await writeProducts(changing, planned, { kind, into, moment });
  const rowOf = new Map(read.map((row) => [row.id, row]));
  for (const { id, fields, values } of written.refused) {
    refuse(id, byCell(fields, rowOf.get(id)), values);
  }
  return { ...written, refused: rows.flatMap(({ id }) => refused.get(id) ?? []) };
}

/** The cells that a row has: one promotion, and its attributes column by column. */
function byCell({ attributes, ...fields }: Mistakes, row: SheetRowChange | undefined): Mistakes {
  const cells = Object.entries(fields).map(([field, messages]) => [cellOf(field), messages]);
  const isByColumn = cells.some(([cell]) => String(cell).startsWith('attributes.'));
  const columns = attributes && !isByColumn ? Object.keys(row?.attributes ?? {}) : [];
  return Object.fromEntries([
    ...cells,
    ...columns.map((column) => [`attributes.${column}`, attributes]),
  ]);
}
