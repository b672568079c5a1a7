import * as v from 'valibot';
import { importOptions } from '../../../contract/import/options.ts';
import { soon } from '../../../testing/soon.ts';
import { uniqueName } from '../../../testing/unique-name.ts';
import { type Actor, change } from '../../base/changes/change.ts';
import { Refused } from '../../base/changes/refused.ts';
import { quickPace } from '../../base/jobs/counting-job.fixture.ts';
import { openJobRunner } from '../../base/jobs/job-runner.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../testing/catalogue-fingerprint.ts';
import { inShop } from '../../testing/in-shop.ts';
import { createProducts } from '../catalogue/writing/create-products.ts';
import { openProductSetup } from '../catalogue/writing/product-setup.fixture.ts';
import { everyJob } from '../every-job.ts';
import { readRun, startApplying, startTrial } from './import-runs.ts';
import { readImport } from './list-imports.ts';
import { startUndoing } from './stopped-runs.ts';

type Given = { fileName?: string; supplier?: string; options?: object; actor?: Actor };

/** A shop with a small catalogue, somebody who imports into it, and its jobs running. */
export async function openImportSetup() {
  const setup = await openProductSetup();
  const { shop } = setup;
  const { db } = shop;
  const ana: Actor = `staff:${(await addStaff(shop.shop, { role: 'catalogue' })).id}`;
  const runner = openJobRunner({
    shop: shop.shop,
    databaseUrl: shop.url,
    jobs: everyJob,
    pace: quickPace,
  });
  await runner.open();

  const jobOf = (id: number) =>
    db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  async function ended(id: number) {
    runner.wake();
    const isOpen = async () => ['waiting', 'running'].includes((await jobOf(id)).state);
    await soon(isOpen).toBe(false);
    return jobOf(id);
  }

  /** As the one signed in; what is refused fails the test. */
  async function asAna<Done>(work: Parameters<typeof change<Done>>[2], actor = ana) {
    const done = await change(db, actor, work);
    if (done instanceof Refused) throw done;
    return done;
  }

  async function tried(table: string | Uint8Array, given: Given = {}) {
    const { fileName = 'lista.csv', supplier, options, actor } = given;
    const bytes = typeof table === 'string' ? new TextEncoder().encode(table) : table;
    const started = await asAna(
      (changing) =>
        startTrial(changing, {
          fileName,
          bytes,
          supplier,
          options: options && v.parse(importOptions, options),
        }),
      actor,
    );
    const job = await ended(started.job);
    const run = await readRun(db, started.run);
    const rows = await db
      .selectFrom('import_row')
      .selectAll()
      .where('run_id', '=', started.run)
      .orderBy('row')
      .execute();
    return { id: started.run, job, summary: run?.summary ?? null, rows };
  }

  const asked = (id: number, wish: Partial<Parameters<typeof startApplying>[2]> = {}) =>
    asAna((changing) =>
      startApplying(changing, id, {
        mode: 'good',
        despite: ['GUARD.PRICES'],
        brands: false,
        values: false,
        ...wish,
      }),
    );

  async function jobDone(id: number, asking: { job: number } | { kind: string }) {
    if ('kind' in asking) throw new Error(asking.kind);
    const job = await ended(asking.job);
    return { job, run: await readRun(db, id) };
  }

  return {
    ...setup,
    db,
    ana,
    runner,
    jobOf,
    ended,
    asAna,
    tried,
    asked,
    applied: async (id: number, wish = {}) => jobDone(id, await asked(id, wish)),
    undone: async (id: number) =>
      jobDone(id, await asAna((changing) => startUndoing(changing, id))),
    /** As people see it. */
    shown: (id: number, asked = {}) => readImport(db, id, asked, 'ro'),
    /** Without the audit log, which also says who brought a file. */
    async catalogueNow() {
      const { audit_entry: _, ...catalogue } = await catalogueFingerprint(db);
      return catalogue;
    },
    async products(...ids: number[]) {
      const rows = await Promise.all(ids.map((id) => setup.readProduct(id)));
      return rows.map(({ price, version }) => ({ price, version }));
    },
    codeOf: async (id: number) => (await setup.readProduct(id)).code,
    /** So many products of the test's own, by code and id. */
    async many(count: number) {
      const name = uniqueName('multe');
      const codes = Array.from({ length: count }, (_, at) => `${name}-${at}`.toUpperCase());
      const ids = await inShop(db, (changing) =>
        createProducts(
          changing,
          codes.map((code) => ({
            ...setup.small.product,
            code,
            slug: code.toLowerCase(),
            shop_code: null,
            pictures: [],
            documents: [],
          })),
        ),
      );
      return { codes, ids };
    },
    async close() {
      await runner.stop();
      await shop.close();
    },
  };
}
