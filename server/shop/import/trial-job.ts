import * as v from 'valibot';
import type { ImportOptions, ImportSummary, RowOutcome } from '../../../contract/import/options.ts';
import type { Database } from '../../base/database/connect.ts';
import { defineJob } from '../../base/jobs/define-job.ts';
import { openComparison } from './compared-products.ts';
import { type Facts, readFacts } from './facts.ts';
import { guardsOf, isJump } from './guards.ts';
import type { Judged } from './judge-row.ts';
import { judgeTable } from './judge-table.ts';
import { type JudgedRow, noteJudged } from './note-rows.ts';
import { type Survey, surveyTable } from './reading/survey-table.ts';
import { endTrial, readTrial } from './run-state.ts';
import { orRefused } from './table/or-refused.ts';

const number = v.number();
/** The last row that was judged, and what was counted up to it. */
const savedForm = v.object({
  row: number,
  counts: v.object({ new: number, changed: number, same: number, refused: number }),
  compared: number,
  jumps: number,
  /** Brands that the shop does not have, by the rows that are of them. */
  brands: v.optional(v.record(v.string(), number), {}),
  /** Values that attributes do not have, likewise. */
  values: v.optional(v.record(v.string(), number), {}),
  returning: v.optional(number, 0),
  archived: v.optional(number, 0),
});
type Counted = v.InferOutput<typeof savedForm>;

const nothingYet = {
  row: 0,
  counts: { new: 0, changed: 0, same: 0, refused: 0 },
  compared: 0,
  jumps: 0,
};

/** Reads a table and says of every row what applying it would do. */
export const trialJob = defineJob({
  kind: 'import-trial',
  title: { ro: 'Verificarea unui fișier de import', ru: 'Проверка файла импорта' },
  input: v.strictObject({ run: number }),
  async run({ shop: { db }, input, saved, step }) {
    const run = await readTrial(db, input.run);
    if (!run) return;
    const { file, options, profileId } = run;
    const facts = await readFacts(db);
    const survey = await orRefused(() => surveyTable(file, options, facts.columnOf));
    const catalogue = await openComparison(db, profileId, { options, survey, facts });
    let counted = v.parse(savedForm, saved ?? nothingYet);
    const rows = judgeTable(file, options, { survey, catalogue, from: counted.row });
    for await (const judged of rows) {
      const next = countRows(counted, judged, options, facts);
      await step(async (trx) => {
        await noteJudged(trx, input.run, judged.map(asNoted));
        const done = Object.values(next.counts).reduce((sum, one) => sum + one, 0);
        return { position: next, done, total: survey.rows };
      });
      counted = next;
    }
    const rowsBefore = await readRowsBefore(db, profileId);
    const summary: ImportSummary = {
      rows: survey.rows,
      counts: counted.counts,
      columns: headingsOf(survey),
      attributes: survey.header.facts.map(({ at }) => survey.header.headings[at] ?? ''),
      guards: guardsOf(survey, options, { ...counted, rowsBefore }),
      brands: Object.entries(counted.brands).map(([title, all]) => ({ title, rows: all })),
      values: Object.entries(counted.values).map(([name, all]) => {
        const [attribute = '', value = '', attributeRu = '', valueRu = ''] = name.split('\n');
        return {
          attribute: { ro: attribute, ru: attributeRu || attribute },
          value: { ro: value, ru: valueRu || value },
          rows: all,
        };
      }),
      returning: counted.returning,
      archived: counted.archived,
    };
    await step(async (trx) => {
      await endTrial(trx, input.run, summary);
      return { position: counted, total: survey.rows };
    });
    return summary;
  },
});

/** More of them are not named one by one. */
const MOST_NAMED = 500;

function countValues(values: Map<string, number>, { changes, creates }: Judged, facts: Facts) {
  const given = Object.entries({ ...changes.attributes?.values, ...creates?.attributes });
  for (const [attribute, all] of given) {
    for (const value of all) {
      if (typeof value === 'number') continue;
      const title = facts.titleOf(Number(attribute));
      const label = facts.textOf(Number(attribute), [value]);
      const name = [title.ro, label.ro, title.ru, label.ru].join('\n');
      if (values.size < MOST_NAMED || values.has(name)) {
        values.set(name, (values.get(name) ?? 0) + 1);
      }
    }
  }
}

function countRows(
  before: Counted,
  judged: Judged[],
  { guards }: ImportOptions,
  facts: Facts,
): Counted {
  const counts: Record<RowOutcome, number> = { ...before.counts };
  const brands = new Map(Object.entries(before.brands));
  let { compared, jumps, returning, archived } = before;
  const values = new Map(Object.entries(before.values));
  for (const one of judged) {
    const { outcome, changes, creates, problems } = one;
    if (outcome !== 'refused') countValues(values, one, facts);
    counts[outcome] += 1;
    if (changes.state) returning += 1;
    if (outcome !== 'refused' && problems.some(({ key }) => key === 'ROW.ARCHIVED')) archived += 1;
    if (outcome === 'changed' || outcome === 'same') compared += 1;
    if (creates && creates.brand.id === null) {
      brands.set(creates.brand.title, (brands.get(creates.brand.title) ?? 0) + 1);
    }
    const { price } = changes;
    if (price && isJump(Number(price.from), Number(price.to), guards.jump)) jumps += 1;
  }
  const row = judged.at(-1)?.row ?? before.row;
  return {
    ...{ row, counts, compared, jumps, returning, archived },
    brands: Object.fromEntries(brands),
    values: Object.fromEntries(values),
  };
}

const asNoted = ({ product, supplierCode, creates, ...row }: Judged): JudgedRow => ({
  ...row,
  product_id: product?.id ?? null,
  version: product?.version ?? null,
  supplier_code: supplierCode,
  creates: creates && { product: creates },
});

/** Of the supplier's last table that was applied. */
async function readRowsBefore(db: Database, profileId: number | null): Promise<number | null> {
  if (profileId === null) return null;
  const run = await db
    .selectFrom('import_run')
    .select('summary')
    .where('profile_id', '=', profileId)
    .where('state', '=', 'applied')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run?.summary?.rows ?? null;
}

const headingsOf = ({ header: { columns, headings } }: Survey) =>
  Object.fromEntries([...columns].map(([field, at]) => [field, headings[at] ?? '']));
