import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffCategory } from '../../../../contract/staff/catalogue/reference-shapes.ts';
import { uniqueName } from '../../../../testing/unique-name.ts';
import { type CatalogueSetup, openCatalogueSetup } from './catalogue-setup.fixture.ts';

let setup: CatalogueSetup;
beforeAll(async () => {
  setup = await openCatalogueSetup();
});
afterAll(() => setup.shop.close());

async function create(parent_id: number | null, title_ro = 'Categorie'): Promise<number> {
  const slug = uniqueName('categorie');
  const { id } = await setup.done('POST', '/categories/', { parent_id, slug, title_ro });
  return id;
}
const tree = (): Promise<StaffCategory[]> => setup.done('GET', '/categories/');
const childrenOf = async (parent: number | null) =>
  (await tree()).filter(({ parent_id }) => parent_id === parent).map(({ id }) => id);
const versionOf = async (id: number) => (await tree()).find((one) => one.id === id)?.version;
const move = async (id: number, parent_id: number | null, before_id: number | null = null) =>
  setup.done('POST', `/categories/${id}/move/`, {
    version: await versionOf(id),
    parent_id,
    before_id,
  });

test('a category is put before another, and its siblings keep their versions', async () => {
  const parent = await create(null);
  const [a, b, c] = [await create(parent), await create(parent), await create(parent)];
  await move(c, parent, a);
  expect(await childrenOf(parent)).toEqual([c, a, b]);
  await move(c, parent, b);
  expect(await childrenOf(parent)).toEqual([a, c, b]);
  await move(a, parent);
  expect(await childrenOf(parent)).toEqual([c, b, a]);
  const versions = await Promise.all([a, b, c].map(versionOf));
  expect(versions).toEqual([2, 1, 3]);
  // Where it stands already is no change.
  expect((await move(a, parent)).version).toBe(2);
});

test('what stands beneath moves along, and old addresses lead to the new ones', async () => {
  const [from, to] = [await create(null), await create(null)];
  const child = await create(from);
  const leaf = await create(child);
  const before = await tree();
  const slugOf = (id: number) => before.find((one) => one.id === id)?.slug;
  await move(child, to);
  const after = await tree();
  const levels = [child, leaf].map((id) => after.find((one) => one.id === id)?.level);
  expect(levels).toEqual([2, 3]);
  const old = [from, child, leaf].map(slugOf).join('/');
  const { json } = await setup.shop.api('GET', `/categories/categories/${old}/`);
  expect(json.moved_to).toBe(`/catalog/${[to, child, leaf].map(slugOf).join('/')}`);
  const form = await setup.done('GET', `/categories/${leaf}/`);
  expect(form.former_slugs).toEqual([old]);
});

test('a category says when little is left of what stands in it, or leaves it to those above', async () => {
  const id = await create(null);
  const limit = async () => (await setup.done('GET', `/categories/${id}/`)).low_stock;
  expect(await limit()).toBeNull();
  const set = async (low_stock: unknown) => ({
    version: await versionOf(id),
    fields: { low_stock },
  });
  await setup.done('POST', `/categories/${id}/`, await set(12));
  expect(await limit()).toBe(12);
  const { status, json } = await setup.refused('POST', `/categories/${id}/`, await set(1.5));
  expect([status, Object.keys(json)]).toEqual([400, ['low_stock']]);
  await setup.done('POST', `/categories/${id}/`, await set(null));
  expect(await limit()).toBeNull();
});

