import * as v from 'valibot';
import { importOptions } from '../../contract/import/options.ts';
import type { TableBeginning } from '../../contract/staff/imports.ts';
import type { Database } from '../database/connect.ts';
import { asHeader } from './reading/headings.ts';
import { BadTable, type Cell, type TableRow } from './table/bad-table.ts';
import { tableRows } from './table/table-rows.ts';

const ROWS_SHOWN = 40;
/** As long as a heading that is named by hand may be. */
const LONGEST_SHOWN = 200;

/** The first rows of a file, as they stand in it; null: no such import. */
export async function readBeginning(db: Database, id: number): Promise<TableBeginning | null> {
  const run = await db
    .selectFrom('import_run')
    .select(['file', 'options'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!run) return null;
  const rows = run.file ? await firstRows(new Uint8Array(run.file)) : [];
  const { columns } = v.parse(importOptions, run.options);
  const header =
    rows.find((row) => asHeader(row, columns)) ?? rows.find((row) => asHeader(row, {}));
  return {
    rows: rows.map(({ number, cells }) => ({ row: number, cells: cells.map(shownOf) })),
    header: header?.number ?? null,
  };
}

async function firstRows(bytes: Uint8Array): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  try {
    for await (const row of tableRows(bytes)) {
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
  Array.from(typeof cell === 'object' ? cell.formula : String(cell))
    .slice(0, LONGEST_SHOWN)
    .join('')
    .trim();
