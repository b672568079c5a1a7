import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../../contract/shapes/product.ts';
import { saveSetting } from '../../base/settings/save-setting.ts';
import { openSheetSetup, type SheetSetup } from '../../edge/api/staff/sheet-setup.fixture.ts';
import { inShop } from '../../testing/in-shop.ts';

const TOKEN = 'Zx9_kQ2-vB7mN4pR8sT1uW3yA6cE0gHiJ5lKoDfXqLw';

let setup: SheetSetup;
let owner: Awaited<ReturnType<SheetSetup['person']>>;
beforeAll(async () => {
  setup = await openSheetSetup();
  owner = await setup.person('owner');
  const feeds = { isOn: true, token: TOKEN };
  await inShop(setup.shop.db, (changing) => saveSetting(changing, 'feeds', { input: feeds }));
});
afterAll(() => setup.shop.close());

async function post(path: string, body: object) {
  const answer = await owner.post(path, body);
  expect([200, 201], answer.text).toContain(answer.status);
  await setup.shop.changes.catchUp();
  return answer.json;
}

/** A new attribute as somebody makes it on the screen, by which a category is filtered. */
async function newAttribute(fields: object, category: number) {
  const { id } = await post('attributes/', fields);
  const { json } = await owner.get(`categories/${category}/`);
  const attributes = [...json.attributes, id];
  await post(`categories/${category}/`, { version: json.version, fields: { attributes } });
  return Number(id);
}

async function newValue(attribute: number, fields: object): Promise<number> {
  const { json } = await owner.get(`attributes/${attribute}/`);
  return (await post(`attributes/${attribute}/values/`, { version: json.version, fields })).id;
}

async function inSheet(id: number, attributes: Record<number, number[]>) {
  const { version } = await setup.readProduct(id);
  const { refused } = await post('sheet/', { rows: [{ id, version, attributes }] });
  expect(refused).toEqual([]);
}

/** All doors by which somebody learns of the product. */
async function everywhere(id: number, search: string, locale: 'ro' | 'ru' = 'ro') {
  const { shop } = setup;
  const { slug } = await setup.readProduct(id);
  const get = async (path: string) => (await shop.api('GET', path, { locale })).json;
  const text = async (path: string) => (await shop.app.request(path)).text();
  const product: Product = await get(`/products/items/${slug}/`);
  const listing = await get('/products/items/?parent_type=subcategory&parent_slug=cupru');
  const filters = await get(
    '/categories/categories-filter/?parent_type=subcategory&parent_slug=cupru',
  );
  const found = await get(`/products/search-filter/?search=${encodeURIComponent(search)}`);
  return {
    table: product.specifications,
    card: listing.results.find((card: Product) => card.id === id)?.attributes,
    filters: JSON.stringify(filters),
    found: found.results.map((card: Product) => card.id),
    google: await text(`/feeds/${TOKEN}/google.xml?lang=${locale}`),
    yml: await text(`/feeds/${TOKEN}/yml.xml?lang=${locale}`),
  };
}

test('a section changed in the sheet is seen in table, filter, card, search and feeds', async () => {
  const { small, another } = setup;
  const { section } = small.attributes;
  const { json } = await owner.get(`attributes/${section}/`);
  const units = { unit_ro: 'mm²', unit_ru: 'мм²' };
  await post(`attributes/${section}/`, { version: json.version, fields: units });
  const four = await newValue(section, { key: '4', number: 4 });
  const id = await another({
    title_ro: 'Cablu de măsurat',
    attributes: [small.values.thick],
    specifications: [{ label_ro: 'Standard', value_ro: 'EN 50525' }],
  });
  await setup.shop.changes.catchUp();
  await inSheet(id, { [section]: [four] });

  const ro = await everywhere(id, 'cablu masurat 4 mm2');
  expect(ro.table).toEqual([
    { title: 'Brand', value: 'Elmo', shared: 'brand' },
    { title: 'Secțiune', value: '4 mm²', shared: ['section_mm2:4'] },
    { title: 'Standard', value: 'EN 50525', shared: null },
  ]);
  expect(ro.card).toEqual([{ name: 'section_mm2:4', title: 'Secțiune', value: '4 mm²' }]);
  expect(ro.filters).toContain('"4 mm²"');
  expect(ro.found[0]).toBe(id);
  expect(ro.google).toContain(
    '<g:attribute_name>Secțiune</g:attribute_name><g:attribute_value>4 mm²</g:attribute_value>',
  );
  expect(ro.yml).toContain('<param name="Secțiune">4 mm²</param>');
  const ru = await everywhere(id, 'cablu masurat 4 мм2', 'ru');
  expect(ru.table[1]).toEqual({ title: 'Сечение', value: '4 мм²', shared: ['section_mm2:4'] });
  expect(ru.card).toEqual([{ name: 'section_mm2:4', title: 'Сечение', value: '4 мм²' }]);
  expect(ru.filters).toContain('"4 мм²"');
  expect(ru.yml).toContain('<param name="Сечение">4 мм²</param>');
  // 2.5 is nowhere any more.
  for (const shown of [ro.table, ru.table, ro.card]) {
    expect(JSON.stringify(shown)).not.toMatch(/2[.,]5/);
  }
});

