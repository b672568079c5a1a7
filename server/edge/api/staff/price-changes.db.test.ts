import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uniqueName } from '../../../../testing/unique-name.ts';
import { brands } from '../../../shop/catalogue/writing/brands.ts';
import { changeProduct } from '../../../shop/catalogue/writing/change-product.ts';
import { lowestPrice } from '../../../shop/pricing/lowest-price.ts';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openSheetSetup, type SheetSetup } from './sheet-setup.fixture.ts';

let setup: SheetSetup;
let ana: Awaited<ReturnType<SheetSetup['person']>>;
beforeAll(async () => {
  setup = await openSheetSetup();
  ana = await setup.person();
});
afterAll(() => setup.shop.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Products of a brand of their own, at these prices. */
async function productsAt(...prices: number[]) {
  const name = uniqueName('marca');
  const brand_id = await inShop(setup.shop.db, async (changing) =>
    Number((await brands.create(changing, { slug: name, title: name })).id),
  );
  const ids: number[] = [];
  for (const price of prices) ids.push(await setup.another({ price, brand_id }));
  return { ids, selection: { brand_id } };
}

const up = (fields: object = {}) => ({
  percent: 10,
  rounding: '0.01',
  promotions: 'keep',
  ...fields,
});
const preview = async (selection: object, rule: object, more: object = {}) =>
  (await ana.post('price-rules/preview/', { selection, rule, ...more })).json;

async function apply(selection: object, rule: object) {
  const { digest } = await preview(selection, rule);
  return ana.post('price-rules/', { selection, rule, seen: digest });
}
const promote = (id: number, price: number) =>
  inShop(setup.shop.db, (changing) =>
    changeProduct(changing, id, { promotions: [{ price, starts_at: inDays(-1) }] }),
  );
const priceOf = async (id: number) => (await setup.readProduct(id)).price;

test('a preview tells old and new of every product, what is left alone and why, and writes nothing', async () => {
  const { ids, selection } = await productsAt(100, 0.01, 50, 20);
  const [first = 0, smallest = 0, promoted = 0, last = 0] = ids;
  await promote(promoted, 45);
  const before = await catalogueFingerprint(setup.shop.db);
  const down = up({ percent: -20, rounding: '0.50' });
  const changed = await preview(selection, down);
  expect(changed).toMatchObject({ changed: 2, left: 2, promotions_ended: 0, total_pages: 1 });
  expect(changed.rows).toMatchObject([
    { id: first, old_price: 100, new_price: 80, reason: null, promotion_ends: false },
    { id: last, old_price: 20, new_price: 16 },
  ]);
  const left = await preview(selection, down, { show: 'left' });
  expect(left.rows).toMatchObject([
    { id: smallest, old_price: 0.01, new_price: null, reason: 'price' },
    { id: promoted, old_price: 50, new_price: 40, reason: 'promotion' },
  ]);
  const ending = await preview(selection, { ...down, promotions: 'end' });
  expect(ending).toMatchObject({ changed: 3, promotions_ended: 1 });
  expect(ending.rows[1]).toMatchObject({ id: promoted, new_price: 40, promotion_ends: true });
  const same = await preview(selection, up({ percent: 0.01, rounding: '1' }), { show: 'left' });
  expect(same.rows[0]).toMatchObject({ id: first, reason: 'same' });
  expect(await catalogueFingerprint(setup.shop.db)).toEqual(before);
});

test('what is applied is what was seen, with its history, versions and place in the audit log', async () => {
  const { ids, selection } = await productsAt(100, 33.33);
  const { status, json } = await apply(selection, up({ percent: 3, rounding: 'x.99' }));
  expect([status, json]).toMatchObject([
    201,
    { state: 'applied', changed: 2, left: 0, batch: expect.any(Number), is_undone: false },
  ]);
  expect(await Promise.all(ids.map(priceOf))).toEqual([10_299, 3399]);
  expect(await setup.stateOf(ids[0] ?? 0)).toMatchObject({ version: 2, prices: [10_000, 10_299] });
  expect(await lowestPrice(setup.shop.db, ids[0] ?? 0)).toBe(10_000);
  const entries = await setup.shop.db
    .selectFrom('audit_entry')
    .select(['actor', 'entity_id', 'before', 'after'])
    .where('batch_id', '=', json.batch)
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { actor: `staff:${ana.id}`, before: { price: 10_000 }, after: { price: 10_299 } },
    { entity_id: String(ids[1]) },
  ]);
});

