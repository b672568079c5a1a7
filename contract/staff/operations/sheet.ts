import * as v from 'valibot';
import { productStates } from '../../constants.ts';
import { LARGEST_SHEET_BYTES, MOST_SHEET_COLUMNS, sheetSave } from '../../editing/sheet.ts';
import { staffOperation } from '../../operation.ts';
import { idList, idText, searchText } from '../../shapes/parameters.ts';
import { asFile, exportOf } from '../export-of.ts';
import { word } from '../parameters.ts';
import {
  batch,
  batchUndone,
  sheet,
  sheetChoices,
  sheetColumns,
  sheetSaved,
} from '../sheet-shapes.ts';

const reading = { needs: 'products.read' } as const;

const shown = {
  category: v.optional(idText),
  brand: v.optional(idText),
  state: v.optional(v.picklist(productStates, 'VALIDATE.INVALID')),
  search: v.optional(searchText),
  /** Ids of attributes. */
  columns: v.optional(v.pipe(idList, v.maxLength(MOST_SHEET_COLUMNS, 'VALIDATE.INVALID'))),
};

/** Columns that are not shown, as `stock,state`; what is none hides nothing. */
const hide = v.pipe(
  word,
  v.transform((text) => sheetColumns.filter((column) => text.split(',').includes(column))),
);

/** Many products as rows to be edited, at most 5,000. */
export const readSheet = staffOperation('get', '/staff/sheet/', {
  needs: 'products.read',
  query: v.object(shown),
  answer: sheet,
});

export const exportSheet = exportOf('/staff/sheet/export/', {
  needs: reading.needs,
  query: v.object({ ...shown, hide: v.optional(hide, ''), ...asFile }),
});

/** What a sheet can be cut from, and which attributes it can show. */
export const readSheetChoices = staffOperation('get', '/staff/sheet/choices/', {
  needs: 'products.read',
  answer: sheetChoices,
});

/** Save the changed rows; what is refused is listed and keeps nothing else back. */
export const saveSheet = staffOperation('post', '/staff/sheet/', {
  needs: ['products.write', 'prices.write', 'stock.write'],
  body: sheetSave,
  mostBytes: LARGEST_SHEET_BYTES,
  answer: sheetSaved,
});

/** The last saves of many products, newest first. */
export const listBatches = staffOperation('get', '/staff/sheet/batches/', {
  needs: ['products.write', 'prices.write', 'stock.write'],
  answer: v.array(batch),
});

/** Write the former values back wherever nobody changed them since. */
export const undoBatch = staffOperation('post', '/staff/sheet/{id}/undo/', {
  needs: ['products.write', 'prices.write', 'stock.write'],
  params: v.object({ id: idText }),
  answer: batchUndone,
  refusals: [404, 409],
});
