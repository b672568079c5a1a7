import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import type { Database } from '../../base/database/connect.ts';
import { defineJob } from '../../base/jobs/define-job.ts';
import { applyNextBatch } from './applying/apply-file.ts';
import { prepareFile } from './receiving/prepare-file.ts';

/** Takes over what a file of 1C says, however long that lasts and whoever stopped asking. */
export const exchangeFileJob = defineJob({
  kind: 'exchange-file',
  title: { ro: 'Schimb cu 1C', ru: 'Обмен с 1С' },
  input: v.strictObject({ file: v.number() }),
  async run({ shop, input, progress }) {
    if (!(await prepared(shop.db, input.file))) return { objects: 0 };
    for (;;) {
      const state = await applyNextBatch(shop, input.file);
      const file = await shop.db
        .selectFrom('exchange_file')
        .select(['objects', 'done'])
        .where('id', '=', input.file)
        .executeTakeFirst();
      // The run was forgotten, or a request is done with it by now.
      if (!file || state === 'applied') return { objects: file?.objects ?? 0 };
      await progress({ done: file.done, total: file.objects });
      if (state === 'busy') await setTimeout(200);
    }
  },
});

/** Read, or unpacked, which is all there is to do with an archive. */
async function prepared(db: Database, id: number): Promise<boolean> {
  for (;;) {
    const file = await db
      .selectFrom('exchange_file')
      .select(['id', 'run_id', 'state'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (file?.state !== 'receiving') return file?.state === 'applying' || file?.state === 'applied';
    const done = await prepareFile(db, file);
    if (done.kind !== 'busy') return done.kind === 'staged';
    await setTimeout(200);
  }
}
