import { afterAll, beforeAll, expect, test } from 'vitest';
import { editingMessage, editingMessageKeys } from '../../../../contract/editing/messages.ts';
import { locales } from '../../../../contract/locale.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { changeProduct, deleteProduct } from './change-product.ts';
import { createProduct, createProducts } from './create-products.ts';
import { openProductSetup, type ProductSetup } from './product-setup.fixture.ts';

let setup: ProductSetup;
beforeAll(async () => {
  setup = await openProductSetup();
});
afterAll(() => setup.shop.close());

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
  const created = await refusalOf(setup.shop.db, (changing) =>
    createProduct(changing, {
      ...setup.small.product,
      slug: 'nou',
      code: 'NOU',
      shop_code: null,
      ...wrong,
    }),
  );
  const changed = await refusalOf(setup.shop.db, (changing) =>
    changeProduct(changing, setup.small.id, { input: wrong }),
  );
  for (const refusal of [created, changed]) {
    expect(refusal.kind === 'invalid' && Object.keys(refusal.fields)).toEqual([field]);
  }
});

test('a code, an address or a bar code that is taken is refused by its field', async () => {
  await inShop(setup.shop.db, (changing) =>
    changeProduct(changing, setup.small.otherId, { input: { ean: '4840000000011' } }),
  );
  const taken = { slug: 'cablu-2', code: 'c-2', ean: '4840000000011' };
  for (const [field, value] of Object.entries(taken)) {
    const refusal = await refusalOf(setup.shop.db, (changing) =>
      changeProduct(changing, setup.small.id, { input: { [field]: value } }),
    );
    expect(refusal).toEqual({ kind: 'invalid', fields: { [field]: ['EDIT.TAKEN'] } });
  }
});

test('of many products one that is wrong keeps all out, and is named', async () => {
  const refusal = await refusalOf(setup.shop.db, (changing) =>
    createProducts(changing, [
      { ...setup.small.product, slug: 'a-1', code: 'A-1', shop_code: null },
      { ...setup.small.product, slug: 'a-2', code: 'A-2', shop_code: null, brand_id: 999_999 },
    ]),
  );
  expect(refusal).toEqual({ kind: 'invalid', fields: { '1.brand_id': ['EDIT.UNKNOWN'] } });
});

test('what is not there can be neither changed nor deleted', async () => {
  const missing = { kind: 'missing' };
  expect(
    await refusalOf(setup.shop.db, (c) => changeProduct(c, 999_999, { input: { price: 1 } })),
  ).toEqual(missing);
  expect(await refusalOf(setup.shop.db, (c) => deleteProduct(c, 999_999))).toEqual(missing);
});

test('what is sold is archived, not deleted', async () => {
  const id = await setup.another();
  const refusal = await refusalOf(setup.shop.db, (changing) => deleteProduct(changing, id));
  expect(refusal).toEqual({ kind: 'invalid', fields: { state: ['EDIT.SOLD'] } });
});

test('every refusal is said in both languages', () => {
  for (const key of editingMessageKeys) {
    for (const locale of locales) expect(editingMessage(key, locale)).toMatch(/\p{L}{3}/u);
  }
});
