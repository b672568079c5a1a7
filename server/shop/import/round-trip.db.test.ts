import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ExportFormat } from '../../../contract/export-formats.ts';
import {
  importOptions,
  MOST_IMPORT_BYTES,
  writtenFields,
} from '../../../contract/import/options.ts';
import type { Locale } from '../../../contract/locale.ts';
import { soon } from '../../../testing/soon.ts';
import { tableStream } from '../../base/exports/export-list.ts';
import { quickPace } from '../../base/jobs/counting-job.fixture.ts';
import { openJobRunner } from '../../base/jobs/job-runner.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../testing/catalogue-fingerprint.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { everyJob } from '../every-job.ts';
import { openComparison } from './compared-products.ts';
import { readFacts } from './facts.ts';
import { readRun, startApplying, startTrial } from './import-runs.ts';
import type { Judged } from './judge-row.ts';
import { judgeTable } from './judge-table.ts';
import { surveyTable } from './reading/survey-table.ts';
import { tableRows } from './table/table-rows.ts';

let shop: TestShop;
let headers: Record<string, string>;
let total: number;
beforeAll(async () => {
  shop = await openTestShop('demo');
  headers = (await addStaff(shop.shop)).headers;
  const [first, second] = await shop.db.selectFrom('product').select('id').limit(2).execute();
  await shop.db
    .updateTable('product')
    .set({ title_ro: '=HYPERLINK("http://elsewhere.example")', code: '-00120' })
    .where('id', '=', first?.id ?? 0)
    .execute();
  await shop.db
    .updateTable('product')
    .set({ title_ro: '\'+1; "două"', shop_code: '000777' })
    .where('id', '=', second?.id ?? 0)
    .execute();
  // Promotions with an end, of the past, to come, and two at once.
  await sql`
    insert into promotion (product_id, price, starts_at, ends_at)
    select id, price / 2, now() + starts, now() + ends
    from (select id, price, row_number() over (order by id) as place from product) as product
    inner join (
      values
        (200, interval '-1 day', interval '5 days'),
        (201, interval '-9 days', interval '-5 days'),
        (202, interval '5 days', null),
        (203, interval '-1 day', interval '5 days'),
        (203, interval '6 days', interval '7 days')
    ) as begun (place, starts, ends) using (place)
    where not exists (
      select from promotion
      where promotion.product_id = product.id
    )`.execute(shop.db);
  const { json } = await shop.api('GET', '/staff/products/?limit=1', { headers });
  total = json.total;
});
afterAll(() => shop.close());

const taken = new Map<string, Promise<Uint8Array>>();
/** Each file is made once: nothing here changes the catalogue. */
function take(format: ExportFormat, locale: Locale, filters = '') {
  const key = [format, locale, filters].join();
  const made = taken.get(key) ?? takeAnew(format, locale, filters);
  taken.set(key, made);
  return made;
}

