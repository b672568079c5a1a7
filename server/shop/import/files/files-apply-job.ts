import { sql } from 'kysely';
import * as v from 'valibot';
import { importOptions, type NewFile } from '../../../../contract/import/options.ts';
import { changeWithin } from '../../../base/changes/change.ts';
import type { Database } from '../../../base/database/connect.ts';
import { defineJob } from '../../../base/jobs/define-job.ts';
import { addFiles, type FilesOf } from '../../catalogue/writing/bulk/add-files.ts';
import { noteRefused } from '../note-rows.ts';
import { endRun, lockRunIn, roleOf } from '../run-state.ts';

const AT_ONCE = 200;

/** The last product that has its files, and how it went so far. */
const savedForm = v.object({
  product: v.number(),
  batch: v.nullable(v.number()),
  saved: v.number(),
  refused: v.number(),
});

/** Gives products the pictures and documents that a trial stored. All of it is one batch. */
export const filesApplyJob = defineJob({
  kind: 'import-files-apply',
  title: { ro: 'Aplicarea unei arhive cu imagini', ru: 'Применение архива с изображениями' },
  input: v.strictObject({ run: v.number() }),
  async run({ shop: { db }, input: { run }, actor, saved, step }) {
    const { total, how } = await readWish(db, run);
    let at = v.parse(savedForm, saved ?? { product: 0, batch: null, saved: 0, refused: 0 });
    for (;;) {
      const role = await roleOf(db, actor);
      const files = await readFiles(db, run, at.product);
      const last = files.at(-1);
      if (!last) break;
      const before = at;
      await step(async (trx) => {
        const { batch_id: into } = await lockRunIn(trx, run, 'applying');
        const { batch, refused } = await changeWithin(trx, actor, (changing) =>
          addFiles(changing, files, role, { kind: 'import', into, how }),
        );
        const rowsOf = new Map(files.map(({ id, rows }) => [id, rows]));
        const late = refused.flatMap(({ id, fields }) =>
          (rowsOf.get(id) ?? []).map((row) => ({ row, fields })),
        );
        await noteRefused(trx, run, late);
        at = {
          product: last.id,
          batch: into ?? batch,
          saved: before.saved + files.length - refused.length,
          refused: before.refused + refused.length,
        };
        await trx
          .updateTable('import_run')
          .set({ batch_id: at.batch })
          .where('id', '=', run)
          .execute();
        return { position: at, done: at.saved + at.refused, total };
      });
    }
    await step(async (trx) => {
      await lockRunIn(trx, run, 'applying');
      await endRun(trx, run, 'applied', { saved: at.saved, refused_late: at.refused });
      return { position: at, done: at.saved + at.refused, total };
    });
    return { batch: at.batch, saved: at.saved, refused: at.refused };
  },
});

async function readWish(db: Database, run: number) {
  const { rows } = await sql<{ options: unknown; total: number }>`
    select
      options,
      (
        select count(distinct product_id)
        from import_row
        where run_id = import_run.id
          and outcome = 'new'
      ) as total
    from import_run
    where id = ${run}`.execute(db);
  const { files } = v.parse(importOptions, rows[0]?.options ?? {});
  return { how: files, total: rows[0]?.total ?? 0 };
}

/** Of the next products, what is to be theirs: by the numbers in the names, then as it was packed. */
async function readFiles(
  db: Database,
  run: number,
  after: number,
): Promise<(FilesOf & { rows: number[] })[]> {
  const { rows } = await sql<{ id: number; files: (NewFile & { row: number })[] }>`
    select
      product_id as id,
      json_agg(
        creates -> 'file' || jsonb_build_object('row', row)
        order by (creates -> 'file' ->> 'place')::integer, row
      ) as files
    from import_row
    where run_id = ${run}
      and outcome = 'new'
      and product_id > ${after}
    group by product_id
    order by product_id
    limit ${AT_ONCE}`.execute(db);
  const of = (files: NewFile[], wanted: NewFile['kind']) => [
    ...new Set(files.filter(({ kind }) => kind === wanted).map(({ file }) => file)),
  ];
  return rows.map(({ id, files }) => ({
    id,
    pictures: of(files, 'picture'),
    documents: of(files, 'document'),
    rows: files.map(({ row }) => row),
  }));
}
