import * as v from 'valibot';
import { changeWithin } from '../../base/changes/change.ts';
import type { Database } from '../../base/database/connect.ts';
import { defineJob } from '../../base/jobs/define-job.ts';
import { undoPiece } from '../catalogue/writing/bulk/undo-batch.ts';
import { noteLeft } from './note-rows.ts';
import { endRun, lockRunIn, roleOf } from './run-state.ts';

/** The last entry of the batch that was looked at, the batch that undoes it, and how it went. */
const savedForm = v.object({
  after: v.number(),
  batch: v.nullable(v.number()),
  restored: v.number(),
  left: v.number(),
});

/**
 * Writes back what an import changed and archives what it created, a piece at a time: a large one
 * would hold everybody up as one transaction. What somebody changed since stays, and is said with
 * its row.
 */
export const undoJob = undoJobBy(500);

/** So many products a step. */
export function undoJobBy(atOnce: number) {
  return defineJob({
    kind: 'import-undo',
    title: { ro: 'Anularea unui import', ru: 'Отмена импорта' },
    input: v.strictObject({ run: v.number() }),
    async run({ shop: { db }, input: { run }, actor, saved, step }) {
      const { total, undone_by } = await readBatch(db, run);
      let at = v.parse(v.nullable(savedForm), saved) ?? {
        after: 0,
        // Of a job that was forgotten on its way.
        batch: undone_by,
        restored: 0,
        left: 0,
      };
      for (let isOver = false; !isOver; ) {
        const role = await roleOf(db, actor);
        const before = at;
        await step(async (trx) => {
          const { batch_id: batch } = await lockRunIn(trx, run, 'undoing');
          const piece =
            batch === null
              ? null
              : await changeWithin(trx, actor, (changing) =>
                  undoPiece(changing, batch, role, { ...before, most: atOnce }),
                );
          isOver = piece === null;
          at = piece
            ? {
                after: piece.after,
                batch: piece.batch,
                restored: before.restored + piece.restored.length,
                left: before.left + piece.left.length,
              }
            : before;
          if (piece) await noteLeft(trx, run, piece.left);
          else await endRun(trx, run, 'undone', { restored: at.restored, left: at.left });
          return { position: at, done: Math.min(at.restored + at.left, total), total };
        });
      }
      return { batch: at.batch, restored: at.restored, left: at.left };
    },
  });
}

async function readBatch(db: Database, run: number) {
  const batch = await db
    .selectFrom('import_run')
    .innerJoin('batch', 'batch.id', 'import_run.batch_id')
    .leftJoin('batch as undoing', 'undoing.undoes', 'batch.id')
    .select(['batch.products as total', 'undoing.id as undone_by'])
    .where('import_run.id', '=', run)
    .executeTakeFirst();
  return batch ?? { total: 0, undone_by: null };
}
