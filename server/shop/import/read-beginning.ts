import * as v from 'valibot';
import { importOptions } from '../../../contract/import/options.ts';
import type { TableBeginning } from '../../../contract/staff/imports.ts';
import type { ByteSource } from '../../base/archives/open-archive.ts';
import type { Database } from '../../base/database/connect.ts';
import { beginningOf } from '../../base/text/beginning-of.ts';
import { asHeader } from './reading/headings.ts';
import { storedFile } from './stored-file.ts';
import { BadTable, type Cell, type TableRow } from './table/bad-table.ts';
import { tableRows } from './table/table-rows.ts';

const ROWS_SHOWN = 40;
/** As long as a heading that is named by hand may be. */
const LONGEST_SHOWN = 200;

/** The first rows of a file, as they stand in it; null: no such import. */
export async function readBeginning(db: Database, id: number): Promise<TableBeginning | null> {
  const run = await db
    .selectFrom('import_run')
    .select('options')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!run) return null;
  const file = await storedFile(db, id);
  const rows = file ? await firstRows(file) : [];
  const options = v.parse(importOptions, run.options);
  const header =
    rows.find((row) => asHeader(row, options)) ??
    rows.find((row) => asHeader(row, { columns: {}, unread: [] }));
  return {
    rows: rows.map(({ number, cells }) => ({ row: number, cells: cells.map(shownOf) })),
    header: header?.number ?? null,
  };
}

async function firstRows(file: ByteSource): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  try {
    for await (const row of tableRows(file)) {
      rows.push(row);
      if (rows.length === ROWS_SHOWN) break;
    }
  } catch (error) {
    // What is damaged further down is told by the trial.
    if (!(error instanceof BadTable)) throw error;
  }
  return rows;
}

const shownOf = (cell: Cell) =>
  beginningOf(typeof cell === 'object' ? cell.formula : String(cell), LONGEST_SHOWN).trim();
