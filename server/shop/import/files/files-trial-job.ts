import * as v from 'valibot';
import type { ImportSummary } from '../../../../contract/import/options.ts';
import { defineJob } from '../../../base/jobs/define-job.ts';
import { beginningOf } from '../../../base/text/beginning-of.ts';
import { readKeys } from '../compared-products.ts';
import { noteJudged } from '../note-rows.ts';
import { endTrial, readTrial } from '../run-state.ts';
import { orRefused } from '../table/or-refused.ts';
import { openArchive } from './archive.ts';
import { namedProducts } from './file-name.ts';
import { judgeFile } from './judge-file.ts';

const number = v.number();
/** How many files were looked at, and what was found. */
const savedForm = v.object({
  files: number,
  counts: v.object({ new: number, changed: number, same: number, refused: number }),
});

/** Says of every file of an archive whose it is, and stores what can be taken. */
export const filesTrialJob = defineJob({
  kind: 'import-files-trial',
  title: { ro: 'Verificarea unei arhive cu imagini', ru: 'Проверка архива с изображениями' },
  input: v.strictObject({ run: number }),
  async run({ shop: { db, config }, input: { run }, saved, step }) {
    const trial = await readTrial(db, run);
    if (!trial) return;
    const files = await orRefused(() => openArchive(trial.file));
    const { ids } = await readKeys(db, null);
    const codes = await db.selectFrom('product').select(['id', 'code']).execute();
    const products = namedProducts(ids, codes);
    const means = { db, config, products, how: trial.options.files };
    const nothingYet = { files: 0, counts: { new: 0, changed: 0, same: 0, refused: 0 } };
    let at = v.parse(savedForm, saved ?? nothingYet);
    const total = files.length;
    for (const file of files.slice(at.files)) {
      const {
        outcome,
        product,
        file: stored,
        problems,
      } = await orRefused(() => judgeFile(means, file));
      const next = {
        files: at.files + 1,
        counts: { ...at.counts, [outcome]: at.counts[outcome] + 1 },
      };
      await step(async (trx) => {
        await noteJudged(trx, run, [
          {
            row: next.files,
            outcome,
            key: beginningOf(file.name, 200),
            title: product?.title ?? '',
            product_id: product?.id ?? null,
            version: product?.version ?? null,
            supplier_code: null,
            changes: {},
            creates: stored && { file: stored },
            problems,
          },
        ]);
        return { position: next, done: next.files, total };
      });
      at = next;
    }
    const summary: ImportSummary = { rows: total, counts: at.counts, columns: {}, guards: [] };
    await step(async (trx) => {
      // What can be taken is stored; the archive is of no more use.
      await endTrial(trx, run, summary, { file: null });
      return { position: at, done: total, total };
    });
    return summary;
  },
});
