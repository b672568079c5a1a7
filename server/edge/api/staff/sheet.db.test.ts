import { beforeAll, expect, test } from 'vitest';
import { uniqueName } from '../../../../testing/unique-name.ts';
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
const rowsOf = async (query: string) => (await ana.get(`sheet/?${query}`)).json;

test('the sheet shows a category with all beneath it, a brand, a state, and what a search finds', async () => {
  const word = uniqueName('zgomot').replace(/[-\d]/g, 'x');
  const sold = await setup.another({ title_ro: `Cablu ${word}` });
  const draft = await setup.another({ title_ro: `Șină ${word.toUpperCase()}`, state: 'draft' });
  await setup.another({ category_id: setup.small.categories.sockets });
  await setup.shop.changes.catchUp();
  const idsIn = async (query: string) =>
    (await rowsOf(query)).rows.map(({ id }: { id: number }) => id).sort();

  expect(await idsIn(`search=${word}`)).toEqual([sold, draft].sort());
  expect(await idsIn(`search=${word}&state=draft`)).toEqual([draft]);
  expect(await idsIn(`search=sina%20${word}`)).toEqual([draft]);
  expect(await idsIn(`search=${word}&category=${setup.small.categories.cables}`)).toHaveLength(2);
  expect(await idsIn(`search=${word}&category=${setup.small.categories.sockets}`)).toEqual([]);
  expect(await idsIn(`search=${word}&brand=${setup.small.brand + 1}`)).toEqual([]);
  const all = await rowsOf('');
  expect(all.total).toBe(all.rows.length);
  expect(all.rows.map(({ title_ro }: { title_ro: string }) => title_ro)).toEqual(
    all.rows.map(({ title_ro }: { title_ro: string }) => title_ro).toSorted(),
  );
});

test('a row has its prices in lei, its promotion, stock, unit and the attributes asked for', async () => {
  const id = await setup.another({ price: 99.5 });
  await count(id, 7);
  const { section, colour } = setup.small.attributes;
  const { json } = await ana.save({
    id,
    version: 1,
    promotion: { replaces: null, to: { price: 80, starts_at: inDays(2), ends_at: null } },
  });
  expect(json.refused).toEqual([]);
  const sheet = await rowsOf(`columns=${colour},${section}`);
  expect(sheet.rows.find((row: { id: number }) => row.id === id)).toMatchObject({
    version: 2,
    price: 99.5,
    promotion: { price: 80, ends_at: null },
    stock: 7,
    units: 'm',
    attributes: { [section]: [setup.small.values.thin], [colour]: [setup.small.values.white] },
  });
  expect(sheet.columns.map(({ id: column }: { id: number }) => column)).toEqual([colour, section]);
  expect(sheet.columns[1].values.map(({ key }: { key: string }) => key)).toEqual(['1.5', '2.5']);
});

test('one save writes prices, promotions, stock, states, titles and attributes, each product noted', async () => {
  const id = await setup.another({ price: 100 });
  await count(id, 5);
  const { section } = setup.small.attributes;
  const ends_at = inDays(5);
  const { status, json } = await ana.save({
    id,
    version: 1,
    price: 120.5,
    promotion: { replaces: null, to: { price: 90, starts_at: null, ends_at } },
    stock: { counted: 12, seen: 5, reason: 'receipt' },
    state: 'archived',
    title_ro: 'Cablu schimbat',
    title_ru: '',
    attributes: { [section]: [setup.small.values.thick] },
  });
  expect(status).toBe(200);
  expect(json).toEqual({
    batch: expect.any(Number),
    saved: [{ id, version: 2 }],
    refused: [],
  });
  expect(await setup.stateOf(id)).toMatchObject({
    version: 2,
    price: 12_050,
    state: 'archived',
    titles: ['Cablu schimbat', ''],
    stock: 12,
    attributes: [setup.small.values.thick, setup.small.values.white],
    prices: [10_000, 12_050],
    promotions: [[9000, expect.any(String), expect.any(String)]],
  });
  const entry = await setup.shop.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('batch_id', '=', json.batch)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    actor: `staff:${ana.id}`,
    entity_id: String(id),
    version: 2,
    before: { price: 10_000, state: 'active', stock: 5, promotions: [] },
    after: { price: 12_050, stock: 12, title_ru: '', promotions: [{ price: 9000, ends_at }] },
  });
  const moved = await setup.shop.db
    .selectFrom('stock_movement')
    .select(['quantity', 'reason', 'actor'])
    .where('product_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(moved).toEqual({ quantity: 7, reason: 'receipt', actor: `staff:${ana.id}` });
});