test('an amount is added or taken off', async () => {
  const { ids, selection } = await productsAt(100, 7);
  await apply(selection, { amount: -2.5, rounding: '0.05', promotions: 'keep' });
  expect(await Promise.all(ids.map(priceOf))).toEqual([9750, 450]);
});

test('a promotion the new price is no longer above ends only where somebody said so', async () => {
  const { ids, selection } = await productsAt(100, 100);
  const [promoted = 0, other = 0] = ids;
  await promote(promoted, 85);
  await apply(selection, up({ percent: -20 }));
  expect(await Promise.all(ids.map(priceOf))).toEqual([10_000, 8000]);
  await apply(selection, up({ percent: -20, promotions: 'end' }));
  expect(await Promise.all(ids.map(priceOf))).toEqual([8000, 6400]);
  expect(await setup.stateOf(promoted)).toMatchObject({
    promotions: [[8500, expect.any(String), expect.any(String)]],
  });
  expect(await setup.stateOf(other)).toMatchObject({ promotions: [] });
});

test('who applies what has changed since they saw it is told, and nothing is written', async () => {
  const { ids, selection } = await productsAt(100, 50);
  const { digest } = await preview(selection, up());
  await ana.save({ id: ids[1] ?? 0, version: 1, price: 60 });
  const before = await catalogueFingerprint(setup.shop.db);
  const { status } = await ana.post('price-rules/', { selection, rule: up(), seen: digest });
  expect(status).toBe(409);
  expect(await catalogueFingerprint(setup.shop.db)).toEqual(before);
});

