import { afterAll, beforeAll, expect, test } from 'vitest';
import { uniqueName } from '../../../../testing/unique-name.ts';
import { type CatalogueSetup, openCatalogueSetup } from './catalogue-setup.fixture.ts';

let setup: CatalogueSetup;
beforeAll(async () => {
  setup = await openCatalogueSetup();
});
afterAll(() => setup.shop.close());

const read = (id: number) => setup.done('GET', `/attributes/${id}/`);

/** An attribute of the test's own, with values of these keys. */
async function attributeOf(keys: string[]) {
  const key = uniqueName('k').replaceAll('-', '_');
  const { id } = await setup.done('POST', '/attributes/', {
    key,
    title_ro: 'Culoare',
    kind: 'word',
  });
  const values: number[] = [];
  for (const [at, name] of keys.entries()) {
    const value = await setup.done('POST', `/attributes/${id}/values/`, {
      version: at + 1,
      fields: { key: name, label_ro: name },
    });
    values.push(value.id);
  }
  return { id: Number(id), key, values, version: keys.length + 1 };
}

test('attributes tell where they are used, and which of them search relies on', async () => {
  const all = await setup.done('GET', '/attributes/', undefined, 'sales');
  expect(all).toMatchObject([
    { key: 'section_mm2', is_fixed: true, values: 2, products: 2, categories: 1 },
    { key: 'colour_name', is_fixed: false, values: 1, products: 2, categories: 0 },
  ]);
  expect(await read(setup.small.attributes.section)).toMatchObject({
    values: [
      { key: '1.5', products: 2 },
      { key: '2.5', products: 0 },
    ],
    categories: [{ title_ro: 'cupru' }],
  });
});

test('what search relies on keeps its key and kind, and stays', async () => {
  const { section } = setup.small.attributes;
  const { version } = await read(section);
  for (const fields of [{ key: 'sectiune' }, { kind: 'word' }]) {
    const { status, json } = await setup.refused('POST', `/attributes/${section}/`, {
      version,
      fields,
    });
    expect([status, Object.keys(json)]).toEqual([400, ['key']]);
  }
  expect((await setup.refused('DELETE', `/attributes/${section}/?version=${version}`)).status).toBe(
    400,
  );
  await setup.done('POST', `/attributes/${section}/`, {
    version,
    fields: { title_ru: 'Сечение, мм²' },
  });
});

test('labels of values change; whoever saw an older attribute is told', async () => {
  const { id, values, version } = await attributeOf(['rosu']);
  const path = `/attributes/${id}/values/${values[0]}/`;
  await setup.done('POST', path, { version, fields: { label_ru: 'Красный' } });
  expect((await read(id)).values).toMatchObject([{ label_ro: 'rosu', label_ru: 'Красный' }]);
  const { status, json } = await setup.refused('POST', path, {
    version,
    fields: { label_ro: 'x' },
  });
  expect([status, json.changed]).toEqual([409, ['value']]);
  const same = await setup.done('POST', path, {
    version: version + 1,
    fields: { label_ru: 'Красный' },
  });
  expect(same.version).toBe(version + 1);
});

test('two values become one: products, listings and search follow, and the log tells how to part them', async () => {
  const { id, key, values, version } = await attributeOf(['rosu', 'rosu-inchis']);
  const [red = 0, dark = 0] = values;
  const only = await setup.draft({ attributes: [dark] });
  const both = await setup.draft({ attributes: [dark, red] });
  const none = await setup.draft({ attributes: [] });
  const products = [only, both, none].map((one) => ({ id: one.id, version: 1 }));
  await setup.done('POST', '/products/states/', { state: 'active', products });

  const merged = await setup.done('POST', `/attributes/${id}/values/${dark}/merge/`, {
    version,
    into: red,
  });
  expect(merged).toEqual({ id: red, version: version + 1, products: 2 });
  expect((await read(id)).values).toMatchObject([{ id: red, products: 2 }]);
  const attributesOf = async (product: { id: number }) =>
    (await setup.form(product.id)).fields.attributes;
  expect(await Promise.all([only, both, none].map(attributesOf))).toEqual([[red], [red], []]);

  await setup.shop.changes.catchUp();
  const listed = await setup.shop.api('GET', `/products/items/?attributes=${key}:rosu`);
  expect(listed.json.total).toBe(2);
  const gone = await setup.shop.api('GET', `/products/items/?attributes=${key}:rosu-inchis`);
  expect(gone.json.total).toBe(0);

  const { results } = (
    await setup.send('GET', `/audit/?entity=attribute&entity_id=${id}`, { role: 'owner' })
  ).json;
  expect(results[0]).toMatchObject({
    before: {
      value: { id: dark, key: 'rosu-inchis' },
      products: [only.id],
      products_with_both: [both.id],
    },
    after: { merged_into: red },
  });
});

