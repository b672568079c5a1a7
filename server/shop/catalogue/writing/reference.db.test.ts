import { afterAll, beforeAll, expect, test } from 'vitest';
import { uniqueName } from '../../../../testing/unique-name.ts';
import { type Changing, change } from '../../../base/changes/change.ts';
import { Refused } from '../../../base/changes/refused.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { writeSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { attributeValues } from './attribute-values.ts';
import { attributes } from './attributes.ts';
import { brands } from './brands.ts';
import { changeCategory, createCategory, deleteCategory } from './categories.ts';
import { units, warehouses } from './units-and-warehouses.ts';

let shop: TestShop;
let small: Awaited<ReturnType<typeof writeSmallCatalogue>>;
beforeAll(async () => {
  shop = await openTestShop('empty');
  small = await writeSmallCatalogue(shop.db);
  await shop.changes.catchUp();
});
afterAll(() => shop.close());

const fieldsOf = async (work: (changing: Changing) => Promise<unknown>) => {
  const refusal = await refusalOf(shop.db, work);
  return refusal.kind === 'invalid' ? refusal.fields : refusal.kind;
};
const create = (slug: string, parent_id: number | null) =>
  inShop(shop.db, async (changing) =>
    Number((await createCategory(changing, { slug, parent_id, title_ro: slug })).id),
  );

test('a category that moves takes everything beneath it along, and old addresses lead to the new ones', async () => {
  const [top, middle, leaf] = [uniqueName('sus'), uniqueName('mijloc'), uniqueName('jos')];
  const topId = await create(top, null);
  const middleId = await create(middle, topId);
  await create(leaf, middleId);
  await inShop(shop.db, (changing) =>
    changeCategory(changing, middleId, { input: { parent_id: small.categories.sockets }, seen: 1 }),
  );
  await shop.changes.catchUp();
  const at = (...slugs: string[]) => shop.api('GET', `/categories/categories/${slugs.join('/')}/`);
  expect((await at('prize', middle, leaf)).status).toBe(200);
  expect((await at(top, middle, leaf)).json.moved_to).toBe(`/catalog/prize/${middle}/${leaf}`);
  expect((await at(top, middle)).json.moved_to).toBe(`/catalog/prize/${middle}`);
});

test('a category cannot stand beneath itself, nor deeper than the fourth level', async () => {
  const ids: number[] = [];
  for (const level of [1, 2, 3, 4])
    ids.push(await create(uniqueName(`n${level}`), ids.at(-1) ?? null));
  const [first = 0, second = 0, , fourth = 0] = ids;
  const deep = { parent_id: ['EDIT.LEVELS'] };
  expect(
    await fieldsOf((c) => createCategory(c, { slug: 'adanc', parent_id: fourth, title_ro: 'x' })),
  ).toEqual(deep);
  expect(await fieldsOf((c) => changeCategory(c, first, { input: { parent_id: fourth } }))).toEqual(
    deep,
  );
  expect(
    await fieldsOf((c) => changeCategory(c, second, { input: { parent_id: second } })),
  ).toEqual(deep);
  expect(
    await fieldsOf((c) =>
      changeCategory(c, first, { input: { parent_id: small.categories.copper } }),
    ),
  ).toEqual(deep);
});

test('two who put categories beneath each other at once make no circle', async () => {
  const [a, b] = [await create(uniqueName('a'), null), await create(uniqueName('b'), null)];
  const put = (id: number, parent_id: number) =>
    change(shop.db, 'console', (changing) =>
      changeCategory(changing, id, { input: { parent_id } }),
    );
  const results = await Promise.all([put(a, b), put(b, a)]);
  expect(results.filter((result) => result instanceof Refused)).toHaveLength(1);
});

test('a category that holds something stays', async () => {
  expect(await fieldsOf((c) => deleteCategory(c, small.categories.copper))).toBe('in-use');
  expect(await fieldsOf((c) => deleteCategory(c, small.categories.cables))).toBe('in-use');
  const empty = await create(uniqueName('gol'), null);
  await inShop(shop.db, (changing) => deleteCategory(changing, empty));
});

