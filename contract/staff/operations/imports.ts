import * as v from 'valibot';
import { list, whole } from '../../editing/fields.ts';
import { XLSX_TYPE } from '../../export-formats.ts';
import { text } from '../../forms/fields.ts';
import { guardKeys, importOptions, MOST_IMPORT_BYTES, rowOutcomes } from '../../import/options.ts';
import { staffOperation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { count, id, noContent } from '../../shapes/values.ts';
import { asFile, exportOf } from '../export-of.ts';
import { importedRow, importRun, importSupplier, tableBeginning } from '../imports.ts';
import { paging } from '../parameters.ts';

/** Each field is saved by who may write that field, as in the sheet. */
const importing = {
  needs: ['products.write', 'prices.write', 'stock.write'],
} as const;
const params = v.object({ id: idText });
const rowFilters = { outcome: v.optional(v.picklist(rowOutcomes, 'VALIDATE.INVALID')) };
const name = text(200);

/**
 * Bring a CSV or XLSX table, or a ZIP of pictures and documents named by codes, and try it in the
 * background; the catalogue stays as it is.
 */
export const tryImport = staffOperation('post', '/staff/imports/', {
  needs: ['products.write', 'prices.write', 'stock.write'],
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

/** Tables that were brought, newest first, and whose are known. */
export const listImports = staffOperation('get', '/staff/imports/', {
  needs: ['products.write', 'prices.write', 'stock.write'],
  query: v.object(paging),
  answer: v.object({
    results: v.array(importRun),
    next: v.nullable(v.number()),
    suppliers: v.array(importSupplier),
    /** Without any product, but in the archive. */
    is_shop_empty: v.boolean(),
  }),
});

export const exportImports = exportOf('/staff/imports/export/', {
  needs: importing.needs,
  query: v.object(asFile),
});

/** What a trial found, and a page of its rows. */
export const readImport = staffOperation('get', '/staff/imports/{id}/', {
  needs: ['products.write', 'prices.write', 'stock.write'],
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

export const exportImportRows = exportOf('/staff/imports/{id}/rows/export/', {
  needs: importing.needs,
  params,
  query: v.object({ ...rowFilters, ...asFile }),
  refusals: [404],
});

/** Go on with what was cancelled or failed, from where it was. */
export const continueImport = staffOperation('post', '/staff/imports/{id}/continue/', {
  needs: 'jobs.write',
  params,
  answer: v.object({ job: id }),
  refusals: [404, 409],
});

/** Write the former values back and archive what was created, in the background. */
export const undoImport = staffOperation('post', '/staff/imports/{id}/undo/', {
  needs: ['products.write', 'prices.write', 'stock.write'],
  params,
  answer: v.object({ job: id }),
  refusals: [404, 409],
});

/** Save what a trial found, all of it or the good rows, in the background. */
export const applyImport = staffOperation('post', '/staff/imports/{id}/apply/', {
  needs: ['products.write', 'prices.write', 'stock.write'],
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

/** Take the stock a trial proposes for a cell like “> 1000”, of one row or of all. */
export const takeProposals = staffOperation('post', '/staff/imports/{id}/proposals/', {
  needs: ['products.write', 'prices.write', 'stock.write'],
  params,
  body: v.strictObject({
    /** Null: of every row that has one. */
    row: v.nullable(whole(1, 2_147_483_647)),
  }),
  answer: v.object({ rows: count }),
  refusals: [404, 409],
});

/** The first rows of the file as it was brought; none once it is applied. */
export const readImportTable = staffOperation('get', '/staff/imports/{id}/table/', {
  needs: ['products.write', 'prices.write', 'stock.write'],
  params,
  answer: tableBeginning,
  refusals: [404],
});

/** Try the same file read otherwise; the former trial makes room for the new one. */
export const retryImport = staffOperation('post', '/staff/imports/{id}/again/', {
  needs: ['products.write', 'prices.write', 'stock.write'],
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

/** Forget a table that was not applied. */
export const dropImport = staffOperation('delete', '/staff/imports/{id}/', {
  needs: ['products.write', 'prices.write', 'stock.write'],
  params,
  answer: noContent,
  status: 204,
  refusals: [404, 409],
});

/** What was not taken of a table and why, cell by cell, to be sent back to the supplier. */
export const reportImport = staffOperation('get', '/staff/imports/{id}/report/', {
  needs: ['products.write', 'prices.write', 'stock.write'],
  params,
  query: v.object(asFile),
  answer: v.string(),
  answerIs: ['text/csv', XLSX_TYPE],
  refusals: [404],
});
