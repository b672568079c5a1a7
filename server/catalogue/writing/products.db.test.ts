import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editingMessage, editingMessageKeys } from '../../../contract/editing/messages.ts';
import { locales } from '../../../contract/locale.ts';
import { uniqueName } from '../../../testing/unique-name.ts';
import { type Changing, change } from '../../changes/change.ts';
import { Refused } from '../../changes/refused.ts';
import { catalogueFingerprint } from '../../testing/catalogue-fingerprint.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../testing/small-catalogue.ts';
import { changeProduct, deleteProduct } from './change-product.ts';
import { createProduct, createProducts } from './create-products.ts';
import { setPromotions } from './set-promotions.ts';

let shop: TestShop;
let small: Awaited<ReturnType<typeof writeSmallCatalogue>>;
beforeAll(async () => {
  shop = await openTestShop('empty');
  small = await writeSmallCatalogue(shop.db);
});
afterAll(() => shop.close());

const readProduct = (id: number) =>
  shop.db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A product of the test's own. */
const another = (fields: object = {}) => {
  const name = uniqueName('cablu');
  return inShop(shop.db, (changing) =>
    createProduct(changing, {
      ...small.product,
      slug: name,
      code: name.toUpperCase(),
      shop_code: null,
      ...fields,
    }),
  );
};

/** What was refused, with nothing written. */
async function refusalOf(work: (changing: Changing) => Promise<unknown>) {
  const before = await catalogueFingerprint(shop.db);
  const result = await change(shop.db, 'staff:7', work);
  expect(result).toBeInstanceOf(Refused);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
  return (result as Refused).refusal;
}

test('a new product is a draft with its parts, its first price, no stock and a place in the audit log', async () => {
  const id = await another({ state: undefined });
  expect(await readProduct(id)).toMatchObject({
    state: 'draft',
    price: 1250,
    version: 1,
    shop_code: null,
    ean: null,
  });
  const { rows } = await sql<{ parts: unknown }>`
    select json_build_object(
      'attributes', (select count(*) from product_attribute where product_id = ${id}),
      'pictures', (select count(*) from product_picture where product_id = ${id}),
      'documents', (select count(*) from product_document where product_id = ${id}),
      'prices', (select json_agg(price) from product_price where product_id = ${id}),
      'stock', (select quantity from stock where product_id = ${id})
    ) as parts`.execute(shop.db);
  expect(rows[0]?.parts).toEqual({
    attributes: 2,
    pictures: 1,
    documents: 1,
    prices: [1250],
    stock: 0,
  });
  const entry = await shop.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('entity', '=', 'product')
    .where('entity_id', '=', String(id))
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ actor: 'console', verb: 'create', version: 1, before: null });
  expect(entry.after).toMatchObject({ price: 1250, attributes: [1, 3] });
});

test('a change is written with its next version, and the audit log tells what was before and after', async () => {
  const id = await another();
  const saved = await change(shop.db, 'staff:7', (changing) =>
    changeProduct(changing, id, {
      input: { title_ro: 'Cablu nou', price: 13, attributes: [small.values.thick] },
      seen: 1,
    }),
  );
  expect(saved).toEqual({ id, version: 2 });
  const row = await readProduct(id);
  expect([row.title_ro, row.price, row.version]).toEqual(['Cablu nou', 1300, 2]);
  expect(row.updated_at.getTime()).toBeGreaterThan(row.created_at.getTime());
  const entry = await shop.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('entity_id', '=', String(id))
    .where('version', '=', 2)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    actor: 'staff:7',
    verb: 'change',
    before: {
      title_ro: 'Cablu unu',
      price: 1250,
      attributes: [small.values.thin, small.values.white],
    },
    after: { title_ro: 'Cablu nou', price: 1300, attributes: [small.values.thick] },
  });
});

test('what does not change is not written, and takes no version', async () => {
  const id = await another();
  const before = await catalogueFingerprint(shop.db);
  const saved = await inShop(shop.db, (changing) =>
    changeProduct(changing, id, { input: { title_ro: 'Cablu unu', price: 12.5 }, seen: 1 }),
  );
  expect(saved).toEqual({ id, version: 1 });
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

test('who saves over a newer version is told what changed, by whom and when', async () => {
  const id = await another();
  await change(shop.db, 'staff:3', (changing) =>
    changeProduct(changing, id, { input: { price: 14, title_ru: 'Новый' }, seen: 1 }),
  );
  const refusal = await refusalOf((changing) =>
    changeProduct(changing, id, { input: { title_ro: 'Altul' }, seen: 1 }),
  );
  expect(refusal).toMatchObject({ kind: 'conflict', version: 2, actor: 'staff:3' });
  expect(refusal.kind === 'conflict' && refusal.changed.toSorted()).toEqual(['price', 'title_ru']);
});

test('of ten who save the same version at once, one succeeds and nine are told', async () => {
  const id = await another();
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      change(shop.db, `staff:${at}`, (changing) =>
        changeProduct(changing, id, { input: { price: 20 + at }, seen: 1 }),
      ),
    ),
  );
  expect(results.filter((result) => !(result instanceof Refused))).toHaveLength(1);
  expect((await readProduct(id)).version).toBe(2);
});

