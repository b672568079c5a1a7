import { sql } from 'kysely';
import * as v from 'valibot';
import type { ImportedChanges, NewImported } from '../../../contract/import/options.ts';
import { type Changing, changeWithin } from '../../base/changes/change.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import { defineJob } from '../../base/jobs/define-job.ts';
import { createRows } from '../catalogue/writing/bulk/create-rows.ts';
import { makeBrands } from '../catalogue/writing/bulk/make-brands.ts';
import { makeValues, type WantedValue, wantedName } from '../catalogue/writing/bulk/make-values.ts';
import { saveRows } from '../catalogue/writing/bulk/save-rows.ts';
import { freeSlug } from '../catalogue/writing/free-slug.ts';
import { newProductOf } from './new-product.ts';
import { noteCreated, noteRefused } from './note-rows.ts';
import { nameLikeness } from './reading/likeness.ts';
import { endRun, lockRunIn, roleOf } from './run-state.ts';

/** The last row that was written, the batch they are all of, and how it went so far. */
const savedForm = v.object({
  row: v.number(),
  batch: v.nullable(v.number()),
  saved: v.number(),
  created: v.optional(v.number(), 0),
  refused: v.number(),
});

/**
 * Writes what a trial found, by the verbs that save a sheet and create products: what somebody
 * changed since is refused, not overwritten. All of it is one batch, and undone as one.
 */
export const applyJob = applyJobBy(500);

