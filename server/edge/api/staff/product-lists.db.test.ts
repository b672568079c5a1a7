import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductRow } from '../../../../contract/staff/catalogue/product-shapes.ts';
import { type CatalogueSetup, openCatalogueSetup } from './catalogue-setup.fixture.ts';

let setup: CatalogueSetup;
/** By the name the tests call them. */
const ids: Record<string, number> = {};
beforeAll(async () => {
  setup = await openCatalogueSetup();
  const { small } = setup;
  const make = async (name: string, state: string, fields: object = {}) => {
    const { id } = await setup.draft(fields);
    ids[name] = id;
    if (state === 'draft') return;
    const products = [{ id, version: 1 }];
    await setup.done('POST', '/products/states/', { state, products });
  };
  ids.one = small.id;
  ids.two = small.otherId;
  await make('draft', 'draft', { title_ro: 'Cablu ciornă roșie', title_ru: '', price: 3 });
  await make('gone', 'archived', { title_ro: 'Cablu arhivat', price: 40, pictures: [] });
  await make('socket', 'active', {
    title_ro: 'Priză Ștefan',
    title_ru: 'Розетка',
    description_ro: '<p>Text</p>',
    category_id: small.categories.sockets,
    attributes: [],
    pictures: [],
    ean: '4840000000011',
    price: 5,
  });
  await setup.done('POST', `/products/${ids.one}/stock/`, {
    warehouse_id: 1,
    reason: 'receipt',
    quantity: 5,
  });
  await setup.done('POST', `/products/${ids.two}/`, {
    version: 1,
    fields: {},
    promotions: [{ price: 2, starts_at: new Date().toISOString(), ends_at: null }],
  });
  // Written within one second, and on different days.
  for (const [day, name] of ['one', 'two', 'draft', 'gone', 'socket'].entries()) {
    const created_at = new Date(Date.UTC(2026, 0, day + 1));
    await setup.shop.db
      .updateTable('product')
      .set({ created_at })
      .where('id', '=', ids[name] ?? 0)
      .execute();
  }
  await setup.shop.changes.readAll();
});
afterAll(() => setup.shop.close());

const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id);
async function list(query: string) {
  const json = await setup.done('GET', `/products/?${query}`, undefined, 'sales');
  return { ...json, names: json.results.map(({ id }: ProductRow) => nameOf(id)) };
}
const names = async (query: string): Promise<string[]> => (await list(query)).names.toSorted();

test('products of every state are listed together, the newest first, and counted by state', async () => {
  const all = await list('');
  expect(all.names).toEqual(['socket', 'gone', 'draft', 'two', 'one']);
  expect([all.total, all.states]).toEqual([5, { draft: 1, active: 3, archived: 1 }]);
  const drafts = await list('state=draft');
  expect([drafts.names, drafts.total]).toEqual([['draft'], 1]);
  expect(drafts.states).toEqual(all.states);
});

test('a row tells what is seen at a glance', async () => {
  const { results } = await list('search=C-2');
  expect(results).toMatchObject([
    {
      id: ids.two,
      code: 'C-2',
      state: 'active',
      price: 12.5,
      promotion_price: 2,
      stock: 0,
      brand: { title: 'Elmo' },
      category: { title_ro: 'cupru' },
      unit: { key: 'm' },
      picture: setup.small.picture,
      lacks_russian: false,
    },
  ]);
});

test('one order goes through all states', async () => {
  expect((await list('order_by=cheap')).names).toEqual(['two', 'draft', 'socket', 'one', 'gone']);
  expect((await list('order_by=expensive')).names[0]).toBe('gone');
});

test.each<[string, string[]]>([
  ['search=cablu', ['draft', 'gone', 'one', 'two']],
  ['search=cablu%20ciorna', ['draft']],
  ['search=ROSIE', ['draft']],
  ['search=stefan', ['socket']],
  ['search=%D1%80%D0%BE%D0%B7%D0%B5%D1%82%D0%BA%D0%B0', ['socket']],
  ['search=4840000000011', ['socket']],
  ['search=1000001', ['one']],
  ['search=cablu&state=archived', ['gone']],
  ['search=cablu&state=active', ['one', 'two']],
  ['stock=in', ['one']],
  ['stock=out', ['draft', 'gone', 'socket', 'two']],
  ['is_promotion=true', ['two']],
  ['without_russian=true', ['draft', 'socket']],
  ['without_picture=true', ['gone', 'socket']],
  ['without_russian=true&without_picture=true', ['socket']],
  ['without_russian=true&search=cablu', ['draft']],
  ['without_picture=true&stock=out&order_by=popular', ['gone', 'socket']],
  ['attributes=section_mm2:1.5', ['draft', 'gone', 'one', 'two']],
  ['attributes=section_mm2:1.5~colour_name:white&search=arhivat', ['gone']],
  ['attributes=section_mm2:2.5', []],
  ['attributes=section_mm2:2.5~section_mm2:1.5', ['draft', 'gone', 'one', 'two']],
  ['attributes=section_mm2:nothing', []],
  ['brands_id=999', []],
  ['before=2147483647_1', []],
  ['search=cablu&before=1000000', []],
])('%s finds %j', async (query, wanted) => {
  expect(await names(query)).toEqual(wanted);
});