test('of ten who create the same product at once, one succeeds', async () => {
  const name = uniqueName('unic');
  const results = await Promise.all(
    Array.from({ length: 10 }, () =>
      change(shop.db, 'console', (changing) =>
        createProduct(changing, { ...small.product, slug: name, code: name, shop_code: null }),
      ),
    ),
  );
  const refused = results.filter((result) => result instanceof Refused);
  expect(refused).toHaveLength(9);
  for (const { refusal } of refused) expect(refusal.kind).toBe('invalid');
});

const huge = 'x'.repeat(200_000);

test.each<[string, object, string]>([
  ['without a title', { title_ro: '  ' }, 'title_ro'],
  ['with a title nobody can read', { title_ro: 'a\u0007b' }, 'title_ro'],
  ['with a title of a book', { title_ro: huge }, 'title_ro'],
  ['with a description of a library', { description_ro: huge }, 'description_ro'],
  ['for nothing', { price: 0 }, 'price'],
  ['for less than nothing', { price: -1 }, 'price'],
  ['for a part of a ban', { price: 1.005 }, 'price'],
  ['for all the money there is', { price: 1e12 }, 'price'],
  ['for no number', { price: '12' }, 'price'],
  ['of an address with spaces', { slug: 'un cablu' }, 'slug'],
  ['of an address that leaves its folder', { slug: '../etc' }, 'slug'],
  ['with letters in its bar code', { ean: '12345678x' }, 'ean'],
  ['in a state there is not', { state: 'sold' }, 'state'],
  ['of an unknown brand', { brand_id: 999_999 }, 'brand_id'],
  ['in an unknown category', { category_id: 999_999 }, 'category_id'],
  ['by an unknown unit', { unit: 'bucket' }, 'unit'],
  ['with an unknown value', { attributes: [999_999] }, 'attributes'],
  ['with a value twice', { attributes: [1, 1] }, 'attributes'],
  [
    'with a picture that is not there',
    { pictures: [{ file: '/media/default/x.webp' }] },
    'pictures',
  ],
  ['with a picture from elsewhere', { pictures: [{ file: 'https://x/y' }] }, 'pictures.0.file'],
  ['linked to what is not there', { links: [{ kind: 'similar', id: 999_999 }] }, 'links'],
  ['in steps that do not fit', { smallest_quantity: 7, quantity_step: 5 }, 'smallest_quantity'],
  ['with a field nobody knows', { is_admin: true }, 'is_admin'],
  [
    'with a list that has no end',
    { attributes: Array.from({ length: 300 }, (_, at) => at + 1) },
    'attributes',
  ],
])('a product %s is refused, new or changed', async (_, wrong, field) => {
  const created = await refusalOf((changing) =>
    createProduct(changing, {
      ...small.product,
      slug: 'nou',
      code: 'NOU',
      shop_code: null,
      ...wrong,
    }),
  );
  const changed = await refusalOf((changing) =>
    changeProduct(changing, small.id, { input: wrong }),
  );
  for (const refusal of [created, changed]) {
    expect(refusal.kind === 'invalid' && Object.keys(refusal.fields)).toEqual([field]);
  }
});

test('a code, an address or a bar code that is taken is refused by its field', async () => {
  await inShop(shop.db, (changing) =>
    changeProduct(changing, small.otherId, { input: { ean: '4840000000011' } }),
  );
  const taken = { slug: 'cablu-2', code: 'c-2', ean: '4840000000011' };
  for (const [field, value] of Object.entries(taken)) {
    const refusal = await refusalOf((changing) =>
      changeProduct(changing, small.id, { input: { [field]: value } }),
    );
    expect(refusal).toEqual({ kind: 'invalid', fields: { [field]: ['EDIT.TAKEN'] } });
  }
});

test('of many products one that is wrong keeps all out, and is named', async () => {
  const refusal = await refusalOf((changing) =>
    createProducts(changing, [
      { ...small.product, slug: 'a-1', code: 'A-1', shop_code: null },
      { ...small.product, slug: 'a-2', code: 'A-2', shop_code: null, brand_id: 999_999 },
    ]),
  );
  expect(refusal).toEqual({ kind: 'invalid', fields: { '1.brand_id': ['EDIT.UNKNOWN'] } });
});

test('what is not there can be neither changed nor deleted', async () => {
  const missing = { kind: 'missing' };
  expect(await refusalOf((c) => changeProduct(c, 999_999, { input: { price: 1 } }))).toEqual(
    missing,
  );
  expect(await refusalOf((c) => deleteProduct(c, 999_999))).toEqual(missing);
});

