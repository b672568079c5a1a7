import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExportFormat } from '../../contract/export-formats.ts';
import { importOptions, writtenFields } from '../../contract/import/options.ts';
import type { Locale } from '../../contract/locale.ts';
import { tableStream } from '../exports/export-list.ts';
import { addStaff } from '../testing/add-staff.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { openComparison } from './compared-products.ts';
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
  const { json } = await shop.api('GET', '/staff/products/?limit=1', { headers });
  total = json.total;
});
afterAll(() => shop.close());

async function take(format: ExportFormat, locale: Locale, filters = '') {
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
  const survey = await surveyTable(bytes, options);
  const catalogue = await openComparison(shop.db, null, options);
  const rows: Judged[] = [];
  for await (const some of judgeTable(bytes, options, { survey, catalogue })) rows.push(...some);
  return rows;
}

const countsOf = (rows: Judged[]) =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ outcome }) => outcome)].map(([outcome, all]) => [outcome, all.length]),
  );

test.each<[ExportFormat, Locale]>([
  ['xlsx', 'ro'],
  ['csv', 'ru'],
])(
  'the whole catalogue taken along as %s in %s and brought back changes nothing',
  async (format, locale) => {
    const rows = await tried(await take(format, locale));
    expect(countsOf(rows)).toEqual({ same: total });
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  },
);

test.each<ExportFormat>(['xlsx', 'csv'])(
  'of what is edited in a file of %s, that alone changes',
  async (format) => {
    const table: (string | number)[][] = [];
    for await (const { cells } of tableRows(await take(format, 'ro'))) {
      table.push(cells.map((cell) => (typeof cell === 'object' ? cell.formula : cell)));
    }
    const [headings = [], ...rows] = table;
    const edit = (row: number, heading: string, to: string | number) => {
      const cells = rows[row] ?? [];
      cells[headings.indexOf(heading)] = to;
      return String(cells[headings.indexOf('Cod')]);
    };
    const edited = {
      [edit(3, 'Preț, lei', 4321.5)]: { price: 4321.5 },
      [edit(70, 'Stoc', 99_999)]: { stock: 99_999 },
      [edit(500, 'Denumire (ru)', 'Другое название')]: { title_ru: 'Другое название' },
    };
    async function* batches() {
      yield rows;
    }
    const columns = headings.map((title) => ({ title: String(title) }));
    const stream = tableStream({ name: 'products', columns, batches: batches() }, format);
    const judged = await tried(new Uint8Array(await new Response(stream).arrayBuffer()));
    expect(countsOf(judged)).toEqual({ same: total - 3, changed: 3 });
    const changed = judged.filter(({ outcome }) => outcome === 'changed');
    expect(
      Object.fromEntries(
        changed.map(({ key, changes }) => [
          key,
          Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to])),
        ]),
      ),
    ).toEqual(edited);
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
