import { sql } from 'kysely';
import type { ImportSummary } from '../../../contract/import/options.ts';
import type { Changing } from '../../base/changes/change.ts';
import type { Trx } from '../../base/database/connect.ts';
import { type JudgedRow, noteAnew } from './note-rows.ts';
import { noted, type Problem } from './reading/problem.ts';
import { lockRun } from './run-state.ts';

type Row = Pick<JudgedRow, 'row' | 'outcome' | 'product_id' | 'changes' | 'creates' | 'problems'>;

/** What a cell such as «> 1000» may stand for; where the row is refused, there is nothing to take. */
const isOfStock = ({ field, level, proposal }: Problem) =>
  field === 'stock' && level === 'left-out' && typeof proposal === 'number';

export const isTakable = (
  problem: Problem,
  { outcome, creates }: Pick<Row, 'outcome' | 'creates'>,
) => isOfStock(problem) && outcome !== 'refused' && (outcome !== 'new' || creates !== null);

/**
 * Takes the stock that a trial proposes, of one row or of all that have one: nothing of the
 * catalogue is written before the import is applied.
 */
export async function takeProposals(
  { trx, note }: Changing,
  id: number,
  wanted: number | null,
): Promise<{ rows: number } | 'not-tried'> {
  const run = await lockRun(trx, id);
  if (run.state !== 'tried' || !run.summary) return 'not-tried';
  const rows = (await readRows(trx, id, wanted)).filter((row) =>
    row.problems.some((problem) => isTakable(problem, row)),
  );
  const stocks = await readStocks(
    trx,
    rows.flatMap(({ product_id }) => product_id ?? []),
  );
  const taken = rows.map((row) => withProposal(row, stocks));
  await noteAnew(trx, id, taken);
  const risen = taken.filter(({ outcome }, at) => rows[at]?.outcome !== outcome).length;
  const { counts } = run.summary;
  const summary: ImportSummary = {
    ...run.summary,
    counts: { ...counts, same: counts.same - risen, changed: counts.changed + risen },
  };
  await trx
    .updateTable('import_run')
    .set({ summary: JSON.stringify(summary) })
    .where('id', '=', id)
    .execute();
  note({ verb: 'change', entity: 'import', ids: [id], after: { proposals: taken.length } });
  return { rows: taken.length };
}

/** As the trial would have judged it, had the cell said so. */
function withProposal(row: Row, stocks: Map<number, number>): Row {
  const stock = Number(row.problems.find(isOfStock)?.proposal);
  const problems = row.problems.map(
    (problem): Problem =>
      isOfStock(problem)
        ? noted('stock', 'ROW.STOCK_TAKEN', problem.value, { values: { stock } })
        : problem,
  );
  if (row.creates && 'product' in row.creates) {
    return { ...row, problems, creates: { product: { ...row.creates.product, stock } } };
  }
  const from = stocks.get(row.product_id ?? 0) ?? 0;
  if (from === stock) return { ...row, problems };
  return {
    ...row,
    problems,
    outcome: 'changed',
    changes: { ...row.changes, stock: { from, to: stock } },
  };
}

async function readRows(trx: Trx, run: number, wanted: number | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select row, outcome, product_id, changes, creates, problems
    from import_row
    where run_id = ${run}
      and (${wanted}::integer is null or row = ${wanted})
      and problems @> '[{"field": "stock", "level": "left-out"}]'`.execute(trx);
  return rows;
}

async function readStocks(trx: Trx, products: number[]): Promise<Map<number, number>> {
  const rows = await trx
    .selectFrom('stock')
    .select(['product_id', 'on_hand'])
    // One parameter, however many rows a table has.
    .where(sql<boolean>`product_id = any(${products}::integer[])`)
    .execute();
  return new Map(rows.map(({ product_id, on_hand }) => [product_id, on_hand]));
}
