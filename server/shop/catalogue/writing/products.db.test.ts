import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uniqueName } from '../../../../testing/unique-name.ts';
import { change } from '../../../base/changes/change.ts';
import { Refused } from '../../../base/changes/refused.ts';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { changeProduct } from './change-product.ts';
import { createProduct } from './create-products.ts';
import { openProductSetup, type ProductSetup } from './product-setup.fixture.ts';

let setup: ProductSetup;
beforeAll(async () => {
  setup = await openProductSetup();
});
afterAll(() => setup.shop.close());

test('a new product is a draft with its parts, its first price, no stock and a place in the audit log', async () => {
  const id = await setup.another({ state: undefined });
  expect(await setup.readProduct(id)).toMatchObject({
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
      'stock', (select on_hand from stock where product_id = ${id})
    ) as parts`.execute(setup.shop.db);
  expect(rows[0]?.parts).toEqual({
    attributes: 2,
    pictures: 1,
    documents: 1,
    prices: [1250],
    stock: 0,
  });
  const entry = await setup.shop.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('entity', '=', 'product')
    .where('entity_id', '=', String(id))
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ actor: 'console', verb: 'create', version: 1, before: null });
  expect(entry.after).toMatchObject({ price: 1250, attributes: [1, 3] });
});

test('a change is written with its next version, and the audit log tells what was before and after', async () => {
  const id = await setup.another();
  const saved = await change(setup.shop.db, 'staff:7', (changing) =>
    changeProduct(changing, id, {
      input: { title_ro: 'Cablu nou', price: 13, attributes: [setup.small.values.thick] },
      seen: 1,
    }),
  );
  expect(saved).toEqual({ id, version: 2 });
  const row = await setup.readProduct(id);
  expect([row.title_ro, row.price, row.version]).toEqual(['Cablu nou', 1300, 2]);
  expect(row.updated_at.getTime()).toBeGreaterThan(row.created_at.getTime());
  const entry = await setup.shop.db
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
      attributes: [setup.small.values.thin, setup.small.values.white],
    },
    after: { title_ro: 'Cablu nou', price: 1300, attributes: [setup.small.values.thick] },
  });
});

test('what does not change is not written, and takes no version', async () => {
  const id = await setup.another();
  const before = await catalogueFingerprint(setup.shop.db);
  const saved = await inShop(setup.shop.db, (changing) =>
    changeProduct(changing, id, { input: { title_ro: 'Cablu unu', price: 12.5 }, seen: 1 }),
  );
  expect(saved).toEqual({ id, version: 1 });
  expect(await catalogueFingerprint(setup.shop.db)).toEqual(before);
});

test('who saves over a newer version is told what changed, by whom and when', async () => {
  const id = await setup.another();
  await change(setup.shop.db, 'staff:3', (changing) =>
    changeProduct(changing, id, { input: { price: 14, title_ru: 'Новый' }, seen: 1 }),
  );
  const refusal = await refusalOf(setup.shop.db, (changing) =>
    changeProduct(changing, id, { input: { title_ro: 'Altul' }, seen: 1 }),
  );
  expect(refusal).toMatchObject({ kind: 'conflict', version: 2, actor: 'staff:3' });
  expect(refusal.kind === 'conflict' && refusal.changed.toSorted()).toEqual(['price', 'title_ru']);
});

test('of ten who save the same version at once, one succeeds and nine are told', async () => {
  const id = await setup.another();
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      change(setup.shop.db, `staff:${at}`, (changing) =>
        changeProduct(changing, id, { input: { price: 20 + at }, seen: 1 }),
      ),
    ),
  );
  expect(results.filter((result) => !(result instanceof Refused))).toHaveLength(1);
  expect((await setup.readProduct(id)).version).toBe(2);
});

test('of ten who create the same product at once, one succeeds', async () => {
  const name = uniqueName('unic');
  const results = await Promise.all(
    Array.from({ length: 10 }, () =>
      change(setup.shop.db, 'console', (changing) =>
        createProduct(changing, {
          ...setup.small.product,
          slug: name,
          code: name,
          shop_code: null,
        }),
      ),
    ),
  );
  const refused = results.filter((result) => result instanceof Refused);
  expect(refused).toHaveLength(9);
  for (const { refusal } of refused) expect(refusal.kind).toBe('invalid');
});

test('dangerous markup does not get into the shop', async () => {
  const id = await setup.another({
    description_ro: '<p onclick="x()">Bun<script>alert(1)</script></p>',
  });
  expect((await setup.readProduct(id)).description_ro).toBe('<p>Bun</p>');
  await inShop(setup.shop.db, (changing) =>
    changeProduct(changing, id, { input: { general_info_ro: '<a href="javascript:x">y</a>' } }),
  );
  expect((await setup.readProduct(id)).general_info_ro).toBe('<a>y</a>');
});

test('an old address leads to the new one for good, also after a second change', async () => {
  const [first, second, third] = [uniqueName('unu'), uniqueName('doi'), uniqueName('trei')];
  const id = await setup.another({ slug: first });
  for (const slug of [second, third]) {
    await inShop(setup.shop.db, (changing) => changeProduct(changing, id, { input: { slug } }));
  }
  await setup.shop.changes.catchUp();
  for (const slug of [first, second]) {
    const { status, json } = await setup.shop.api('GET', `/products/items/${slug}/`);
    expect([status, json.moved_to]).toEqual([404, `/product/${third}`]);
  }
  // Somebody takes the old name: it leads nowhere else any more.
  await setup.another({ slug: first });
  await setup.shop.changes.catchUp();
  expect((await setup.shop.api('GET', `/products/items/${first}/`)).status).toBe(200);
});

test('what was done can be added to and never rewritten', async () => {
  const before = await catalogueFingerprint(setup.shop.db);
  for (const statement of [
    sql`update audit_entry set actor = 'nobody'`,
    sql`delete from audit_entry`,
    sql`truncate audit_entry`,
  ]) {
    await expect(statement.execute(setup.shop.db)).rejects.toThrow('stays as it was written');
  }
  expect(await catalogueFingerprint(setup.shop.db)).toEqual(before);
});