test.each<[string, (changing: Changing) => Promise<unknown>, unknown]>([
  [
    'a brand without a name',
    (c) => brands.create(c, { slug: 'x', title: '' }),
    { title: ['VALIDATE.REQUIRED'] },
  ],
  [
    'a brand whose address is taken',
    (c) => brands.create(c, { slug: 'elmo', title: 'X' }),
    { slug: ['EDIT.TAKEN'] },
  ],
  [
    'a brand with a logo that is not there',
    (c) => brands.create(c, { slug: 'y', title: 'Y', logo: '/media/default/n.webp' }),
    { logo: ['EDIT.UNKNOWN'] },
  ],
  [
    'an attribute of a kind there is not',
    (c) => attributes.create(c, { key: 'k', title_ro: 'K', kind: 'x' }),
    { kind: ['VALIDATE.INVALID'] },
  ],
  [
    'an attribute whose key is no key',
    (c) => attributes.create(c, { key: 'Ключ', title_ro: 'K', kind: 'word' }),
    { key: ['EDIT.KEY'] },
  ],
  [
    'a value that would be two',
    (c) => attributeValues.create(c, { attribute_id: 2, key: 'a~b', label_ro: 'x' }),
    { key: ['EDIT.KEY'] },
  ],
  [
    'a value that is taken',
    (c) => attributeValues.create(c, { attribute_id: 2, key: 'white', label_ro: 'x' }),
    { key: ['EDIT.TAKEN'] },
  ],
  [
    'a value of nothing',
    (c) => attributeValues.create(c, { attribute_id: 99, key: 'z', label_ro: 'x' }),
    { attribute_id: ['EDIT.UNKNOWN'] },
  ],
  [
    'a number that is none',
    (c) => attributeValues.create(c, { attribute_id: 1, key: 'z', label_ro: 'x' }),
    { number: ['EDIT.NUMBER'] },
  ],
  [
    'a unit that is there',
    (c) => units.create(c, { key: 'm', title_ro: 'm', title_ru: 'м' }),
    { key: ['EDIT.TAKEN'] },
  ],
  [
    'a unit of what is not there',
    (c) =>
      units.create(c, {
        key: 'cart',
        title_ro: 'c',
        title_ru: 'c',
        content_unit: 'x',
        content_attribute: 'y',
      }),
    { content_unit: ['EDIT.UNKNOWN'] },
  ],
  [
    'a warehouse whose key is taken',
    (c) => warehouses.create(c, { key: 'main', title_ro: 'x' }),
    { key: ['EDIT.TAKEN'] },
  ],
])('%s is refused', async (_, work, fields) => {
  expect(await fieldsOf(work)).toEqual(fields);
});

test('an attribute that search relies on keeps its key and kind, and stays', async () => {
  const { section, colour } = small.attributes;
  const fixed = { key: ['EDIT.FIXED'] };
  expect(await fieldsOf((c) => attributes.change(c, section, { input: { key: 'area' } }))).toEqual(
    fixed,
  );
  expect(await fieldsOf((c) => attributes.change(c, section, { input: { kind: 'word' } }))).toEqual(
    fixed,
  );
  expect(await fieldsOf((c) => attributes.remove(c, section))).toEqual(fixed);
  await inShop(shop.db, (changing) =>
    attributes.change(changing, section, { input: { title_ro: 'Secțiunea' } }),
  );
  await inShop(shop.db, (changing) =>
    attributes.change(changing, colour, { input: { key: 'tint' } }),
  );
});

test('a value or a unit that products have stays', async () => {
  expect(await fieldsOf((c) => attributeValues.remove(c, small.values.thin))).toBe('in-use');
  expect(await fieldsOf((c) => units.remove(c, 'm'))).toBe('in-use');
  await inShop(shop.db, (changing) => attributeValues.remove(changing, small.values.thick));
});

test('who saves a brand over a newer version is told what changed', async () => {
  const save = (title: string, seen: number) =>
    change(shop.db, 'staff:2', (changing) =>
      brands.change(changing, small.brand, { input: { title }, seen }),
    );
  const { version } = await shop.db
    .selectFrom('brand')
    .select('version')
    .where('id', '=', small.brand)
    .executeTakeFirstOrThrow();
  await save('Elmo Nou', version);
  expect(
    await refusalOf(shop.db, (c) =>
      brands.change(c, small.brand, { input: { title: 'X' }, seen: version }),
    ),
  ).toMatchObject({
    kind: 'conflict',
    changed: ['title'],
    actor: 'staff:2',
  });
});
