import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSetting } from '../../base/settings/save-setting.ts';
import { type AddedStaff, addStaff } from '../../testing/add-staff.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let owner: AddedStaff;
beforeAll(async () => {
  shop = await openTestShop('empty');
  owner = await addStaff(shop.shop);
  await sql`
    insert into audit_entry (at, actor, verb, entity, entity_id, version, before, after)
    select
      '2026-03-01T00:00:00Z'::timestamptz + make_interval(hours => number),
      case when number % 2 = 0 then ${`staff:${owner.id}`} else 'exchange' end,
      case when number = 1 then 'create' else 'change' end,
      'product',
      (number % 3)::text,
      number,
      jsonb_build_object('price', number),
      jsonb_build_object('price', number + 1)
    from generate_series(1, 120) as number`.execute(shop.db);
});
afterAll(() => shop.close());

type Entry = { id: number; version: number };
const read = (query: string) =>
  shop.api('GET', `/staff/audit/?${query}`, { headers: owner.headers });
const versions = async (query: string) =>
  (await read(query)).json.results.map(({ version }: Entry) => version);

test('entries come newest first, with who and what as it was and is', async () => {
  const { json } = await read('');
  expect(json.results).toHaveLength(50);
  expect(json.results[0]).toEqual({
    id: expect.any(Number),
    at: '2026-03-06T00:00:00.000Z',
    actor: `staff:${owner.id}`,
    actor_name: expect.stringMatching(/^Ana/),
    verb: 'change',
    entity: 'product',
    entity_id: '0',
    version: 120,
    before: { price: 120 },
    after: { price: 121 },
  });
  expect(json.results[1]).toMatchObject({ actor: 'exchange', actor_name: null });
});

test('page after page shows every entry once, whatever is written meanwhile', async () => {
  const seen: number[] = [];
  let query = 'entity=product';
  for (let pages = 0; pages < 3; pages++) {
    const { json } = await read(query);
    seen.push(...json.results.map(({ version }: Entry) => version));
    await inShop(shop.db, (c) => saveSetting(c, 'page_size', { input: 30 + pages }));
    query = `entity=product&before=${json.next}`;
    if (pages === 2) expect(json.next).toBeNull();
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => 120 - at));
});

test.each([
  ['verb=create&entity=product', [1]],
  ['entity=product&entity_id=2&to=2026-03-01T12:00:00Z', [11, 8, 5, 2]],
  ['actor=exchange&from=2026-03-05T20:00:00Z', [119, 117]],
  ['from=2026-03-01T03:00:00Z&to=2026-03-01T05:00:00Z', [4, 3]],
  ['entity=nothing', []],
])('%s', async (query, expected) => {
  expect(await versions(query)).toEqual(expected);
});

test.each(['verb=drop', 'from=yesterday', 'before=-1', 'before=x'])(
  '%s is refused',
  async (query) => {
    expect((await read(query)).status).toBe(400);
  },
);

test('nobody rewrites it', async () => {
  await expect(shop.db.deleteFrom('audit_entry').execute()).rejects.toThrow('stays as it was');
});
