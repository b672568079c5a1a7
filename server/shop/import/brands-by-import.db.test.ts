import { afterAll, expect, test } from 'vitest';
import { brands } from '../catalogue/writing/brands.ts';
import { undoBatch } from '../catalogue/writing/bulk/undo-batch.ts';
import { openImportSetup } from './import-setup.fixture.ts';

const setup = await openImportSetup();
afterAll(setup.close);
const { db, tried, applied, undone, asked, asAna, catalogueNow } = setup;

const creates = { category: setup.small.categories.sockets, unit: 'm' };
const options = { creates };
const tableOf = (name: string) => `Cod;Denumire;Brand;Preț
${name}-1;Unu;Elmo;1,00
${name}-2;Doi;${name} Electric;2,00
${name}-3;Trei;${name}-ELECTRIC;3,00
${name}-4;Patru;Alt ${name};4,00
`;
const found = (name: string) =>
  db
    .selectFrom('brand')
    .select(['id', 'slug', 'title', 'is_hidden'])
    .where('title', 'ilike', `%${name}%`)
    .orderBy('id')
    .execute();
const madeOf = (code: string) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['code', 'brand.title as brand', 'product.state'])
    .where('code', 'ilike', `${code}-%`)
    .orderBy('code')
    .execute();

test('brands the shop does not have are named by the trial, and not made unless somebody says so', async () => {
  const before = await catalogueNow();
  const { id, summary } = await tried(tableOf('Zet'), { options });
  expect(await catalogueNow()).toEqual(before);
  expect(summary).toMatchObject({
    counts: { new: 4, refused: 0 },
    brands: [
      { title: 'Zet Electric', rows: 2 },
      { title: 'Alt Zet', rows: 1 },
    ],
  });
  expect(await asked(id, { mode: 'all' })).toEqual({ kind: 'refused-rows', rows: 3 });
  const { run, job } = await applied(id);
  expect(job.result).toMatchObject({ saved: 1, created: 1, refused: 0 });
  expect(run?.summary?.counts).toEqual({ new: 1, changed: 0, same: 0, refused: 3 });
  expect(await found('Zet')).toEqual([]);
  expect(await madeOf('Zet')).toMatchObject([{ brand: 'Elmo' }]);
  const shown = await setup.shown(id, { outcome: 'refused' });
  expect(shown?.rows.map(({ problems }) => problems.at(-1)?.text)).toEqual([
    ...Array(3).fill('Brandul nu există, iar la aplicare nu s-a cerut crearea lui'),
  ]);
});

test('made with the products as one change, hidden when it is undone, and shown again when that is', async () => {
  const { id } = await tried(tableOf('Ypsilon'), { options });
  // Somebody else makes one of them before it is applied.
  await asAna((changing) =>
    brands.create(changing, { slug: 'alt-ypsilon', title: 'ALT YPSILON', position: 9 }),
  );
  const { run, job } = await applied(id, { mode: 'all', brands: true });
  expect(job.result).toMatchObject({ saved: 4, created: 4, refused: 0 });
  const [other, made, ...more] = await found('ypsilon');
  expect(other).toMatchObject({ title: 'ALT YPSILON' });
  expect(made).toMatchObject({ slug: 'ypsilon-electric', title: 'Ypsilon Electric' });
  expect(more).toEqual([]);
  expect((await madeOf('Ypsilon')).map(({ brand }) => brand)).toEqual([
    'Elmo',
    'Ypsilon Electric',
    'Ypsilon Electric',
    'ALT YPSILON',
  ]);
  const noted = await db
    .selectFrom('audit_entry')
    .select(['verb', 'entity_id'])
    .where('batch_id', '=', run?.batch_id ?? 0)
    .where('entity', '=', 'brand')
    .execute();
  expect(noted).toEqual([{ verb: 'create', entity_id: String(made?.id) }]);

  await undone(id);
  expect((await found('ypsilon')).map(({ is_hidden }) => is_hidden)).toEqual([false, true]);
  await setup.shop.changes.catchUp();
  const shown = await setup.shop.api('GET', '/brands/items/');
  expect(JSON.stringify(shown.json)).toContain('ALT YPSILON');
  expect(JSON.stringify(shown.json)).not.toContain('Ypsilon Electric');
  const undoing = await db
    .selectFrom('batch')
    .select('id')
    .where('undoes', '=', run?.batch_id ?? 0)
    .executeTakeFirstOrThrow();
  await asAna((changing) => undoBatch(changing, undoing.id, 'owner'));
  expect((await found('ypsilon')).map(({ is_hidden }) => is_hidden)).toEqual([false, false]);
  expect((await madeOf('Ypsilon')).map(({ state }) => state)).not.toContain('archived');
});

test('two imports of one new brand at once make it once', async () => {
  const both = await Promise.all(
    ['Omega', 'Omega'].map((name, at) =>
      tried(tableOf(name).replaceAll(/^Omega-/gm, `${name}${at}-`), { options }),
    ),
  );
  await Promise.all(both.map(({ id }) => applied(id, { brands: true })));
  expect((await found('Omega')).map(({ title }) => title).toSorted()).toEqual([
    'Alt Omega',
    'Omega Electric',
  ]);
});