test('what is sold is archived, not deleted', async () => {
  const id = await another();
  const refusal = await refusalOf((changing) => deleteProduct(changing, id));
  expect(refusal).toEqual({ kind: 'invalid', fields: { state: ['EDIT.SOLD'] } });
});

test('dangerous markup does not get into the shop', async () => {
  const id = await another({ description_ro: '<p onclick="x()">Bun<script>alert(1)</script></p>' });
  expect((await readProduct(id)).description_ro).toBe('<p>Bun</p>');
  await inShop(shop.db, (changing) =>
    changeProduct(changing, id, { input: { general_info_ro: '<a href="javascript:x">y</a>' } }),
  );
  expect((await readProduct(id)).general_info_ro).toBe('<a>y</a>');
});

test('an old address leads to the new one for good, also after a second change', async () => {
  const [first, second, third] = [uniqueName('unu'), uniqueName('doi'), uniqueName('trei')];
  const id = await another({ slug: first });
  for (const slug of [second, third]) {
    await inShop(shop.db, (changing) => changeProduct(changing, id, { input: { slug } }));
  }
  await shop.changes.catchUp();
  for (const slug of [first, second]) {
    const { status, json } = await shop.api('GET', `/products/items/${slug}/`);
    expect([status, json.moved_to]).toEqual([404, `/product/${third}`]);
  }
  // Somebody takes the old name: it leads nowhere else any more.
  await another({ slug: first });
  await shop.changes.catchUp();
  expect((await shop.api('GET', `/products/items/${first}/`)).status).toBe(200);
});

describe('promotions', () => {
  const now = (days = 0) => new Date(Date.now() + days * 86_400_000).toISOString();
  const set = (id: number, input: unknown) =>
    inShop(shop.db, (changing) => setPromotions(changing, id, { input }));
  const cardOf = async (id: number) => {
    const { token } = await shop.register();
    const { slug } = await readProduct(id);
    await shop.changes.catchUp();
    return (await shop.api('GET', `/products/items/${slug}/`, { token })).json;
  };

  test('one that runs is paid, one to come is not yet, one that ended is no more', async () => {
    const id = await another({ price: 100 });
    await set(id, [{ price: 80, starts_at: now(1) }]);
    expect(await cardOf(id)).toMatchObject({ is_promotion: false, promotion_price: null });
    await set(id, [{ price: 80, starts_at: now(-1), ends_at: now(1) }]);
    expect(await cardOf(id)).toMatchObject({
      is_promotion: true,
      promotion_price: 80,
      discount: 20,
    });
    await set(id, []);
    expect(await cardOf(id)).toMatchObject({ is_promotion: false, promotion_price: null });
    const history = await shop.db
      .selectFrom('promotion')
      .select(['price', 'ends_at'])
      .where('product_id', '=', id)
      .execute();
    // What ran stays known; what was only planned never was.
    expect(history).toEqual([{ price: 8000, ends_at: expect.any(Date) }]);
  });

  test('one that the regular price has fallen below is none', async () => {
    const id = await another({ price: 100 });
    await set(id, [{ price: 80, starts_at: now() }]);
    await inShop(shop.db, (changing) => changeProduct(changing, id, { input: { price: 70 } }));
    expect(await cardOf(id)).toMatchObject({ price: 70, is_promotion: false });
  });

  test.each<[string, unknown, string, string]>([
    ['that is no saving', [{ price: 100, starts_at: now() }], '0.price', 'EDIT.PROMOTION_PRICE'],
    [
      'that ends before it begins',
      [{ price: 5, starts_at: now(2), ends_at: now(1) }],
      '0.ends_at',
      'EDIT.TIMES',
    ],
    [
      'that is over',
      [{ price: 5, starts_at: now(-2), ends_at: now(-1) }],
      '0.ends_at',
      'EDIT.TIMES',
    ],
    [
      'beside another',
      [
        { price: 5, starts_at: now() },
        { price: 4, starts_at: now(3) },
      ],
      '1.starts_at',
      'EDIT.OVERLAP',
    ],
    ['at no time', [{ price: 5, starts_at: 'tomorrow' }], '0.starts_at', 'EDIT.TIMES'],
  ])('one %s is refused', async (_, input, field, message) => {
    const id = await another({ price: 100 });
    const refusal = await refusalOf((changing) => setPromotions(changing, id, { input }));
    expect(refusal).toEqual({ kind: 'invalid', fields: { [field]: [message] } });
  });
});

test('what was done can be added to and never rewritten', async () => {
  const before = await catalogueFingerprint(shop.db);
  for (const statement of [
    sql`update audit_entry set actor = 'nobody'`,
    sql`delete from audit_entry`,
    sql`truncate audit_entry`,
  ]) {
    await expect(statement.execute(shop.db)).rejects.toThrow('stays as it was written');
  }
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

test('every refusal is said in both languages', () => {
  for (const key of editingMessageKeys) {
    for (const locale of locales) expect(editingMessage(key, locale)).toMatch(/\p{L}{3}/u);
  }
});