test('products that are saved while values are merged lose nothing', async () => {
  const { id, values, version } = await attributeOf(['a', 'b']);
  const [a = 0, b = 0] = values;
  const drafts = [];
  for (let at = 0; at < 6; at++) drafts.push(await setup.draft({ attributes: [b] }));
  const saves = drafts.map((one) =>
    setup.send('POST', `/products/${one.id}/`, {
      body: { version: 1, fields: { attributes: [b, setup.small.values.white] } },
    }),
  );
  const merge = setup.send('POST', `/attributes/${id}/values/${b}/merge/`, {
    body: { version, into: a },
  });
  const answers = await Promise.all([merge, ...saves]);
  // Who comes after the merge names a value that is gone, and is told so.
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect(answers[0]?.status).toBe(200);
  for (const one of drafts) expect((await setup.form(one.id)).fields.attributes).toContain(a);
});

test.each<[string, (own: Awaited<ReturnType<typeof attributeOf>>) => unknown, string]>([
  ['itself', ({ values }) => values[0], 'into'],
  ['a value of another attribute', () => setup.small.values.white, 'into'],
  ['a value that is not there', () => 999_999, 'into'],
  ['no value', () => 'rosu', 'into'],
])('a value is not merged into %s', async (_, into, field) => {
  const own = await attributeOf(['x']);
  const { status, json } = await setup.refused(
    'POST',
    `/attributes/${own.id}/values/${own.values[0]}/merge/`,
    { version: own.version, into: into(own) },
  );
  expect([status, Object.keys(json)]).toEqual([400, [field]]);
});

test('a value is reached through its own attribute alone, and goes when nobody has it', async () => {
  const own = await attributeOf(['x']);
  const { white } = setup.small.values;
  const foreign = `/attributes/${own.id}/values/${white}/`;
  const body = { version: own.version, fields: { label_ro: 'negru' } };
  expect((await setup.refused('POST', foreign, body)).status).toBe(404);
  expect((await setup.refused('DELETE', `${foreign}?version=${own.version}`)).status).toBe(404);
  const { colour } = setup.small.attributes;
  const { version } = await read(colour);
  const used = `/attributes/${colour}/values/${white}/?version=${version}`;
  expect((await setup.refused('DELETE', used)).status).toBe(409);
  await setup.done(
    'DELETE',
    `/attributes/${own.id}/values/${own.values[0]}/?version=${own.version}`,
  );
});

test('an attribute goes with its values once nothing is described, filtered or counted by it', async () => {
  const own = await attributeOf(['x', 'y']);
  const remove = `/attributes/${own.id}/?version=${own.version}`;
  const { id: product } = await setup.draft({ attributes: own.values });
  const { id: category } = await setup.done('POST', '/categories/', {
    slug: uniqueName('categorie'),
    title_ro: 'Aleasă',
    attributes: [own.id],
  });
  const unit = { key: uniqueName('u').replaceAll('-', '_'), title_ro: 'rolă', title_ru: 'rolik' };
  const counted = { content_unit: 'm', content_attribute: own.key };
  await setup.done('POST', '/units/', { ...unit, ...counted });

  const { status, json, ru } = await setup.refused('DELETE', remove);
  expect([status, json.detail]).toEqual([409, expect.stringContaining('produse 1, categorii 1')]);
  expect(json).toMatchObject({
    products: 1,
    categories: [{ id: category, title_ro: 'Aleasă' }],
    units: [unit],
  });
  expect(ru.detail).toMatch(/^Нельзя удалить: товаров 1/);
  expect((await setup.refused('DELETE', `/attributes/${own.id}/?version=1`)).json.version).toBe(
    own.version,
  );

  await setup.done('POST', `/products/${product}/`, { version: 1, fields: { attributes: [] } });
  await setup.done('POST', `/categories/${category}/`, { version: 1, fields: { attributes: [] } });
  const nothing = { content_unit: null, content_attribute: null };
  await setup.done('POST', `/units/${unit.key}/`, { version: 1, fields: nothing });
  await setup.done('DELETE', remove);
  expect((await setup.send('GET', `/attributes/${own.id}/`)).status).toBe(404);
});

test('of a unit that counts by an attribute and whoever deletes it, one is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const own = await attributeOf([]);
    const key = uniqueName('u').replaceAll('-', '_');
    const unit = { key, title_ro: 'rolă', title_ru: 'ролик' };
    const counted = { content_unit: 'm', content_attribute: own.key };
    const answers = await Promise.all([
      setup.send('POST', '/units/', { body: { ...unit, ...counted } }),
      setup.send('DELETE', `/attributes/${own.id}/?version=${own.version}`),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(['201,409', '400,204']).toContain(statuses.join());
  }
});

test('a word cannot become a number while a value is none', async () => {
  const own = await attributeOf(['x']);
  const { json } = await setup.refused('POST', `/attributes/${own.id}/`, {
    version: own.version,
    fields: { kind: 'number' },
  });
  expect(Object.keys(json)).toEqual(['kind']);
});
