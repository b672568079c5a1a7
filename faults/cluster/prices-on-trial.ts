import { sql } from 'kysely';
import { change } from '../../server/base/changes/change.ts';
import { Refused } from '../../server/base/changes/refused.ts';
import type { Database } from '../../server/base/database/connect.ts';
import { createProducts } from '../../server/shop/catalogue/writing/create-products.ts';
import { readRun, startApplying, startTrial } from '../../server/shop/import/import-runs.ts';
import { uniqueName } from '../../testing/unique-name.ts';
import { waitFor } from '../wait-for.ts';

/** So many steps of the job that writes prices, of 500 rows each, as long as a fault may meet. */
const PRODUCTS = 1_500;
const BEGIN = 100;

/** Products whose prices a background job of the shop's writes anew, while something breaks. */
export async function bringPrices(db: Database, category_id: number) {
  const brand = await db.selectFrom('brand').select('id').executeTakeFirstOrThrow();
  const word = uniqueName('pret');
  const codes = Array.from({ length: PRODUCTS }, (_, at) => `${word}-${at}`);
  const asOwner = async <Done>(work: Parameters<typeof change<Done>>[2]) => {
    const done = await change(db, 'console', work);
    if (done instanceof Refused) throw done;
    return done;
  };
  const ids = await asOwner((changing) =>
    createProducts(
      changing,
      codes.map((code) => ({
        slug: code,
        code,
        brand_id: brand.id,
        category_id,
        unit: 'piece',
        title_ro: code,
        title_ru: code,
        price: BEGIN,
        state: 'active',
      })),
    ),
  );
  let changes = 0;

  const jobEnds = (id: number) =>
    waitFor('the job has ended', async () => {
      const job = await db
        .selectFrom('job')
        .select(['state', 'error'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (job.state === 'failed') throw new Error(`A job failed: ${job.error}`);
      return job.state === 'done';
    });

  return {
    /** A table of new prices, tried and ready; `apply` gives it to the shop, `ends` waits for it. */
    async prepare() {
      const price = BEGIN + changes + 1;
      const bytes = Buffer.from(
        `Cod;Preț\n${codes.map((code) => `${code};${price}`).join('\n')}\n`,
      );
      const tried = await asOwner((changing) =>
        startTrial(changing, { fileName: 'preturi.csv', bytes }),
      );
      await jobEnds(tried.job);
      let job = 0;
      return {
        async apply() {
          const wish = {
            mode: 'all',
            despite: ['GUARD.PRICES'],
            brands: false,
            values: false,
          } as const;
          const applying = await asOwner((changing) =>
            startApplying(changing, tried.run, { ...wish, despite: [...wish.despite] }),
          );
          if (!('job' in applying)) throw new Error(`Prices are not written: ${applying.kind}.`);
          job = applying.job;
          changes += 1;
        },
        async ends() {
          await jobEnds(job);
          const { saved, refused_late } = (await readRun(db, tried.run))?.summary ?? {};
          if (saved !== PRODUCTS)
            throw new Error(`${saved} prices written, ${refused_late} refused.`);
        },
      };
    },
    /** Prices that were not written once for each table. */
    async countWrong(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)
        from product
        where id = any(${ids}::integer[])
          and (
            price <> ${(BEGIN + changes) * 100}
            or ${changes + 1} <> (
              select count(*)
              from product_price
              where product_id = product.id
            )
          )`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}
