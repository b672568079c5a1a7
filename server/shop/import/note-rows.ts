import { sql } from 'kysely';
import type { Creation, ImportedChanges, RowOutcome } from '../../../contract/import/options.ts';
import type { Mistakes } from '../../base/changes/refused.ts';
import type { Trx } from '../../base/database/connect.ts';
import { type GivenColumns, givenRows } from '../../base/database/given-rows.ts';
import { insertRows } from '../../base/database/insert-rows.ts';
import type { Problem } from './reading/problem.ts';

/** A row as a trial has judged it. */
export type JudgedRow = {
  row: number;
  outcome: RowOutcome;
  key: string;
  title: string;
  product_id: number | null;
  version: number | null;
  supplier_code: string | null;
  changes: ImportedChanges;
  creates: Creation | null;
  problems: Problem[];
};

const judgedColumns = {
  row: 'integer',
  outcome: 'text',
  key: 'text',
  title: 'text',
  product_id: 'integer',
  version: 'integer',
  supplier_code: 'text',
  changes: 'jsonb',
  creates: 'jsonb',
  problems: 'jsonb',
} as const;

export const noteJudged = (trx: Trx, run_id: number, judged: JudgedRow[]) =>
  insertRows(
    trx,
    'import_row',
    { run_id: 'integer', ...judgedColumns },
    judged.map((row) => ({ run_id, ...row })),
  );

/** Rows that are judged otherwise by now. */
export const noteAnew = (
  trx: Trx,
  run: number,
  rows: Pick<JudgedRow, 'row' | 'outcome' | 'changes' | 'creates' | 'problems'>[],
) =>
  updateRows(trx, run, {
    set: sql`outcome = given.outcome, changes = given.changes, creates = given.creates,
      problems = given.problems`,
    columns: {
      row: 'integer',
      outcome: 'text',
      changes: 'jsonb',
      creates: 'jsonb',
      problems: 'jsonb',
    },
    rows,
  });

/** Refused since the trial; kept in the words of the verb: by field, the keys of the messages. */
export const noteRefused = (
  trx: Trx,
  run: number,
  refused: { row: number; fields: Mistakes; values?: object }[],
) =>
  updateRows(trx, run, {
    set: sql`outcome = 'refused', problems = problems || given.problem`,
    columns: { row: 'integer', problem: 'jsonb' },
    rows: refused.map(({ row, fields, values = {} }) => ({
      row,
      problem: [{ level: 'refused', late: fields, values }],
    })),
  });

/** Products that rows created. */
export const noteCreated = (trx: Trx, run: number, created: { row: number; id: number }[]) =>
  updateRows(trx, run, {
    set: sql`product_id = given.id, version = 1`,
    columns: { row: 'integer', id: 'integer' },
    rows: created,
  });

/** Products that stayed as they are when the import was undone, and why. */
export const noteLeft = (trx: Trx, run: number, left: { id: number; fields: Mistakes }[]) =>
  updateRows(trx, run, {
    set: sql`problems = problems || given.note`,
    columns: { id: 'integer', note: 'jsonb' },
    rows: left.map(({ id, fields }) => ({
      id,
      note: [{ level: 'note', late: fields, values: {} }],
    })),
    which: sql`product_id = given.id and outcome in ('changed', 'new')`,
  });

async function updateRows<Row extends object>(
  trx: Trx,
  run: number,
  {
    set,
    columns,
    rows,
    which = sql`import_row.row = given.row`,
  }: {
    set: ReturnType<typeof sql>;
    columns: GivenColumns<Row>;
    rows: Row[];
    which?: ReturnType<typeof sql>;
  },
) {
  if (rows.length === 0) return;
  await sql`
    update import_row
    set ${set}
    from ${givenRows('given', columns, rows)}
    where run_id = ${run}
      and ${which}`.execute(trx);
}

/** Rows about brands that nobody wanted to make. */
export const refuseNewBrands = (trx: Trx, run: number) =>
  sql`
    update import_row
    set
      outcome = 'refused',
      creates = null,
      problems = problems || jsonb_build_array(jsonb_build_object(
        'level', 'refused',
        'field', 'brand',
        'key', 'ROW.BRAND_NOT_CREATED',
        'value', creates #>> '{product,brand,title}'
      ))
    where run_id = ${run}
      and outcome = 'new'
      and creates #> '{product,brand,id}' = 'null'`.execute(trx);
