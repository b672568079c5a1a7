import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CategoryPage, MenuCategory } from '../../../contract/shapes/category.ts';
import { readConfig } from '../../base/config/config.ts';
import { fillEmptyShop } from '../../fill-empty-shop.ts';
import { type AddedStaff, addStaff } from '../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../testing/catalogue-fingerprint.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { createProducts } from '../catalogue/writing/create-products.ts';

const own = readConfig({ DEMO: '0' });

let shop: TestShop;
let owner: AddedStaff;
beforeAll(async () => {
  shop = await openTestShop('empty');
  owner = await addStaff(shop.shop);
  // As several processes that start together.
  await Promise.all([fillEmptyShop(shop.db, own), fillEmptyShop(shop.db, own)]);
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.api(method, path, { ...(body && { body }), headers: owner.headers });
const count = (table: 'district' | 'locality' | 'unit' | 'product' | 'category' | 'attribute') =>
  shop.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
    .then(({ n }) => Number(n));

test('a shop of one’s own begins with places and units, and without goods', async () => {
  expect(await count('district')).toBeGreaterThan(30);
  expect(await count('locality')).toBeGreaterThan(1000);
  expect(await count('unit')).toBeGreaterThan(3);
  expect(await count('attribute')).toBeGreaterThan(20);
  expect([await count('product'), await count('category')]).toEqual([0, 0]);
  expect((await ask('GET', '/staff/first-steps/')).json).toEqual({
    is_over: false,
    identity: false,
    phones: false,
    logo: false,
    delivery: false,
    pages: false,
    pages_there: 0,
    sections: 0,
    products: 0,
  });
});

test('it never becomes the demo’s, however it is started later', async () => {
  const before = await catalogueFingerprint(shop.db);
  await fillEmptyShop(shop.db, readConfig({}));
  await fillEmptyShop(shop.db, own);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

test('the trade’s sections are taken over once', async () => {
  const [first, second] = await Promise.all([
    ask('POST', '/staff/first-steps/sections/', {}),
    ask('POST', '/staff/first-steps/sections/', {}),
  ]);
  const [taken, refused] = first.status === 200 ? [first, second] : [second, first];
  expect(taken.status).toBe(200);
  expect(taken.json.sections).toBe(await count('category'));
  expect(taken.json.sections).toBeGreaterThan(50);
  expect([refused.status, refused.json.non_field_errors]).toEqual([
    400,
    ['Magazinul are deja categorii'],
  ]);
});

test('sections without goods can be hidden, and are seen with their first product', async () => {
  const read = async (path: string) => (await shop.api('GET', path)).json;
  const menu = async () => (await read('/core/menu-items/')) as MenuCategory[];
  const subcategories = async (path: string) =>
    ((await read(`/categories/categories/${path}`)) as CategoryPage).subcategories.map(
      ({ id }) => id,
    );
  await shop.changes.catchUp();
  const all = await menu();
  const top = all.find((one) => one.subcategories.length > 1);
  const [first] = top?.subcategories ?? [];
  if (!top || !first) throw new Error('the trade has no sections');
  expect(await subcategories(top.slug)).toHaveLength(top.subcategories.length);

  const hidden = { version: 0, value: { areHidden: true } };
  expect((await ask('POST', '/staff/settings/empty_categories/', hidden)).status).toBe(200);
  await shop.changes.catchUp();
  expect([await menu(), await read('/categories/footer-categories/')]).toEqual([[], []]);
  expect(await subcategories(top.slug)).toEqual([]);

  const { id: brand_id } = await shop.db.selectFrom('brand').select('id').executeTakeFirstOrThrow();
  const product = {
    title_ro: 'Cablu nou',
    category_id: first.id,
    brand_id,
    unit: 'm',
    price: 10,
  };
  const create = (state: 'draft' | 'active') =>
    inShop(shop.db, (changing) =>
      createProducts(changing, [{ ...product, slug: state, code: state, state }]),
    );
  await create('draft');
  await shop.changes.catchUp();
  // Nobody can buy a draft.
  expect(await menu()).toEqual([]);
  await create('active');
  await shop.changes.catchUp();
  expect(
    (await menu()).map(({ id, subcategories: below }) => [id, below.map((one) => one.id)]),
  ).toEqual([[top.id, [first.id]]]);
  expect(await subcategories(top.slug)).toEqual([first.id]);
  // It is on sale, and nobody has bought it.
  expect(await read('/products/most-bought/')).toEqual([]);
});

test('a table brings goods into a shop that has none, also where all it had are in the archive', async () => {
  const isEmpty = async () => (await ask('GET', '/staff/imports/')).json.is_shop_empty;
  expect(await isEmpty()).toBe(false);
  // As the undoing of an import leaves them.
  await shop.db.updateTable('product').set({ state: 'archived' }).execute();
  expect(await isEmpty()).toBe(true);
});

test('what somebody has said counts as done, and the steps can be put aside', async () => {
  const settings = (await ask('GET', '/staff/settings/')).json;
  const { value: delivery } = settings.delivery;
  expect(
    (await ask('POST', '/staff/settings/delivery/', { version: 0, value: delivery })).status,
  ).toBe(200);
  const { version } = settings.first_steps;
  await ask('POST', '/staff/settings/first_steps/', { version, value: { isOver: true } });
  expect((await ask('GET', '/staff/first-steps/')).json).toMatchObject({
    is_over: true,
    delivery: true,
    identity: false,
  });
});

test('drafts of the pages it links to are written once, with what the shop has said of itself', async () => {
  const settings = (await ask('GET', '/staff/settings/')).json.identity;
  expect(settings.value.name).toBe('Cablaj');
  const [first, second] = await Promise.all([
    ask('POST', '/staff/first-steps/pages/', {}),
    ask('POST', '/staff/first-steps/pages/', {}),
  ]);
  const [taken, refused] = first.status === 200 ? [first, second] : [second, first];
  expect(taken.json).toMatchObject({ pages: false, pages_there: 3 });
  expect([refused.status, refused.json.non_field_errors]).toEqual([
    400,
    ['Magazinul are deja aceste pagini'],
  ]);
  const drafts = await shop.db
    .selectFrom('content_page')
    .select(['slug', 'active', 'body_ro', 'body_ru'])
    .orderBy('slug')
    .execute();
  expect(drafts.map(({ slug, active }) => [slug, active])).toEqual([
    ['about-us', false],
    ['garantie-si-retur', false],
    ['politica-de-confidentialitate', false],
    ['termeni-si-conditii', false],
  ]);
  for (const { body_ro, body_ru } of drafts) {
    // Nothing of the demo's company; what nobody said is a blank in square brackets.
    expect(body_ro + body_ru).not.toMatch(
      /Cablaj S\.R\.L\.|cablaj\.example|Uzinelor|1014600987651/,
    );
    expect(body_ro).toContain('[');
    expect(body_ru).toContain('[');
  }
  await shop.db.deleteFrom('content_page').execute();
});

test('the pages that the shop links to are there once all three are shown', async () => {
  const page = {
    section: 'info',
    title_ro: 'Pagina noastră',
    title_ru: '',
    excerpt_ro: '',
    excerpt_ru: '',
    body_ro: '<p>Textul nostru</p>',
    body_ru: '',
    starts_at: null,
    ends_at: null,
  };
  const isDone = async () => (await ask('GET', '/staff/first-steps/')).json.pages;
  const written: { id: number; version: number }[] = [];
  for (const slug of ['about-us', 'termeni-si-conditii', 'politica-de-confidentialitate']) {
    expect(await isDone()).toBe(false);
    const active = slug !== 'about-us';
    const saved = await ask('POST', '/staff/content/pages/', { ...page, slug, active });
    expect(saved.status).toBe(201);
    written.push(saved.json);
  }
  // One is a draft.
  expect(await isDone()).toBe(false);
  const [draft] = written;
  const shown = { version: draft?.version, active: true };
  expect((await ask('POST', `/staff/content/pages/${draft?.id}/`, shown)).status).toBe(200);
  expect(await isDone()).toBe(true);
});

test('a logo is a picture that the shop has, and is kept while it is shown', async () => {
  const { version } = (await ask('GET', '/staff/settings/')).json.logo;
  const before = await catalogueFingerprint(shop.db);
  const strange = await ask('POST', '/staff/settings/logo/', {
    version,
    value: { file: '/media/default/none.webp' },
  });
  expect([strange.status, Object.keys(strange.json)]).toEqual([400, ['value.file']]);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});