/** So many rows a step. */
export function applyJobBy(atOnce: number) {
  return defineJob({
    kind: 'import-apply',
    title: { ro: 'Aplicarea unui import', ru: 'Применение импорта' },
    input: v.strictObject({ run: v.number() }),
    async run({ shop: { db }, input, actor, saved, step }) {
      const { run } = input;
      const total = await countApplied(db, run);
      const nothingYet = { row: 0, batch: null, saved: 0, refused: 0 };
      let at = v.parse(savedForm, saved ?? nothingYet);
      for (;;) {
        const role = await roleOf(db, actor);
        const read = await readRows(db, run, { after: at.row, atOnce });
        const last = read.at(-1);
        if (!last) break;
        const before = at;
        await step(async (trx) => {
          const { batch_id: batch, summary } = await lockRunIn(trx, run, 'applying');
          const done = await changeWithin(trx, actor, async (changing) => {
            const made = await makeValues(
              changing,
              summary?.makesValues ? read.flatMap(newValuesOf) : [],
              role,
            );
            const rows = read.map((row) => withValues(row, made));
            const created = await createNew(changing, rows, { role, batch });
            const changed = await saveChanged(changing, rows, {
              role,
              batch: created.batch ?? batch,
            });
            return { ...changed, created, batch: created.batch ?? batch ?? changed.batch };
          });
          const refused = [...done.refused, ...done.created.refused];
          await noteCreated(trx, run, done.created.created);
          await noteRefused(trx, run, refused);
          await learnCodes(trx, run, read);
          at = {
            row: last.row,
            batch: done.batch,
            saved: before.saved + read.length - refused.length,
            created: before.created + done.created.created.length,
            refused: before.refused + refused.length,
          };
          // Known from the first step on: what a cancelled import wrote can be undone.
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
        const { saved: all, created, refused } = at;
        await endRun(trx, run, 'applied', { saved: all, created, refused_late: refused });
        return { position: at, done: at.saved + at.refused, total };
      });
      return { batch: at.batch, saved: at.saved, created: at.created, refused: at.refused };
    },
  });
}

async function countApplied(db: Database, run: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)
    from import_row
    where run_id = ${run}
      and (outcome = 'changed' or outcome = 'new' and creates is not null)`.execute(db);
  return rows[0]?.count ?? 0;
}

type AppliedRow = {
  row: number;
  product_id: number | null;
  version: number;
  changes: ImportedChanges;
  product: NewImported | null;
};

async function readRows(
  db: Database,
  run: number,
  { after, atOnce }: { after: number; atOnce: number },
): Promise<AppliedRow[]> {
  const { rows } = await sql<AppliedRow>`
    select row, product_id, version, changes, creates -> 'product' as product
    from import_row
    where run_id = ${run}
      and row > ${after}
      and (
        outcome = 'changed' and product_id is not null
        or outcome = 'new' and creates is not null and product_id is null
      )
    order by row
    limit ${atOnce}`.execute(db);
  return rows;
}

const factsOf = ({ changes, product }: AppliedRow) =>
  Object.entries(product?.attributes ?? changes.attributes?.values ?? {});

const newValuesOf = (row: AppliedRow): WantedValue[] =>
  factsOf(row).flatMap(([attribute, values]) =>
    values.flatMap((value) =>
      typeof value === 'number' ? [] : [{ attributeId: Number(attribute), ...value }],
    ),
  );

/** Values by their ids alone. What nobody wanted to make leaves its cell as it is. */
function withValues(row: AppliedRow, made: Map<string, number>): ReadyRow {
  const known = factsOf(row).flatMap(([attribute, values]) => {
    const ids = values.map((value) =>
      typeof value === 'number'
        ? value
        : made.get(wantedName({ attributeId: Number(attribute), ...value })),
    );
    const all = ids.filter((id) => id !== undefined);
    return all.length === values.length ? [[attribute, all] as const] : [];
  });
  return { ...row, facts: Object.fromEntries(known) };
}

/** With the values that are to be written. */
type ReadyRow = AppliedRow & { facts: Record<string, number[]> };

type Into = { role: Awaited<ReturnType<typeof roleOf>>; batch: number | null };

async function createNew(changing: Changing, rows: ReadyRow[], { role, batch }: Into) {
  const wanted = rows.flatMap(({ row, product, facts }) =>
    product ? [{ row, product, attributes: Object.values(facts).flat() }] : [],
  );
  const unknown = wanted.flatMap(({ product: { brand } }) =>
    brand.id === null ? brand.title : [],
  );
  const brands = await makeBrands(changing, unknown, role, {
    kind: 'import',
    into: batch,
    likenessOf: nameLikeness,
  });
  const drafted = wanted.map(({ row, product, attributes }) => {
    const brand = product.brand.id ?? brands.ids.get(product.brand.title) ?? 0;
    return { row, product: newProductOf(product, brand, attributes), stock: product.stock };
  });
  const slugs = await takenSlugs(
    changing.trx,
    drafted.map(({ product }) => product.slug),
  );
  const created = await createRows(
    changing,
    drafted.map(({ product, ...one }) => ({
      ...one,
      // Two codes may differ in what an address cannot say.
      product: { ...product, slug: freeSlug(product.slug, slugs) },
    })),
    role,
    { kind: 'import', into: brands.batch },
  );
  return { ...created, batch: created.batch ?? brands.batch };
}

/** Of these addresses and of those that go on from them, which products have already. */
async function takenSlugs(trx: Trx, slugs: string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const { rows } = await sql<{ slug: string }>`
    select slug
    from product
    where slug = any(${slugs}::text[])`.execute(trx);
  return new Set(rows.map(({ slug }) => slug));
}

async function saveChanged(changing: Changing, rows: ReadyRow[], { role, batch }: Into) {
  const changed = rows.flatMap(({ row, product_id, version, changes, product, facts }) =>
    product_id && !product ? [{ row, id: product_id, version, changes, facts }] : [],
  );
  const saved = await saveRows(changing, changed.map(asSheetRow), role, {
    kind: 'import',
    into: batch ?? undefined,
  });
  const rowOf = new Map(changed.map(({ id, row }) => [id, row]));
  return {
    batch: saved.batch,
    refused: saved.refused.map(({ id, ...why }) => ({ row: rowOf.get(id) ?? 0, ...why })),
  };
}

type ChangedRow = Pick<ReadyRow, 'version' | 'changes' | 'facts'> & { id: number };

/** As a person would change it in the sheet. */
function asSheetRow({ id, version, changes, facts }: ChangedRow) {
  const { stock, promotion, attributes, details = {}, ...others } = changes;
  const written = Object.entries(details).map(([field, { write }]) => [field, write]);
  const fields = Object.entries(others).map(([field, { to }]) => [field, to]);
  return {
    id,
    version,
    ...Object.fromEntries([...fields, ...written]),
    ...(attributes && { attributes: facts }),
    ...(promotion && { promotion: { replaces: promotion.replaces, to: promotion.to } }),
    ...(stock && { stock: { counted: stock.to, seen: stock.from, reason: 'count' } }),
  };
}

/** What the supplier calls it, for the next table that says nothing else. */
const learnCodes = (trx: Trx, run: number, rows: AppliedRow[]) =>
  sql`
    insert into supplier_code (profile_id, code, product_id)
    select import_run.profile_id, import_row.supplier_code, import_row.product_id
    from import_row
    inner join import_run on import_run.id = import_row.run_id
    where import_row.run_id = ${run}
      and import_row.row = any(${rows.map(({ row }) => row)}::integer[])
      and import_row.outcome in ('changed', 'new')
      and import_row.product_id is not null
      and import_row.supplier_code is not null
      and import_run.profile_id is not null
    order by import_row.supplier_code
    on conflict (profile_id, code) do nothing`.execute(trx);
