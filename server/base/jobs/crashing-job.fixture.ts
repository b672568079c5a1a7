import { sql } from 'kysely';
import * as v from 'valibot';
import { countJob } from './counting-job.fixture.ts';
import { type AnyJob, defineJob } from './define-job.ts';

const crashes = {
  exit: () => process.exit(3),
  uncaught: () => {
    setImmediate(() => {
      throw new Error('out of the blue');
    });
  },
  memory: () => {
    for (const kept: object[] = []; ; ) kept.push(new Array(10_000).fill(0).map(() => ({})));
  },
};

/** Counts to two; its first run crashes whatever thread it is in after one. */
export const crashJob = defineJob({
  kind: 'crash',
  title: { ro: 'Cădere', ru: 'Падение' },
  input: v.strictObject({ by: v.picklist(['exit', 'uncaught', 'memory']) }),
  async run({ id, input, saved, step }) {
    const count = (n: number) =>
      step(async (trx) => {
        await sql`insert into counted values (${id}, ${n})`.execute(trx);
        return { position: { n }, done: n, total: 2 };
      });
    if (saved === null) {
      await count(1);
      crashes[input.by]();
      await new Promise(() => {});
    }
    await count(2);
    return { counted: 2 };
  },
});

export const everyJob: AnyJob[] = [countJob, crashJob];
