import { afterAll, beforeAll, expect, test } from 'vitest';
import { uniqueName } from '../../../../testing/unique-name.ts';
import { type CatalogueSetup, openCatalogueSetup } from './catalogue-setup.fixture.ts';

let setup: CatalogueSetup;
beforeAll(async () => {
  setup = await openCatalogueSetup();
});
afterAll(() => setup.shop.close());

const change = (id: number, version: number, fields: object, more: object = {}) =>
  setup.send('POST', `/products/${id}/`, { body: { version, fields, ...more } });

test('a new product is a draft: staff see everything of it, the shop nothing', async () => {
  const { id, name } = await setup.draft();
  const form = await setup.form(id);
  expect(form).toMatchObject({
    id,
    version: 1,
    fields: {
      slug: name,
      state: 'draft',
      price: 12.5,
      title_ru: 'Кабель один',
      vat_rate: 20,
      low_stock: null,
    },
    promotions: [],
    prices: { promotion_price: null, lowest_of_30_days: 12.5, history: [{ price: 12.5 }] },
    stock: {
      on_hand: 0,
      held: 0,
      for_sale: 0,
      warehouses: [{ title_ro: 'Depozit', on_hand: 0, held: 0, for_sale: 0 }],
      holds: [],
      movements: [],
    },
    orders: { count: 0, quantity: 0, last_at: null },
    history: [{ verb: 'create', version: 1, actor_name: expect.stringContaining('Ana') }],
  });
  // The category offers its own, and the product keeps what it has besides.
  expect(form.offered_attributes).toMatchObject([
    { key: 'section_mm2', values: [{ key: '1.5' }, { key: '2.5' }] },
    { key: 'colour_name', values: [{ key: 'white' }] },
  ]);
  expect((await setup.shop.api('GET', `/products/items/${name}/`)).status).toBe(404);
});

test('what is saved is in the form, in the history and in the shop', async () => {
  const { id, name } = await setup.draft();
  const saved = await setup.done('POST', `/products/${id}/`, {
    version: 1,
    fields: {
      title_ro: 'Cablu verde',
      price: 20,
      vat_rate: 8,
      low_stock: 3,
      state: 'active',
      specifications: [{ label_ro: 'Tensiune', value_ro: '450 V' }],
      links: [{ kind: 'similar', id: setup.small.id }],
    },
    promotions: [{ price: 15.05, starts_at: new Date().toISOString(), ends_at: null }],
  });
  const form = await setup.form(id);
  expect(form.version).toBe(saved.version);
  expect(form).toMatchObject({
    fields: {
      title_ro: 'Cablu verde',
      price: 20,
      vat_rate: 8,
      low_stock: 3,
      specifications: [{ label_ro: 'Tensiune', label_ru: '', value_ro: '450 V', value_ru: '' }],
      links: [{ kind: 'similar', id: setup.small.id }],
    },
    linked: [{ id: setup.small.id, title_ro: 'Cablu unu', state: 'active' }],
    promotions: [{ price: 15.05, ends_at: null }],
    prices: {
      promotion_price: 15.05,
      lowest_of_30_days: 12.5,
      history: [{ price: 20 }, { price: 12.5 }],
    },
  });
  expect(form.history[0]).toMatchObject({
    verb: 'change',
    version: 2,
    before: { title_ro: 'Cablu unu', price: 1250, state: 'draft', promotions: [] },
    after: {
      title_ro: 'Cablu verde',
      price: 2000,
      state: 'active',
      promotions: [{ price: 1505 }],
    },
  });
  const { json } = await setup.shop.api('GET', `/products/items/${name}/`);
  expect(json).toMatchObject({ title: 'Cablu verde', is_promotion: true, price: null });
});

test('who saves over a newer version is told what changed, by whom and when, and nothing is lost', async () => {
  const { id } = await setup.draft();
  await setup.done('POST', `/products/${id}/`, { version: 1, fields: { title_ro: 'Al meu' } });
  const { status, json, ru } = await setup.refused('POST', `/products/${id}/`, {
    version: 1,
    fields: { title_ro: 'Al tău', warranty_months: 12 },
  });
  expect(status).toBe(409);
  expect(json).toMatchObject({ version: 2, changed: ['title_ro'], actor: expect.any(String) });
  expect(json.detail).toContain('Altcineva a salvat');
  expect(ru.detail).toContain('Кто-то уже сохранил');
  expect((await setup.form(id)).fields.title_ro).toBe('Al meu');
});

