import { sql } from 'kysely';
import type { Mistakes } from '../../base/changes/refused.ts';
import type { Trx } from '../../base/database/connect.ts';

/** Refused since the trial; kept in the words of the verb: by field, the keys of the messages. */
export async function noteRefused(
  trx: Trx,
  run: number,
  refused: { row: number; fields: Mistakes; values?: object }[],
) {
  if (refused.length === 0) return;
  const problems = refused.map(({ fields, values = {} }) => [
    { level: 'refused', late: fields, values },
  ]);
  await sql`
    update import_row
    set outcome = 'refused', problems = problems || given.problem
    from unnest(
      ${refused.map(({ row }) => row)}::integer[],
      ${problems.map((one) => JSON.stringify(one))}::jsonb[]
    ) as given (row, problem)
    where run_id = ${run}
      and import_row.row = given.row`.execute(trx);
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

/** Products that rows created. */
export async function noteCreated(trx: Trx, run: number, created: { row: number; id: number }[]) {
  if (created.length === 0) return;
  await sql`
    update import_row
    set product_id = given.id, version = 1
    from unnest(
      ${created.map(({ row }) => row)}::integer[],
      ${created.map(({ id }) => id)}::integer[]
    ) as given (row, id)
    where run_id = ${run}
      and import_row.row = given.row`.execute(trx);
}

/** Products that stayed as they are when the import was undone, and why. */
export async function noteLeft(trx: Trx, run: number, left: { id: number; fields: Mistakes }[]) {
  if (left.length === 0) return;
  const notes = left.map(({ fields }) => [{ level: 'note', late: fields, values: {} }]);
  await sql`
    update import_row
    set problems = problems || given.note
    from unnest(
      ${left.map(({ id }) => id)}::integer[],
      ${notes.map((one) => JSON.stringify(one))}::jsonb[]
    ) as given (id, note)
    where run_id = ${run}
      and product_id = given.id
      and outcome in ('changed', 'new')`.execute(trx);
}
