import { beforeAll, expect, test } from 'vitest';
import { moveStock } from '../../../shop/catalogue/stock/move-stock.ts';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { type SheetSetup, sharedSheetSetup } from './sheet-setup.fixture.ts';

let setup: SheetSetup;
let ana: Awaited<ReturnType<SheetSetup['person']>>;
beforeAll(async () => {
  ({ setup, ana } = await sharedSheetSetup());
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const count = (product_id: number, counted: number) =>
  inShop(setup.shop.db, (changing) =>
    moveStock(changing, [{ product_id, counted, reason: 'count' }]),
  );

const promotion = (fields: object) => ({
  promotion: { replaces: null, to: { price: 50, starts_at: null, ends_at: null, ...fields } },
});

test.each<[string, object, string]>([
  ['a price of nothing', { price: 0 }, 'price'],
  ['a price of three decimals', { price: 1.005 }, 'price'],
  ['a price that is a text', { price: '12,50' }, 'price'],
  ['an empty title', { title_ro: ' ' }, 'title_ro'],
  ['a state there is not', { state: 'sold' }, 'state'],
  ['a field nobody asks for', { slug: 'altul' }, 'slug'],
  ['a promotion that is over', promotion({ ends_at: inDays(-1) }), 'promotion.ends_at'],
  [
    'a promotion that ends before it begins',
    promotion({ starts_at: inDays(3), ends_at: inDays(2) }),
    'promotion.ends_at',
  ],
  ['half a piece', { stock: { counted: 0.5, seen: 4, reason: 'count' } }, 'stock'],
  ['a movement for no reason', { stock: { counted: 9, seen: 4, reason: 'gift' } }, 'stock'],
  ['goods that came and are fewer', { stock: { counted: 3, seen: 4, reason: 'receipt' } }, 'stock'],
  [
    'a correction nobody explains',
    { stock: { counted: 3, seen: 4, reason: 'correction', note: ' ' } },
    'stock',
  ],
  ['a value there is not', { attributes: { 1: [999_999] } }, 'attributes.1'],
  ['a value of another attribute', { attributes: { 2: [1] } }, 'attributes.2'],
  ['a version nobody has seen', { version: 9, price: 11 }, 'price'],
])(
  '%s is refused, told beside its field, and keeps no other row back',
  async (_, fields, field) => {
    const id = await setup.another({ price: 100 });
    await count(id, 4);
    const good = await setup.another({ price: 100 });
    const before = await setup.stateOf(id);
    const { json } = await ana.save(
      { id, version: 1, ...fields },
      { id: good, version: 1, price: 5 },
    );
    expect(json.saved).toEqual([{ id: good, version: 2 }]);
    expect(json.refused).toEqual([
      {
        id,
        fields: { [field]: [expect.any(String)] },
        row: expect.objectContaining({ id, stock: 4 }),
      },
    ]);
    expect(await setup.stateOf(id)).toEqual(before);
  },
);

test('a price that would make a promotion none is refused, unless the promotion goes with it', async () => {
  const id = await setup.another({ price: 100 });
  await ana.save({ id, version: 1, ...promotion({ price: 80, ends_at: inDays(9) }) });
  const before = await setup.stateOf(id);
  const refused = await ana.save({ id, version: 2, price: 80 });
  expect(refused.json.refused[0].fields).toEqual({ price: [expect.stringContaining('Promoția')] });
  expect(await setup.stateOf(id)).toEqual(before);

  const [row] = refused.json.refused;
  const replaces = row.row.promotion.id;
  const { json } = await ana.save({ id, version: 2, price: 80, promotion: { replaces, to: null } });
  expect(json.saved).toEqual([{ id, version: 3 }]);
});

test('a promotion beside another is refused; instead of it, it is saved', async () => {
  const id = await setup.another({ price: 100 });
  await ana.save({ id, version: 1, ...promotion({ starts_at: inDays(1), ends_at: inDays(5) }) });
  const beside = promotion({ starts_at: inDays(2), ends_at: inDays(3) });
  const refused = await ana.save({ id, version: 2, ...beside });
  expect(Object.keys(refused.json.refused[0].fields)).toEqual(['promotion.starts_at']);
  const replaces = refused.json.refused[0].row.promotion.id;
  const { json } = await ana.save({
    id,
    version: 2,
    promotion: { ...beside.promotion, replaces },
  });
  expect(json.saved).toEqual([{ id, version: 3 }]);
});

test('who saves over a newer version is told who was there before, and how the product is now', async () => {
  const id = await setup.another({ price: 100 });
  const ion = await setup.person();
  await ana.save({ id, version: 1, price: 110 });
  const before = await setup.stateOf(id);
  const { json } = await ion.post(
    'sheet/',
    { rows: [{ id, version: 1, price: 120, title_ro: 'Altul' }] },
    'ru',
  );
  expect(json.saved).toEqual([]);
  expect(json.refused[0]).toMatchObject({ id, row: { version: 2, price: 110 } });
  expect(json.refused[0].fields).toEqual({
    price: [expect.stringMatching(/Ana \d+/)],
    title_ro: [expect.stringContaining('кто-то другой')],
  });
  expect(await setup.stateOf(id)).toEqual(before);
});

test.each<[string, object]>([
  ['no rows', { rows: [] }],
  ['a row twice', { rows: [1, 1].map(() => ({ id: 1, version: 1, price: 5 })) }],
  ['a row without version', { rows: [{ id: 1, price: 5 }] }],
  [
    'more than a sheet holds',
    { rows: Array.from({ length: 5001 }, (_, at) => ({ id: at + 1, version: 1 })) },
  ],
  ['something else beside', { rows: [{ id: 1, version: 1 }], actor: 'owner' }],
])('a save of %s is refused as a whole', async (_, body) => {
  const before = await catalogueFingerprint(setup.shop.db);
  expect((await ana.post('sheet/', body)).status).toBe(400);
  expect(await catalogueFingerprint(setup.shop.db)).toEqual(before);
});

test('a field somebody may not write keeps their row back, whatever else it changes', async () => {
  const warehouse = await setup.person('warehouse');
  const id = await setup.another({ price: 100 });
  const before = await setup.stateOf(id);
  const stock = { counted: 3, seen: 0, reason: 'count' };
  const refused = await warehouse.save({ id, version: 1, price: 1, title_ro: 'Al meu', stock });
  expect(Object.keys(refused.json.refused[0].fields).toSorted()).toEqual(['price', 'title_ro']);
  expect(await setup.stateOf(id)).toEqual(before);
  expect((await warehouse.save({ id, version: 1, stock })).json.refused).toEqual([]);

  const sales = await setup.person('sales');
  expect((await sales.save({ id, version: 1, price: 1 })).status).toBe(403);
  expect((await sales.get('sheet/')).status).toBe(200);
});