test('a category brings everything beneath it, whatever its state', async () => {
  const { cables, sockets } = setup.small.categories;
  expect(await names(`category=${cables}`)).toEqual(['draft', 'gone', 'one', 'two']);
  expect(await names(`category=${sockets}`)).toEqual(['socket']);
  expect(await names('category=999999')).toEqual([]);
});

test('a text that finds nothing anywhere is looked at again, as in the shop', async () => {
  // Typed on the other keyboard.
  const { names: found, search } = await list(`search=${encodeURIComponent('зкшяф')}`);
  expect([found, search.searched, search.change]).toEqual([['socket'], 'priza', 'layout']);
});

test.each([
  'before=x',
  'limit=0',
  'state=sold',
  'category=x',
  'order_by=id',
  'stock=some',
  'brands_id=1;2',
])('%s is refused', async (query) => {
  expect((await setup.refused('GET', `/products/?${query}`)).status).toBe(400);
});

test.each(['%28%28%28%28', '%5C', '%27%3B%20drop%20table', '%25', 'a'.repeat(500), '%00'])(
  'a search for %s breaks nothing',
  async (text) => {
    const { status } = await setup.send('GET', `/products/?search=${text}`);
    expect([200, 400]).toContain(status);
  },
);

test.each(['order_by=new', 'order_by=popular', 'order_by=cheap', 'order_by=expensive', 'search=c'])(
  'read on one by one, %s lists every product once, in the order of the whole',
  async (query) => {
    const headers = await setup.headersOf('catalogue');
    const read = async (more: string) =>
      (await setup.shop.api('GET', `/staff/products/?${query}${more}`, { headers })).json;
    const whole = await read('');
    const ids: number[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page = await read(`&limit=1${next && `&before=${next}`}`);
      expect(page.total).toBe(whole.total);
      ids.push(...page.results.map(({ id }: { id: number }) => id));
      next = page.next;
    }
    expect(ids).toEqual(whole.results.map(({ id }: { id: number }) => id));
    expect(ids.length).toBeGreaterThan(1);
  },
);

test('a page is a handful of queries, however many products it shows', async () => {
  const headers = await setup.headersOf('catalogue');
  const list = () =>
    setup.shop.api('GET', '/staff/products/?search=cablu&without_russian=true', { headers });
  // Once before, so that no edit is left to be followed.
  await list();
  const queries = await setup.shop.countQueries(list);
  expect(queries).toBeLessThanOrEqual(7);
});

test.each([
  ['', { '1.5': 4, '2.5': 0 }],
  // Values of one attribute are alternatives to each other.
  ['&attributes=section_mm2:2.5', { '1.5': 4 }],
  ['&attributes=colour_name:white', { '1.5': 4 }],
  ['&attributes=colour_name:nothing', {}],
  ['&state=draft', { '1.5': 1 }],
  ['&state=active&stock=in', { '1.5': 1 }],
  ['&search=arhivat', { '1.5': 1 }],
])('each value of an attribute says how many it would leave: %s', async (query, expected) => {
  const { values } = await setup.done('GET', `/attributes/${setup.small.attributes.section}/`);
  const { counts } = await setup.done('GET', `/products/values/?attribute=section_mm2${query}`);
  const keyOf = (id: number) => values.find((one: { id: number }) => one.id === id)?.key;
  const found = counts.map(({ id, count }: { id: number; count: number }) => [keyOf(id), count]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(expected).filter(([, count]) => count > 0)),
  );
  // What it says is what the list then has.
  for (const [value, count] of Object.entries(expected)) {
    const others = query.includes('section_mm2') ? '' : query;
    const chosen = others.includes('attributes=')
      ? `${others}~section_mm2:${value}`
      : `${others}&attributes=section_mm2:${value}`;
    expect((await list(chosen.slice(1))).total).toBe(count);
  }
});
