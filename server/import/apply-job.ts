import { sql } from 'kysely';
import * as v from 'valibot';
import type { Role } from '../../contract/staff/permissions.ts';
import { saveRows } from '../catalogue/writing/bulk/save-rows.ts';
import { type Actor, changeWithin } from '../changes/change.ts';
import type { Database, Trx } from '../database/connect.ts';
import { defineJob, JobRefused } from '../jobs/define-job.ts';

const AT_ONCE = 500;

/** The last row that was written, the batch they are all of, and how it went so far. */
const savedForm = v.object({
  row: v.number(),
  batch: v.nullable(v.number()),
  saved: v.number(),
  refused: v.number(),
});

/**
 * Writes what a trial found, by the verb that saves a sheet: what somebody changed since is refused,
 * not overwritten. All of it is one batch, and undone as one.
 */
export const applyJob = defineJob({
  kind: 'import-apply',
  title: { ro: 'Aplicarea unui import', ru: 'Применение импорта' },
  input: v.strictObject({ run: v.number() }),
  async run({ shop: { db }, input, actor, saved, step }) {
    const total = await countChanged(db, input.run);
    let at = v.parse(v.nullable(savedForm), saved) ?? { row: 0, batch: null, saved: 0, refused: 0 };
    for (;;) {
      const role = await roleOf(db, actor);
      const rows = await readRows(db, input.run, at.row);
      const last = rows.at(-1);
      if (!last) break;
      const before = at;
      await step(async (trx) => {
        const { batch, refused } = await changeWithin(trx, actor, (changing) =>
          saveRows(changing, rows.map(asSheetRow), role, {
            kind: 'import',
            into: before.batch ?? undefined,
          }),
        );
        await noteRefused(trx, input.run, refused);
        await learnCodes(trx, input.run, rows);
        at = {
          row: last.row,
          batch: before.batch ?? batch,
          saved: before.saved + rows.length - refused.length,
          refused: before.refused + refused.length,
        };
        // Known from the first step on: what a cancelled import wrote can be undone.
        await trx
          .updateTable('import_run')
          .set({ batch_id: at.batch })
          .where('id', '=', input.run)
          .execute();
        return { position: at, done: at.saved + at.refused, total };
      });
    }
    await step(async (trx) => {
      await sql`
        update import_run
        set
          state = 'applied',
          applied_at = now(),
          batch_id = ${at.batch},
          file = null,
          summary = summary || ${JSON.stringify({ saved: at.saved, refused_late: at.refused })}::jsonb
        where id = ${input.run}
          and state = 'applying'`.execute(trx);
      return { position: at, done: at.saved + at.refused, total };
    });
    return { batch: at.batch, saved: at.saved, refused: at.refused };
  },
});

/** Somebody who may no longer write must not go on by a job they started. */
async function roleOf(db: Database, actor: Actor): Promise<Role> {
  if (actor === 'console') return 'owner';
  const staff = await db
    .selectFrom('staff')
    .select('role')
    .where(sql`'staff:' || id`, '=', actor)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (staff) return staff.role;
  throw new JobRefused({
    ro: 'Cine a pornit importul nu mai lucrează în magazin',
    ru: 'Запустивший импорт больше не работает в магазине',
  });
}

async function countChanged(db: Database, run: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)
    from import_row
    where run_id = ${run}
      and outcome = 'changed'`.execute(db);
  return rows[0]?.count ?? 0;
}

type ChangedRow = {
  row: number;
  product_id: number;
  version: number;
  changes: Record<string, { from: string | number; to: string | number }>;
};

async function readRows(db: Database, run: number, after: number): Promise<ChangedRow[]> {
  const { rows } = await sql<ChangedRow>`
    select row, product_id, version, changes
    from import_row
    where run_id = ${run}
      and row > ${after}
      and outcome = 'changed'
      and product_id is not null
    order by row
    limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** As a person would change it in the sheet. */
function asSheetRow({ product_id, version, changes: { stock, ...others } }: ChangedRow) {
  const fields = Object.entries(others).map(([field, { to }]) => [field, to]);
  return {
    id: product_id,
    version,
    ...Object.fromEntries(fields),
    ...(stock && { stock: { counted: stock.to, seen: stock.from, reason: 'count' } }),
  };
}

/** Kept in the words of the sheet: by field, the keys of the messages. */
async function noteRefused(
  trx: Trx,
  run: number,
  refused: { id: number; fields: object; values: object }[],
) {
  if (refused.length === 0) return;
  await sql`
    update import_row
    set outcome = 'refused', problems = problems || given.problem
    from unnest(
      ${refused.map(({ id }) => id)}::integer[],
      ${refused.map(({ fields, values }) => JSON.stringify([{ level: 'refused', late: fields, values }]))}::jsonb[]
    ) as given (id, problem)
    where run_id = ${run}
      and product_id = given.id
      and outcome = 'changed'`.execute(trx);
}

/** What the supplier calls it, for the next table that says nothing else. */
const learnCodes = (trx: Trx, run: number, rows: ChangedRow[]) =>
  sql`
    insert into supplier_code (profile_id, code, product_id)
    select import_run.profile_id, import_row.supplier_code, import_row.product_id
    from import_row
    inner join import_run on import_run.id = import_row.run_id
    where import_row.run_id = ${run}
      and import_row.row = any(${rows.map(({ row }) => row)}::integer[])
      and import_row.outcome = 'changed'
      and import_row.supplier_code is not null
      and import_run.profile_id is not null
    order by import_row.supplier_code
    on conflict (profile_id, code) do nothing`.execute(trx);
