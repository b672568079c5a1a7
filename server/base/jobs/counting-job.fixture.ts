import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/connect.ts';
import { defineJob, JobRefused } from './define-job.ts';

/** For tests: fast, and in seconds that no test waits for. */
export const quickPace = { look: 1, signOfLife: 10, supervise: 1, retryAfter: 1 };

const GATE = 730_900;

/** The table a counting job writes to. */
export const prepareCounting = (db: Database) =>
  sql`create table counted (job integer, n integer)`.execute(db);

export async function countedBy(db: Database, job: number): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`
    select n
    from counted
    where job = ${job}
    order by n`.execute(db);
  return rows.map(({ n }) => n);
}

/** Whoever counts stops before the number named in `gate` until it is opened. */
export async function closeGate(db: Database) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await new Promise<void>((closed) => {
    void db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${GATE})`.execute(trx);
      closed();
      await opened;
    });
  });
  return open;
}

/** Counts in a table, a number a step. */
export const countJob = defineJob({
  kind: 'count',
  title: { ro: 'Numărare', ru: 'Счёт' },
  input: v.strictObject({
    to: v.number(),
    gate: v.optional(v.number()),
    /** Breaks before this number, at the first try. */
    breaksAt: v.optional(v.number()),
    refusedAt: v.optional(v.number()),
  }),
  async run({ id, shop, input, saved, step }) {
    const from = v.parse(v.nullable(v.object({ n: v.number() })), saved)?.n ?? 0;
    for (let n = from + 1; n <= input.to; n++) {
      if (n === input.gate)
        await shop.db
          .transaction()
          .execute((trx) => sql`select pg_advisory_xact_lock_shared(${GATE})`.execute(trx));
      if (n === input.breaksAt && from < n - 1) throw new Error('the line was busy');
      if (n === input.refusedAt) throw new JobRefused({ ro: 'Nu se poate', ru: 'Нельзя' });
      await step(async (trx) => {
        await sql`insert into counted values (${id}, ${n})`.execute(trx);
        return { position: { n }, done: n, total: input.to };
      });
    }
    return { counted: input.to };
  },
});