test('no more than four levels, no circle, no place that is not there', async () => {
  const one = await create(null);
  const two = await create(one);
  const three = await create(two);
  const four = await create(three);
  const refusedMove = async (id: number, body: object) =>
    Object.keys(
      (
        await setup.refused('POST', `/categories/${id}/move/`, {
          version: await versionOf(id),
          before_id: null,
          ...body,
        })
      ).json,
    );
  const deep = await create(null);
  expect(await refusedMove(deep, { parent_id: four })).toEqual(['parent_id']);
  expect(await refusedMove(one, { parent_id: three })).toEqual(['parent_id']);
  expect(await refusedMove(one, { parent_id: one })).toEqual(['parent_id']);
  expect(await refusedMove(two, { parent_id: 999_999 })).toEqual(['parent_id']);
  expect(await refusedMove(two, { parent_id: null, before_id: four })).toEqual(['before_id']);
  expect(await refusedMove(two, { parent_id: one, path: [1] })).toEqual(['path']);
  const fifth = { parent_id: four, slug: uniqueName('x'), title_ro: 'X' };
  expect(Object.keys((await setup.refused('POST', '/categories/', fifth)).json)).toEqual([
    'parent_id',
  ]);
});

test('two who move the same category at once: one is told', async () => {
  const [a, b, c] = [await create(null), await create(null), await create(null)];
  const send = (parent_id: number) =>
    setup.send('POST', `/categories/${c}/move/`, {
      body: { version: 1, parent_id, before_id: null },
    });
  const answers = await Promise.all([send(a), send(b)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('texts and filters of a category are saved; addresses only on purpose', async () => {
  const id = await create(null);
  const { section, colour } = setup.small.attributes;
  await setup.done('POST', `/categories/${id}/`, {
    version: 1,
    fields: {
      title_ru: 'Раздел',
      description_ro: '<p onclick="x()">Bun</p><script>x()</script>',
      attributes: [colour, section],
    },
  });
  const form = await setup.done('GET', `/categories/${id}/`);
  expect(form).toMatchObject({
    version: 2,
    title_ru: 'Раздел',
    description_ro: '<p>Bun</p>',
    attributes: [colour, section],
    products: 0,
  });
  const offered = await setup.done('GET', `/categories/${id}/attributes/`);
  expect(offered.map(({ key }: { key: string }) => key)).toEqual(['colour_name', 'section_mm2']);
  for (const fields of [{ slug: 'alta' }, { parent_id: null }, { position: 0 }]) {
    const { status, json } = await setup.refused('POST', `/categories/${id}/`, {
      version: 2,
      fields,
    });
    expect([status, Object.keys(json)]).toEqual([400, Object.keys(fields)]);
  }
  const older = await setup.refused('POST', `/categories/${id}/`, {
    version: 1,
    fields: { title_ro: 'Alta' },
  });
  expect([older.status, older.json.changed]).toEqual([
    409,
    expect.arrayContaining(['title_ru', 'attributes']),
  ]);
  const slug = uniqueName('noua');
  await setup.done('POST', `/categories/${id}/`, { version: 2, slug, fields: {} });
  expect((await setup.done('GET', `/categories/${id}/`)).slug).toBe(slug);
});

test.each(['categories', 'brands'])(
  'of %s an address and the rest of the form are saved together, or nothing is',
  async (kind) => {
    const slug = uniqueName('adresa');
    const made = { slug, title: 'Marca', title_ro: 'Categorie', parent_id: null };
    const { title, ...category } = made;
    const body = kind === 'brands' ? { slug, title } : category;
    const { id } = await setup.done('POST', `/${kind}/`, body);
    const change = { version: 1, slug: `${slug}-2`, fields: { description_ro: 7 } };
    const { status, json } = await setup.refused('POST', `/${kind}/${id}/`, change);
    expect([status, Object.keys(json)]).toEqual([400, ['description_ro']]);
    expect(await setup.done('GET', `/${kind}/${id}/`)).toMatchObject({ version: 1, slug });
    const fields = { description_ro: '<p>Nouă</p>' };
    await setup.done('POST', `/${kind}/${id}/`, { ...change, fields });
    expect(await setup.done('GET', `/${kind}/${id}/`)).toMatchObject({
      version: 2,
      ...{ slug: change.slug, ...fields, former_slugs: [slug] },
    });
  },
);

test('a category goes when nothing stands in it', async () => {
  const { copper } = setup.small.categories;
  const { status, json } = await setup.refused('DELETE', `/categories/${copper}/?version=1`);
  expect([status, json.detail]).toEqual([409, 'Nu se poate șterge cât timp este folosit']);
  const empty = await create(null);
  await setup.done('DELETE', `/categories/${empty}/?version=1`);
  expect((await setup.send('GET', `/categories/${empty}/`)).status).toBe(404);
});

test('a brand is made, changed, renamed and deleted while no product has it', async () => {
  const slug = uniqueName('marca');
  const { id } = await setup.done('POST', '/brands/', { slug, title: 'Marca' });
  await setup.done('POST', `/brands/${id}/`, {
    version: 1,
    fields: { title: '<b>Marca</b>', description_ru: '<p>О бренде</p><iframe></iframe>' },
  });
  await setup.done('POST', `/brands/${id}/`, { version: 2, slug: `${slug}-2`, fields: {} });
  expect(await setup.done('GET', `/brands/${id}/`)).toMatchObject({
    version: 3,
    slug: `${slug}-2`,
    title: '<b>Marca</b>',
    description_ru: '<p>О бренде</p>',
    former_slugs: [slug],
    products: 0,
  });
  await setup.done('POST', `/brands/${id}/`, { version: 3, fields: { is_hidden: true } });
  const listed = await setup.done('GET', '/brands/');
  expect(listed.find((one: { id: number }) => one.id === id)).toMatchObject({ is_hidden: true });
  const { text } = await setup.send('GET', '/brands/export/');
  expect(text).toContain(`;${slug}-2;ascuns;0`);
  const conflict = await setup.refused('POST', `/brands/${id}/`, {
    version: 2,
    fields: { title: 'X' },
  });
  expect([conflict.status, conflict.json.changed]).toEqual([409, ['slug', 'is_hidden']]);
  const foreign = { version: 4, fields: { logo: '/media/default/nu-este.webp' } };
  expect(Object.keys((await setup.refused('POST', `/brands/${id}/`, foreign)).json)).toEqual([
    'logo',
  ]);
  await setup.done('DELETE', `/brands/${id}/?version=4`);
  const used = await setup.refused('DELETE', `/brands/${setup.small.brand}/?version=1`);
  expect(used.status).toBe(409);
  const [first] = await setup.done('GET', '/brands/', undefined, 'warehouse');
  expect(first).toMatchObject({ title: 'Elmo', products: 2, logo: setup.small.picture });
});

test('units and warehouses are listed and changed', async () => {
  const units = await setup.done('GET', '/units/');
  expect(units).toMatchObject([
    { key: 'm', products: 2 },
    { key: 'piece', products: 0 },
  ]);
  await setup.done('POST', '/units/m/', { version: 1, fields: { smallest_quantity: 5 } });
  const steps = { version: 2, fields: { key: 'metru' } };
  expect(Object.keys((await setup.refused('POST', '/units/m/', steps)).json)).toEqual(['key']);
  expect((await setup.refused('POST', '/units/km/', { version: 1, fields: {} })).status).toBe(404);

  const made = await setup.done(
    'POST',
    '/warehouses/',
    { key: 'balti', title_ro: 'Bălți', title_ru: 'Бельцы', position: 2 },
    'warehouse',
  );
  await setup.done('POST', `/warehouses/${made.id}/`, { version: 1, fields: { position: 0 } });
  expect(await setup.done('GET', '/warehouses/', undefined, 'sales')).toMatchObject([
    { key: 'balti', version: 2 },
    { key: 'main' },
  ]);
});

test('sales and warehouse look at reference data, and change none of it', async () => {
  const brand = { slug: uniqueName('x'), title: 'X' };
  for (const role of ['sales', 'warehouse', 'content'] as const) {
    expect((await setup.send('GET', '/categories/', { role })).status).toBe(200);
    expect((await setup.refused('POST', '/brands/', brand, role)).status).toBe(403);
  }
});