test('stock that is put right says why in the ledger', async () => {
  const id = await setup.another();
  await count(id, 5);
  const stock = { counted: 3, seen: 5, reason: 'correction', note: 'Două bucăți rupte' };
  expect((await ana.save({ id, version: 1, stock })).json.refused).toEqual([]);
  const moved = await setup.shop.db
    .selectFrom('stock_movement')
    .select(['quantity', 'reason', 'note'])
    .where('product_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(moved).toEqual({ quantity: -2, reason: 'correction', note: 'Două bucăți rupte' });
});

test('what is renamed in the sheet is found by its new name', async () => {
  const id = await setup.another();
  const word = uniqueName('redenumit').replace(/[-\d]/g, 'x');
  await ana.save({ id, version: 1, title_ro: `Cablu ${word}` });
  await setup.shop.changes.catchUp();
  const { json } = await setup.shop.api('GET', `/products/items/?search=${word}`);
  expect(json.results.map((one: { id: number }) => one.id)).toEqual([id]);
});

test('what is saved as it stands writes nothing, also when it is sent a second time', async () => {
  const id = await setup.another({ price: 100 });
  const row = { id, version: 1, price: 130 };
  expect((await ana.save(row)).json.saved).toEqual([{ id, version: 2 }]);
  const before = await catalogueFingerprint(setup.shop.db);
  expect((await ana.save(row)).json).toEqual({
    batch: null,
    saved: [{ id, version: 2 }],
    refused: [],
  });
  expect(await catalogueFingerprint(setup.shop.db)).toEqual(before);
});

test('goods that are counted wait for no version of the product', async () => {
  const id = await setup.another();
  await ana.save({ id, version: 1, title_ro: 'Alt titlu' });
  const { json } = await ana.save({
    id,
    version: 1,
    stock: { counted: 3, seen: 0, reason: 'count' },
  });
  expect(json.saved).toEqual([{ id, version: 2 }]);
});

test('however many rows are saved, the database is asked as often', async () => {
  const ids: number[] = [];
  for (let left = 30; left > 0; left--) ids.push(await setup.another({ price: 100 }));
  const rows = (some: number[], version: number) =>
    some.map((id, at) => ({
      id,
      version,
      price: 50 + version * 100 + at,
      title_ro: `Cablu ${version} ${at}`,
      stock: {
        counted: version * 10 + 1,
        seen: (version - 1) * 10 + (version > 1 ? 1 : 0),
        reason: 'count',
      },
      attributes: {
        [setup.small.attributes.colour]: version % 2 ? [] : [setup.small.values.white],
      },
    }));
  const few = await setup.shop.countQueries(() => ana.save(...rows(ids.slice(0, 3), 1)));
  await ana.save(...rows(ids.slice(3), 1));
  const many = await setup.shop.countQueries(async () => {
    const { json } = await ana.save(...rows(ids, 2));
    expect(json.saved).toHaveLength(30);
  });
  expect(many).toBe(few);
});

test('what can be chosen is told in the language of who asks', async () => {
  const { json } = await ana.get('sheet/choices/');
  expect(json.categories.slice(0, 2)).toMatchObject([
    { title: 'cabluri', level: 1 },
    { title: 'cupru', level: 2 },
  ]);
  expect(json.brands).toMatchObject([{ title: 'Elmo' }]);
  expect(json.attributes.map(({ title }: { title: string }) => title)).toContain('Secțiune');
});

test('a sheet is taken along with the rows and the columns it shows', async () => {
  const word = uniqueName('luat').replace(/[-\d]/g, 'y');
  const id = await setup.another({ title_ro: `=Cablu ${word}`, price: 99.5 });
  await setup.another({ title_ro: `Priză ${word}`, state: 'draft' });
  await setup.shop.changes.catchUp();
  const { code } = await setup.readProduct(id);
  const { section } = setup.small.attributes;
  const taken = async (query: string) => {
    const { text } = await ana.get(`sheet/export/?search=${word}&${query}`);
    return text.replace('\ufeff', '').trim().split('\r\n');
  };
  const [head = '', ...rows] = await taken(
    `state=active&columns=${section}&hide=promotion_price,promotion_from,promotion_to,title_ru,none`,
  );
  expect(head).toMatch(/^Cod;Produs;Unitate;"?Preț, lei"?;Stoc în depozit;Starea;Denumire RO;/);
  // Nothing in it is a formula.
  const title = `'=Cablu ${word}`;
  expect(rows).toEqual([expect.stringContaining(`${code};${title};m;99,5;0;în vânzare;${title};`)]);
  expect(await taken('')).toHaveLength(3);
});