test('of ten who save one version at once, one succeeds and nine are told', async () => {
  const { id } = await setup.draft();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => change(id, 1, { title_ro: `Titlu ${at}` })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
});

test('products that are linked to each other at once are both saved', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 4 }, () => Promise.all([setup.draft(), setup.draft()])),
  );
  const link = (from: number, to: number) =>
    change(from, 1, { links: [{ kind: 'similar', id: to }], ean: null });
  const answers = await Promise.all(
    pairs.flatMap(([a, b]) => [link(a.id, b.id), link(b.id, a.id)]),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
});

const line = { label_ro: 'Tensiune', value_ro: '450 V' };

test.each<[string, object, string]>([
  ['a field there is not', { is_admin: true }, 'is_admin'],
  ['its address, which has a call of its own', { slug: 'altceva' }, 'slug'],
  ['its version', { version: 7 }, 'version'],
  ['an empty title', { title_ro: ' ' }, 'title_ro'],
  ['a price for nothing', { price: 0 }, 'price'],
  ['a part of a ban', { price: 1.001 }, 'price'],
  ['a category that is gone', { category_id: 999_999 }, 'category_id'],
  ['a value nobody has', { attributes: [999_999] }, 'attributes'],
  [
    'a file from elsewhere',
    { pictures: [{ file: 'https://evil.example/x.png' }] },
    'pictures.0.file',
  ],
  ['a file that was never stored', { pictures: [{ file: '/media/default/x-1.webp' }] }, 'pictures'],
  ['a link to itself twice', { links: Array(2).fill({ kind: 'similar', id: 1 }) }, 'links'],
  ['too many specifications', { specifications: Array(201).fill(line) }, 'specifications'],
  ['a bar code of letters', { ean: '12AB' }, 'ean'],
  ['a limit below nothing', { low_stock: -1 }, 'low_stock'],
  ['a tax above the price', { vat_rate: 101 }, 'vat_rate'],
])('%s is not written', async (_, fields, field) => {
  const { id } = await setup.draft();
  const { status, json } = await setup.refused('POST', `/products/${id}/`, { version: 1, fields });
  expect([status, Object.keys(json)]).toEqual([400, [field]]);
});

test('a promotion that is no saving is named by its place, and the rest is not saved either', async () => {
  const { id } = await setup.draft();
  const starts_at = new Date().toISOString();
  const { status, json } = await setup.refused('POST', `/products/${id}/`, {
    version: 1,
    fields: { title_ro: 'Altul' },
    promotions: [{ price: 99, starts_at, ends_at: null }],
  });
  expect([status, Object.keys(json)]).toEqual([400, ['promotions.0.price']]);
});

test('a price below the running promotion is told at the price; with the promotion changed it is saved', async () => {
  const { id } = await setup.draft();
  const starts_at = new Date().toISOString();
  const { version } = await setup.done('POST', `/products/${id}/`, {
    version: 1,
    fields: {},
    promotions: [{ price: 10, starts_at, ends_at: null }],
  });
  const lower = { version, fields: { price: 9 } };
  const { status, json } = await setup.refused('POST', `/products/${id}/`, lower);
  expect([status, json]).toEqual([400, { price: [expect.stringContaining('Promoția')] }]);
  expect((await setup.form(id)).prices).toMatchObject({ promotion_price: 10 });
  const kept = [{ price: 10, starts_at, ends_at: null }];
  const still = await setup.refused('POST', `/products/${id}/`, { ...lower, promotions: kept });
  expect(still.json).toEqual(json);
  await setup.done('POST', `/products/${id}/`, { ...lower, promotions: [] });
  expect(await setup.form(id)).toMatchObject({ fields: { price: 9 }, promotions: [] });
});

