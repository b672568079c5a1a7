import { afterAll, expect, test } from 'vitest';
import { openImportSetup } from './import-setup.fixture.ts';

const setup = await openImportSetup();
afterAll(setup.close);
const { db, tried, applied, undone, products, codeOf, catalogueNow } = setup;

test('new products are created in the batch of the import, and archived when it is undone', async () => {
  const known = await setup.another();
  const creates = { category: setup.small.categories.sockets, brand: setup.small.brand };
  const table = `Cod;Denumire;Categorie;UM;Preț;Stoc;Stare
${await codeOf(known)};;;;13,00;2;
CREAT-1;Cablu nou;cabluri / cupru;m;5,50;7;activ
CREAT/1;Cablu nou;;buc;6,00;;
CREAT-2;Кабель;;buc;7,00;;activ
`;
  const options = { writes: ['price', 'stock'], creates };
  const catalogue = await catalogueNow();
  const { id, rows, summary } = await tried(table, { options });
  expect(await catalogueNow()).toEqual(catalogue);
  expect(summary?.counts).toEqual({ new: 3, changed: 1, same: 0, refused: 0 });
  expect(rows[1]?.creates).toMatchObject({ product: { title_ro: 'Cablu nou', state: 'active' } });

  const { run, job } = await applied(id);
  expect(job).toMatchObject({ done: 4, total: 4, result: { saved: 4, created: 3, refused: 0 } });
  const created = () =>
    db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select(['id', 'code', 'slug', 'title_ro', 'title_ru', 'unit', 'price', 'state', 'on_hand'])
      .where('code', 'ilike', 'CREAT%')
      .orderBy('id')
      .execute();
  const [first, second, third] = await created();
  expect(first).toMatchObject({
    slug: 'cablu-nou-creat-1',
    unit: 'm',
    price: 550,
    state: 'active',
    on_hand: 7,
  });
  expect(second).toMatchObject({ slug: 'cablu-nou-creat-1-2', state: 'draft', on_hand: 0 });
  expect(third).toMatchObject({ title_ro: 'Кабель', title_ru: 'Кабель', state: 'draft' });
  const shown = await setup.shown(id);
  expect(shown?.rows[1]).toMatchObject({
    product_id: first?.id,
    creates: { category: 'cupru', brand: 'Elmo', stock: 7 },
  });
  const batches = await db
    .selectFrom('batch')
    .selectAll()
    .where('id', '>=', run?.batch_id ?? 0)
    .execute();
  expect(batches).toMatchObject([
    { kind: 'import', products: 4, fields: ['price', 'state', 'stock'] },
  ]);

  // Tried again they are known, and nothing is created twice.
  expect((await tried(table, { options })).summary?.counts).toMatchObject({ new: 0, same: 4 });
  const { run: after } = await undone(id);
  expect((await setup.shown(id))?.rows.flatMap(({ problems }) => problems)).toEqual([
    expect.objectContaining({ level: 'note', field: 'title_ro' }),
  ]);
  expect(after).toMatchObject({ state: 'undone', summary: { restored: 4, left: 0 } });
  expect((await created()).map(({ state, on_hand }) => [state, on_hand])).toEqual([
    ['archived', 0],
    ['archived', 0],
    ['archived', 0],
  ]);
  expect((await products(known))[0]?.price).toBe(1250);
});

test('a new product that somebody else created since keeps none of the others back', async () => {
  const creates = { category: setup.small.categories.sockets, brand: setup.small.brand, unit: 'm' };
  const table = 'Cod;Denumire;Preț\nINTRE-1;Unu;1,00\nINTRE-2;Doi;2,00\nINTRE-3;Trei;3,00\n';
  const { id } = await tried(table, { options: { creates } });
  await setup.another({ code: 'INTRE-2' });
  const { job } = await applied(id);
  expect(job.result).toMatchObject({ saved: 2, created: 2, refused: 1 });
  const shown = await setup.shown(id, { outcome: 'refused' });
  expect(shown?.rows).toMatchObject([{ key: 'INTRE-2', problems: [{ level: 'refused' }] }]);
  const batch = await db
    .selectFrom('batch')
    .select('products')
    .where('id', '=', (await setup.shown(id))?.run.batch ?? 0)
    .executeTakeFirst();
  expect(batch).toEqual({ products: 2 });
});

test('a table whose import was undone brings its goods back for sale, however often', async () => {
  const { sockets: category } = setup.small.categories;
  const creates = { category, brand: setup.small.brand, unit: 'm', state: 'active' };
  const options = { writes: ['price', 'stock'], creates };
  const table = 'Cod;Denumire;Preț;Stoc\nIAR-1;Unu;1,00;5\nIAR-2;Doi;2,00;6\n';
  const onSale = () =>
    db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select(['state', 'on_hand'])
      .where('code', 'like', 'IAR-%')
      .orderBy('id')
      .execute();
  const there = [
    { state: 'active', on_hand: 5 },
    { state: 'active', on_hand: 6 },
  ];
  const gone = there.map(() => ({ state: 'archived', on_hand: 0 }));

  const first = await tried(table, { options });
  expect(first.summary).toMatchObject({ counts: { new: 2 }, returning: 0, archived: 0 });
  await applied(first.id);
  expect(await onSale()).toEqual(there);
  await undone(first.id);
  expect(await onSale()).toEqual(gone);
  for (const _ of ['again', 'and again']) {
    const { id, summary } = await tried(table, { options });
    expect(summary).toMatchObject({ counts: { changed: 2, new: 0 }, returning: 2, archived: 0 });
    expect((await setup.shown(id))?.rows[0]?.changes).toEqual([
      { field: 'state', from: 'archived', to: 'active' },
      { field: 'stock', from: 0, to: 5 },
    ]);
    await applied(id);
    expect(await onSale()).toEqual(there);
    await undone(id);
    expect(await onSale()).toEqual(gone);
  }
});

test('what a person archived stays in the archive, and every trial says so', async () => {
  const archived = await setup.another({ code: 'ARH-1', state: 'archived' });
  const { sockets: category } = setup.small.categories;
  const creates = { category, brand: setup.small.brand, unit: 'm', state: 'active' };
  const { id, summary, rows } = await tried('Cod;Denumire;Preț\nARH-1;Unu;77,00\n', {
    options: { creates },
  });
  expect(summary).toMatchObject({ counts: { changed: 1 }, returning: 0, archived: 1 });
  expect(rows[0]?.problems).toMatchObject([{ level: 'note', key: 'ROW.ARCHIVED' }]);
  await applied(id);
  expect(await setup.readProduct(archived)).toMatchObject({ state: 'archived', price: 7700 });
});