async function takeAnew(format: ExportFormat, locale: Locale, filters: string) {
  const answer = await shop.app.request(`/api/staff/products/export/?format=${format}${filters}`, {
    headers: { ...headers, 'Accept-Language': locale },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain(`products.${format}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** What a trial says of every row. */
async function tried(bytes: Uint8Array): Promise<Judged[]> {
  const options = v.parse(importOptions, { writes: [...writtenFields] });
  const facts = await readFacts(shop.db);
  const survey = await surveyTable(bytes, options, facts.columnOf);
  const catalogue = await openComparison(shop.db, null, { options, survey, facts });
  const rows: Judged[] = [];
  for await (const some of judgeTable(bytes, options, { survey, catalogue })) rows.push(...some);
  return rows;
}

const countsOf = (rows: Judged[]) =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ outcome }) => outcome)].map(([outcome, all]) => [outcome, all.length]),
  );

test.each<[ExportFormat, Locale, string]>([
  ['xlsx', 'ru', ''],
  ['csv', 'ru', ''],
  // All of all products goes there and back below; in a text a part of them tells the same.
  ['csv', 'ro', '&whole=true&stock=out'],
])(
  'the catalogue taken along as %s in %s and brought back changes nothing%s',
  async (format, locale, filters) => {
    const rows = await tried(await take(format, locale, filters));
    const { json } = await shop.api('GET', `/staff/products/?limit=1${filters}`, { headers });
    expect(countsOf(rows)).toEqual({ same: json.total });
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  },
);

test('the whole catalogue taken along and applied again leaves every row of it as it was', async () => {
  const { db } = shop;
  const runner = openJobRunner({
    shop: shop.shop,
    databaseUrl: shop.url,
    jobs: everyJob,
    pace: quickPace,
  });
  onTestFinished(() => runner.stop());
  await runner.open();
  const ended = async (id: number) => {
    const state = async () =>
      (await db.selectFrom('job').select('state').where('id', '=', id).executeTakeFirstOrThrow())
        .state;
    runner.wake();
    await soon(async () => ['waiting', 'running'].includes(await state())).toBe(false);
    expect(await state()).toBe('done');
  };
  const bytes = await take('xlsx', 'ro', '&whole=true');
  const options = v.parse(importOptions, { writes: [...writtenFields] });
  // Whoever brings and applies a table is noted; that is no part of the catalogue.
  const catalogueNow = async () => {
    const { audit_entry: _, ...catalogue } = await catalogueFingerprint(db);
    return catalogue;
  };
  const before = await catalogueNow();
  const started = await inShop(db, (changing) =>
    startTrial(changing, { fileName: 'catalog.xlsx', bytes, options }),
  );
  await ended(started.job);
  const trial = await readRun(db, started.run);
  expect(Object(trial?.summary).counts).toEqual({ new: 0, changed: 0, same: total, refused: 0 });
  const asking = await inShop(db, (changing) =>
    startApplying(changing, started.run, { mode: 'good', despite: [], brands: true, values: true }),
  );
  if ('kind' in asking) throw new Error(asking.kind);
  await ended(asking.job);
  expect((await readRun(db, started.run))?.state).toBe('applied');
  expect(await catalogueNow()).toEqual(before);
});

test.each<ExportFormat>(['xlsx', 'csv'])(
  'what a shop of 100,000 products takes along as %s is not too large to be brought back',
  async (format) => {
    const { length } = await take(format, 'ru');
    expect((length / total) * 100_000).toBeLessThan(MOST_IMPORT_BYTES / 1.5);
  },
);

const SOME = 1_500;
test.each<ExportFormat>(['xlsx', 'csv'])(
  'of what is edited in a file of %s, that alone changes',
  async (format) => {
    const table: (string | number)[][] = [];
    for await (const { cells } of tableRows(await take(format, 'ro'))) {
      table.push(cells.map((cell) => (typeof cell === 'object' ? cell.formula : cell)));
    }
    const [headings = [], ...rows] = table;
    const at = (heading: string) => headings.indexOf(heading);
    // As many as hold what is edited below: that the others stay as they are is told above.
    rows.length = SOME;
    const isOn = (row: (string | number)[]) => (row[at('Preț promoțional, lei')] ?? '') !== '';
    const promoted = rows.filter((row) => isOn(row) && !row[at('Promoția se termină')]);
    const plain = rows.filter((row) => !isOn(row));
    const edit = (cells: (string | number)[] = [], edited: Record<string, string | number>) => {
      for (const [heading, to] of Object.entries(edited)) cells[at(heading)] = to;
      return String(cells[at('Cod')]);
    };
    const edited = {
      [edit(plain[3], { 'Preț, lei': 4321.5 })]: { price: 4321.5 },
      [edit(plain[70], { 'Stoc în depozit': 99_999 })]: { stock: 99_999 },
      [edit(plain[500], { 'Denumire (ru)': 'Другое название' })]: { title_ru: 'Другое название' },
      [edit(promoted[0], { 'Preț promoțional, lei': 0.5 })]: { promotion: { price: 0.5 } },
      [edit(promoted[1], { 'Preț promoțional, lei': '' })]: { promotion: null },
      [edit(promoted[2], { 'Promoția se termină': '31.12.2099' })]: {
        promotion: { ends_at: '2099-12-31T21:59:59.000Z' },
      },
      [edit(plain[7], { 'Preț promoțional, lei': 0.25, 'Promoția începe': '2099-01-01 08:00' })]: {
        promotion: { price: 0.25, starts_at: '2099-01-01T06:00:00.000Z', ends_at: null },
      },
    };
    async function* batches() {
      yield rows;
    }
    const columns = headings.map((title) => ({ title: String(title) }));
    const stream = tableStream({ name: 'products', columns, batches: batches() }, format);
    const judged = await tried(new Uint8Array(await new Response(stream).arrayBuffer()));
    expect(countsOf(judged)).toEqual({ same: SOME - 7, changed: 7 });
    const changed = judged.filter(({ outcome }) => outcome === 'changed');
    expect(
      Object.fromEntries(
        changed.map(({ key, changes }) => [
          key,
          Object.fromEntries(
            Object.entries(changes).map(([field, change]) => [field, Object(change).to]),
          ),
        ]),
      ),
    ).toMatchObject(edited);
  },
);

test('the filters of the list hold for what is taken along, and it is noted', async () => {
  const rows = await tried(await take('xlsx', 'ro', '&state=active&stock=out'));
  const { json } = await shop.api('GET', '/staff/products/?state=active&stock=out', { headers });
  expect(rows.length).toBe(json.total);
  const entry = await shop.db
    .selectFrom('audit_entry')
    .select('after')
    .where('entity', '=', 'export')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry?.after).toEqual({ state: 'active', stock: 'out', format: 'xlsx' });
});