test('another unit is another label everywhere, except where somebody wrote the label', async () => {
  const { copper } = setup.small.categories;
  const power = await newAttribute(
    { key: 'power_of_test', title_ro: 'Putere', kind: 'number', unit_ro: 'W', unit_ru: 'Вт' },
    copper,
  );
  const plain = await newValue(power, { key: '1.5', number: 1.5 });
  const own = await newValue(power, { key: '24 DC', number: 24, label_ro: '24 W DC' });
  const form = async () => (await owner.get(`attributes/${power}/`)).json;
  const { version } = await form();
  await post(`attributes/${power}/`, { version, fields: { unit_ro: 'kW', unit_ru: 'кВт' } });
  expect((await form()).values).toMatchObject([
    { id: plain, label_ro: '1,5 kW', label_ru: '1,5 кВт' },
    { id: own, label_ro: '24 W DC', label_ru: '' },
  ]);
});

test('yes or no is a kind of its own: both values are there, no others, and what is so is found by its name', async () => {
  const { copper } = setup.small.categories;
  const fields = { key: 'dimmable', title_ro: 'Dimabil', title_ru: 'Диммируемый', kind: 'yes-no' };
  const dimmable = await newAttribute(fields, copper);
  const { json } = await owner.get(`attributes/${dimmable}/`);
  const [no, yes] = json.values;
  expect([no, yes]).toMatchObject([
    { key: 'no', label_ro: 'nu', label_ru: 'нет' },
    { key: 'yes', label_ro: 'da', label_ru: 'да' },
  ]);
  const { version } = json;
  for (const [path, body] of [
    ['values/', { version, fields: { key: 'perhaps', label_ro: 'poate' } }],
    [`values/${yes.id}/`, { version, fields: { label_ro: 'poate' } }],
    ['', { version, fields: { kind: 'word' } }],
  ] as const) {
    expect((await owner.post(`attributes/${dimmable}/${path}`, body)).status).toBe(400);
  }
  const lamp = await setup.another({ title_ro: 'Lampa A', attributes: [] });
  const other = await setup.another({ title_ro: 'Lampa B', attributes: [] });
  await setup.shop.changes.catchUp();
  await inSheet(lamp, { [dimmable]: [yes.id] });
  await inSheet(other, { [dimmable]: [no.id] });
  await setup.shop.changes.catchUp();
  const seen = await everywhere(lamp, 'lampa dimabil');
  expect(seen.table).toContainEqual({ title: 'Dimabil', value: 'da', shared: ['dimmable:yes'] });
  expect(seen.found).toEqual([lamp]);
  expect((await everywhere(other, 'lampa', 'ru')).table).toContainEqual({
    title: 'Диммируемый',
    value: 'нет',
    shared: ['dimmable:no'],
  });
});

test('of a free line called as an attribute the product has, the attribute is shown', async () => {
  const { small } = setup;
  const line = { label_ro: 'secțiune', label_ru: '', value_ro: '2,5 mm²', value_ru: '' };
  const id = await setup.another({ attributes: [small.values.thin], specifications: [line] });
  await setup.shop.changes.catchUp();
  const { table } = await everywhere(id, 'cablu');
  expect(table.filter(({ title }) => title.toLowerCase() === 'secțiune')).toHaveLength(1);
  const without = await setup.another({ attributes: [], specifications: [line] });
  await setup.shop.changes.catchUp();
  expect((await everywhere(without, 'cablu')).table).toContainEqual({
    title: 'secțiune',
    value: '2,5 mm²',
    shared: null,
  });
});
