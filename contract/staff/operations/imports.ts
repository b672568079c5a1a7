import * as v from 'valibot';
import { list, whole } from '../../editing/fields.ts';
import { XLSX_TYPE } from '../../export-formats.ts';
import { text } from '../../forms/fields.ts';
import { guardKeys, importOptions, MOST_IMPORT_BYTES, rowOutcomes } from '../../import/options.ts';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { count, id, noContent } from '../../shapes/values.ts';
import { asFile, exportOf } from '../export-of.ts';
import { importedRow, importRun, importSupplier, tableBeginning } from '../imports.ts';
import { paging } from '../parameters.ts';

/** Each field is saved by who may write that field, as in the sheet. */
const importing = {
  access: 'staff',
  needs: ['products.write', 'prices.write', 'stock.write'],
} as const;
const params = v.object({ id: idText });
const rowFilters = { outcome: v.optional(v.picklist(rowOutcomes, 'VALIDATE.INVALID')) };
const name = text(200);

export const tryImport = operation({
  ...importing,
  id: 'staffTryImport',
  method: 'post',
  path: '/staff/imports/',
  summary:
    'Bring a CSV or XLSX table, or a ZIP of pictures and documents named by codes, and try it in the background; the catalogue stays as it is',
  query: v.object({
    name: v.optional(v.pipe(name, v.nonEmpty('VALIDATE.REQUIRED')), 'tabel'),
    /** Its tables are read as they were before, unless said otherwise. */
    supplier: v.optional(name, ''),
    /** How it is to be read, as JSON. */
    options: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(5_000, 'VALIDATE.TOO_LONG'),
        v.parseJson(undefined, 'VALIDATE.INVALID'),
        importOptions,
      ),
    ),
  }),
  body: v.instance(Uint8Array),
  bodyIs: 'file',
  mostBytes: MOST_IMPORT_BYTES,
  answer: v.object({ id, job: id }),
  status: 201,
});
export const listImports = operation({
  ...importing,
  id: 'staffListImports',
  method: 'get',
  path: '/staff/imports/',
  summary: 'Tables that were brought, newest first, and whose are known',
  query: v.object(paging),
  answer: v.object({
    results: v.array(importRun),
    next: v.nullable(v.number()),
    suppliers: v.array(importSupplier),
    /** Without any product, but in the archive. */
    is_shop_empty: v.boolean(),
  }),
});
export const exportImports = exportOf({
  id: 'staffExportImports',
  needs: importing.needs,
  path: '/staff/imports/export/',
  query: v.object(asFile),
});
export const readImport = operation({
  ...importing,
  id: 'staffReadImport',
  method: 'get',
  path: '/staff/imports/{id}/',
  summary: 'What a trial found, and a page of its rows',
  params,
  query: v.object({
    ...rowFilters,
    /** The `next` of the page before. */
    after: v.optional(idText),
    limit: paging.limit,
  }),
  answer: v.object({ run: importRun, rows: v.array(importedRow), next: v.nullable(v.number()) }),
  refusals: [404],
});
export const exportImportRows = exportOf({
  id: 'staffExportImportRows',
  needs: importing.needs,
  path: '/staff/imports/{id}/rows/export/',
  params,
  query: v.object({ ...rowFilters, ...asFile }),
  refusals: [404],
});
export const continueImport = operation({
  // As whoever lets any other job go on: it works in the name of who started it.
  access: 'staff',
  needs: 'jobs.write',
  id: 'staffContinueImport',
  method: 'post',
  path: '/staff/imports/{id}/continue/',
  summary: 'Go on with what was cancelled or failed, from where it was',
  params,
  answer: v.object({ job: id }),
  refusals: [404, 409],
});
export const undoImport = operation({
  ...importing,
  id: 'staffUndoImport',
  method: 'post',
  path: '/staff/imports/{id}/undo/',
  summary: 'Write the former values back and archive what was created, in the background',
  params,
  answer: v.object({ job: id }),
  refusals: [404, 409],
});
export const applyImport = operation({
  ...importing,
  id: 'staffApplyImport',
  method: 'post',
  path: '/staff/imports/{id}/apply/',
  summary: 'Save what a trial found, all of it or the good rows, in the background',
  params,
  body: v.strictObject({
    mode: v.picklist(['all', 'good'], 'VALIDATE.INVALID'),
    despite: v.optional(list(v.picklist(guardKeys, 'VALIDATE.INVALID'), guardKeys.length), []),
    /** Make the brands that the shop does not have; without it their rows stay behind. */
    brands: v.optional(v.boolean('VALIDATE.INVALID'), false),
    /** Make the values that attributes do not have; without it their cells are left as they are. */
    values: v.optional(v.boolean('VALIDATE.INVALID'), false),
  }),
  answer: v.object({ job: id }),
  refusals: [404, 409],
});

export const takeProposals = operation({
  ...importing,
  id: 'staffTakeImportProposals',
  method: 'post',
  path: '/staff/imports/{id}/proposals/',
  summary: 'Take the stock a trial proposes for a cell like “> 1000”, of one row or of all',
  params,
  body: v.strictObject({
    /** Null: of every row that has one. */
    row: v.nullable(whole(1, 2_147_483_647)),
  }),
  answer: v.object({ rows: count }),
  refusals: [404, 409],
});
export const readImportTable = operation({
  ...importing,
  id: 'staffReadImportTable',
  method: 'get',
  path: '/staff/imports/{id}/table/',
  summary: 'The first rows of the file as it was brought; none once it is applied',
  params,
  answer: tableBeginning,
  refusals: [404],
});
export const retryImport = operation({
  ...importing,
  id: 'staffRetryImport',
  method: 'post',
  path: '/staff/imports/{id}/again/',
  summary: 'Try the same file read otherwise; the former trial makes room for the new one',
  params,
  body: v.strictObject({
    /** Whose tables are read so from now on. */
    supplier: v.optional(name, ''),
    options: importOptions,
  }),
  answer: v.object({ id, job: id }),
  status: 201,
  refusals: [404, 409],
});
export const dropImport = operation({
  ...importing,
  id: 'staffDropImport',
  method: 'delete',
  path: '/staff/imports/{id}/',
  summary: 'Forget a table that was not applied',
  params,
  answer: noContent,
  status: 204,
  refusals: [404, 409],
});
export const reportImport = operation({
  ...importing,
  id: 'staffReportImport',
  method: 'get',
  path: '/staff/imports/{id}/report/',
  summary: 'What was not taken of a table and why, cell by cell, to be sent back to the supplier',
  params,
  query: v.object(asFile),
  answer: v.string(),
  answerIs: ['text/csv', XLSX_TYPE],
  refusals: [404],
});