test('of two who apply the same preview at once, one does', async () => {
  const { ids, selection } = await productsAt(100);
  const { digest } = await preview(selection, up());
  const answers = await Promise.all(
    [1, 2, 3].map(() => ana.post('price-rules/', { selection, rule: up(), seen: digest })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await priceOf(ids[0] ?? 0)).toBe(11_000);
});

test.each<[string, object, string]>([
  ['no change at all', { rule: { rounding: '1', promotions: 'keep' } }, 'rule.percent'],
  ['per cent and amount', { rule: up({ amount: 1 }) }, 'rule.percent'],
  ['no per cent', { rule: up({ percent: 0 }) }, 'rule.percent'],
  ['too much off', { rule: up({ percent: -95 }) }, 'rule.percent'],
  ['a rounding there is not', { rule: up({ rounding: '0.03' }) }, 'rule.rounding'],
  ['nothing seen', { seen: null }, 'seen'],
  ['a date gone by', { starts_at: inDays(-1) }, 'starts_at'],
  ['a date too far', { starts_at: inDays(1000) }, 'starts_at'],
  [
    'a category there is not',
    { starts_at: inDays(1), selection: { category_id: 999_999 } },
    'selection.category_id',
  ],
  ['a field nobody asks for', { actor: 'owner' }, 'actor'],
])('a price change with %s is refused, and nothing is written', async (_, fields, field) => {
  const before = await catalogueFingerprint(setup.shop.db);
  const body = { selection: {}, rule: up(), seen: '0'.repeat(64), ...fields };
  const { status, json } = await ana.post('price-rules/', body);
  expect([status, Object.keys(json)]).toEqual([400, [field]]);
  expect(await catalogueFingerprint(setup.shop.db)).toEqual(before);
});

test('a rule that changes no price is no change', async () => {
  const { selection } = await productsAt(0.02);
  const before = await catalogueFingerprint(setup.shop.db);
  const { status, json } = await apply(selection, up());
  expect([status, Object.keys(json)]).toEqual([400, ['non_field_errors']]);
  expect(await catalogueFingerprint(setup.shop.db)).toEqual(before);
});

test('a change that was applied is undone as any save, and the list says so', async () => {
  const { ids, selection } = await productsAt(100, 100);
  await promote(ids[0] ?? 0, 85);
  const { json } = await apply(selection, up({ percent: -20, promotions: 'end' }));
  const undone = await ana.undo(json.batch);
  expect(undone.json).toMatchObject({ left: [], restored: [{ id: ids[0] }, { id: ids[1] }] });
  expect(await Promise.all(ids.map(priceOf))).toEqual([10_000, 10_000]);
  const { promotions } = (await setup.stateOf(ids[0] ?? 0)) as { promotions: unknown[] };
  expect(promotions).toMatchObject(
    [[8500], [8500, expect.any(String), null]].map((one) => expect.arrayContaining(one)),
  );
  const list = await ana.get('price-rules/');
  expect(list.json.results[0]).toMatchObject({ id: json.id, is_undone: true });
});

test('a planned change is listed with who made it, and can be cancelled once', async () => {
  const { ids, selection } = await productsAt(100);
  const { json } = await ana.post('price-rules/', {
    selection,
    rule: up(),
    starts_at: inDays(3),
  });
  expect(json).toMatchObject({ state: 'planned', created_by: expect.stringMatching(/^Ana/) });
  expect(await priceOf(ids[0] ?? 0)).toBe(10_000);
  const [planned] = (await ana.get('price-rules/')).json.results;
  expect([planned]).toMatchObject([{ id: json.id, rule: { percent: 10, amount: null } }]);
  const cancelled = await ana.post(`price-rules/${json.id}/cancel/`);
  expect(cancelled.json).toMatchObject({
    state: 'cancelled',
    cancelled_by: expect.stringMatching(/^Ana/),
  });
  const before = await catalogueFingerprint(setup.shop.db);
  expect((await ana.post(`price-rules/${json.id}/cancel/`)).status).toBe(409);
  expect((await ana.post('price-rules/2000000000/cancel/')).status).toBe(404);
  expect(await catalogueFingerprint(setup.shop.db)).toEqual(before);
});

test('a search in a rule means what it says, and nothing near it', async () => {
  const word = uniqueName('zumzet').replace(/[-\d]/g, 'x');
  const id = await setup.another({ title_ro: `Cablu ${word}`, price: 10 });
  await setup.shop.changes.catchUp();
  expect((await preview({ search: word }, up())).rows).toMatchObject([{ id, new_price: 11 }]);
  expect((await preview({ search: `${word} altceva` }, up())).changed).toBe(0);
});

test('only who may write prices makes rules, sees or cancels them', async () => {
  const { selection } = await productsAt(100);
  const { json } = await ana.post('price-rules/', { selection, rule: up(), starts_at: inDays(3) });
  for (const role of ['sales', 'warehouse', 'content', 'accountant'] as const) {
    const other = await setup.person(role);
    const before = await catalogueFingerprint(setup.shop.db);
    expect((await other.post('price-rules/preview/', { selection, rule: up() })).status).toBe(403);
    expect((await other.get('price-rules/')).status).toBe(403);
    expect((await other.post(`price-rules/${json.id}/cancel/`)).status).toBe(403);
    expect(
      (await other.post('price-rules/', { selection, rule: up(), starts_at: inDays(1) })).status,
    ).toBe(403);
    expect(await catalogueFingerprint(setup.shop.db)).toEqual(before);
  }
  const { rows } = await sql<{ state: string }>`
    select state from price_change where id = ${json.id}`.execute(setup.shop.db);
  expect(rows).toEqual([{ state: 'planned' }]);
});