test('a new product brings no state of its own, and no code that is taken', async () => {
  const product = { ...setup.small.product, slug: uniqueName('nou'), code: uniqueName('N') };
  const published = await setup.refused('POST', '/products/', { ...product, shop_code: null });
  expect([published.status, Object.keys(published.json)]).toEqual([400, ['state']]);
  const { state, shop_code, ...draft } = product;
  const taken = await setup.refused('POST', '/products/', { ...draft, code: 'c-1' });
  expect(taken.json).toEqual({ code: ['Este folosit deja'] });
});

const attack = [
  '<img src=x onerror=alert(1)><script>alert(2)</script>',
  '<svg onload=alert(4)></svg><iframe src="https://evil.example"></iframe><style>p{}</style>',
  '<p onclick="alert(5)" style="position:fixed">Bun</p>',
].join('');

test('markup that runs something is never stored, and a title is a text', async () => {
  const { id, name } = await setup.draft({
    description_ru: `${attack}<a href="java\tscript:x">x</a>`,
  });
  await setup.done('POST', `/products/${id}/`, {
    version: 1,
    fields: {
      title_ro: '<script>alert(3)</script>',
      description_ro: attack,
      general_info_ru: attack,
      state: 'active',
    },
  });
  const { fields } = await setup.form(id);
  expect([fields.description_ro, fields.general_info_ru]).toEqual(['<p>Bun</p>', '<p>Bun</p>']);
  expect(fields.description_ru).toBe('<p>Bun</p><a>x</a>');
  const { json } = await setup.shop.api('GET', `/products/items/${name}/`);
  expect([json.title, json.description]).toEqual(['<script>alert(3)</script>', '<p>Bun</p>']);
});

test('another address is given on purpose, and the former one leads to it', async () => {
  const { id, name } = await setup.draft();
  await setup.done('POST', '/products/states/', {
    state: 'active',
    products: [{ id, version: 1 }],
  });
  const slug = uniqueName('adresa');
  await setup.done('POST', `/products/${id}/slug/`, { version: 2, slug });
  expect((await setup.form(id)).former_slugs).toEqual([name]);
  expect((await setup.shop.api('GET', `/products/items/${name}/`)).json.moved_to).toBe(
    `/product/${slug}`,
  );
  const { json } = await setup.refused('POST', `/products/${id}/slug/`, {
    version: 3,
    slug: 'Cu Spații',
  });
  expect(Object.keys(json)).toEqual(['slug']);
});

test('many are sold or archived at once, all or none', async () => {
  const [a, b] = [await setup.draft(), await setup.draft()];
  const products = [
    { id: b.id, version: 1 },
    { id: a.id, version: 1 },
  ];
  const done = await setup.done('POST', '/products/states/', { state: 'active', products });
  expect(done).toEqual({ changed: 2 });
  const { status } = await setup.refused('POST', '/products/states/', {
    state: 'archived',
    products: [
      { id: a.id, version: 2 },
      { id: b.id, version: 1 },
    ],
  });
  expect(status).toBe(409);
  const twice = await setup.refused('POST', '/products/states/', {
    state: 'archived',
    products: Array(2).fill({ id: a.id, version: 2 }),
  });
  expect(twice.status).toBe(400);
});

test('a draft can be deleted, what was sold cannot', async () => {
  const { id } = await setup.draft();
  expect((await setup.refused('DELETE', `/products/${id}/`)).status).toBe(400);
  expect((await setup.refused('DELETE', `/products/${id}/?version=2`)).status).toBe(409);
  await setup.done('DELETE', `/products/${id}/?version=1`);
  expect((await setup.send('GET', `/products/${id}/`)).status).toBe(404);
  const sold = await setup.refused('DELETE', `/products/${setup.small.id}/?version=1`);
  expect(Object.keys(sold.json)).toEqual(['state']);
});

test('roles that only look write nothing of a product', async () => {
  const { id } = await setup.draft();
  for (const role of ['sales', 'warehouse', 'content', 'accountant'] as const) {
    expect((await setup.send('GET', `/products/${id}/`, { role })).status).toBe(200);
    const { status } = await setup.refused(
      'POST',
      `/products/${id}/`,
      { version: 1, fields: { title_ro: 'x' } },
      role,
    );
    expect(status).toBe(403);
  }
});
