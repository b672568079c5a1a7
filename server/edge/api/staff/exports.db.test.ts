import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyStaffOperation } from '../../../../contract/staff/every-staff-operation.ts';
import { may, type Permission, roles } from '../../../../contract/staff/permissions.ts';
import { addStaff } from '../../../testing/add-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo');
});
afterAll(() => shop.close());

const exports = everyStaffOperation.filter(
  ({ method, path, alsoNeeds }) =>
    method === 'get' && path.endsWith('/export/') && !path.includes('{') && !alsoNeeds,
);

/**
 * Somebody who may read it and as little else as there is, and who signed in hours ago, unless it
 * tells of the shop's own people.
 */
async function reader(needs: string | readonly string[], isSensitive = false) {
  const role = roles.findLast((one) => may(one, needs as Permission)) ?? 'owner';
  const person = await addStaff(shop.shop, { role });
  if (isSensitive) return person;
  await sql`
    update staff_session
    set confirmed_at = now() - interval '5 hours'
    where staff_id = ${person.id}`.execute(shop.db);
  return person;
}

const rowsOf = (text: string): string[][] =>
  parse(text, { delimiter: ';', bom: true, relax_column_count: false });

/** As many as the list itself tells of; undefined where it is no list of such rows. */
function countIn(answer: unknown): number | undefined {
  if (Array.isArray(answer)) return answer.length;
  const { total, results, next, lines, rows } = Object(answer);
  // A sheet has so many at the most.
  if (Array.isArray(rows)) return rows.length;
  if (typeof total === 'number') return total;
  if (Array.isArray(lines)) return lines.length;
  return Array.isArray(results) && next === null ? results.length : undefined;
}

/** Their files have a row for each sentence, and for those who are only invited. */
const otherwise = ['/staff/content/mail-texts/export/', '/staff/people/export/'];

test.each(exports)(
  '$path is everything the list shows, for whoever reads it, and is noted',
  async ({ path, needs, isSensitive }) => {
    const { id, headers } = await reader(needs, isSensitive);
    const list = await shop.api('GET', path.replace('export/', ''), { headers });
    const csv = await shop.api('GET', path, { headers, locale: 'ru' });
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head = [], ...rows] = rowsOf(csv.text);
    expect(head.join('')).toMatch(/\p{Script=Cyrillic}/u);
    const count = countIn(list.json);
    if (count !== undefined && !otherwise.includes(path)) expect(rows).toHaveLength(count);
    const noted = await shop.db
      .selectFrom('audit_entry')
      .select(['entity', 'after'])
      .where('actor', '=', `staff:${id}`)
      .execute();
    expect(noted).toEqual([
      { entity: 'export', after: expect.objectContaining({ format: 'csv' }) },
    ]);
    const xlsx = await shop.api('GET', `${path}?format=xlsx`, { headers });
    expect([xlsx.status, xlsx.text.slice(0, 2)]).toEqual([200, 'PK']);
  },
);

test('the tree of categories is read from the top, each below the one it stands in', async () => {
  const { headers } = await reader('products.read');
  const { text } = await shop.api('GET', '/staff/categories/export/', { headers });
  const seen = new Set(['']);
  for (const [above = '', title = ''] of rowsOf(text).slice(1)) {
    expect(seen).toContain(above);
    seen.add(above ? `${above} / ${title}` : title);
  }
  expect(seen.size).toBeGreaterThan(20);
});

test('of an attribute its values are taken along; of one that is not there, nothing', async () => {
  const { headers } = await reader('products.read');
  const [attribute] = (await shop.api('GET', '/staff/attributes/', { headers })).json;
  const path = (id: number) => `/staff/attributes/${id}/values/export/`;
  const { text } = await shop.api('GET', path(attribute.id), { headers });
  expect(rowsOf(text)).toHaveLength(attribute.values + 1);
  expect((await shop.api('GET', path(2147483647), { headers })).status).toBe(404);
});
