import * as v from 'valibot';
import { productStates } from '../../constants.ts';
import { LARGEST_SHEET_BYTES, MOST_SHEET_COLUMNS, sheetSave } from '../../editing/sheet.ts';
import { operation } from '../../operation.ts';
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

const reading = { access: 'staff', needs: 'products.read' } as const;
/** Each field of a row is saved by who may write that field. */
const writing = {
  access: 'staff',
  needs: ['products.write', 'prices.write', 'stock.write'],
} as const;

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

export const readSheet = operation({
  ...reading,
  id: 'staffReadSheet',
  method: 'get',
  path: '/staff/sheet/',
  summary: 'Many products as rows to be edited, at most 5,000',
  query: v.object(shown),
  answer: sheet,
});
export const exportSheet = exportOf({
  id: 'staffExportSheet',
  needs: reading.needs,
  path: '/staff/sheet/export/',
  query: v.object({ ...shown, hide: v.optional(hide, ''), ...asFile }),
});
export const readSheetChoices = operation({
  ...reading,
  id: 'staffReadSheetChoices',
  method: 'get',
  path: '/staff/sheet/choices/',
  summary: 'What a sheet can be cut from, and which attributes it can show',
  answer: sheetChoices,
});
export const saveSheet = operation({
  ...writing,
  id: 'staffSaveSheet',
  method: 'post',
  path: '/staff/sheet/',
  summary: 'Save the changed rows; what is refused is listed and keeps nothing else back',
  body: sheetSave,
  mostBytes: LARGEST_SHEET_BYTES,
  answer: sheetSaved,
});
export const listBatches = operation({
  ...writing,
  id: 'staffListBatches',
  method: 'get',
  path: '/staff/sheet/batches/',
  summary: 'The last saves of many products, newest first',
  answer: v.array(batch),
});
export const undoBatch = operation({
  ...writing,
  id: 'staffUndoBatch',
  method: 'post',
  path: '/staff/sheet/{id}/undo/',
  summary: 'Write the former values back wherever nobody changed them since',
  params: v.object({ id: idText }),
  answer: batchUndone,
  refusals: [404, 409],
});
