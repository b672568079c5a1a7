import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { createDatabase } from '../../testing/databases.ts';
import { openShopOn } from '../../testing/open-test-shop.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrations.ts';

/** The last version in which a promotion was a column and stock a mere number. */
const OLDER = '0006-references';
/** The last one in which a parcel named products, of which an order had one line each. */
const BY_PRODUCT = '0049-staff-password-links';

let url: string;
let db: Database;
beforeAll(async () => {
  url = await createDatabase('bare');
  db = connect(url, { patience: PATIENCE });
  await migrate(db, OLDER);
  await fill();
  await migrate(db, BY_PRODUCT);
  await sendParcel();
  await migrate(db);
});
afterAll(() => db.destroy());

/** A small shop as that version wrote it: with an order, a promotion, texts and pictures. */
async function fill() {
  const statements = [
    sql`insert into unit values ('m', 'm', 'м'), ('piece', 'buc', 'шт'), ('pack', 'pachet', 'упаковка')`,
    sql`
      insert into category (level, path, slug, title_ro, title_ru, position)
      values (1, '{1}', 'cabluri', 'Cabluri', 'Кабели', 1)`,
    sql`
      insert into brand (slug, title, logo, position)
      values ('elmo', 'Elmo', '/media/default/elmo-0123456789.webp', 1)`,
    sql`
      insert into attribute (key, title_ro, title_ru, kind, position)
      values ('section_mm2', 'Secțiune', 'Сечение', 'number', 1), ('pack_qty', 'Bucăți', 'Штук', 'number', 2)`,
    sql`
      insert into attribute_value (attribute_id, key, number, label_ro, label_ru)
      values (1, '2.5', 2.5, '2.5 mm²', '2,5 мм²'), (2, '100', 100, '100 buc', '100 шт')`,
    sql`
      insert into product (slug, code, shop_code, ean, family, brand_id, category_id, unit, title_ro,
        title_ru, price, promotion_price, warranty_months, popularity, created_at)
      values
        ('cablu', 'C-1', '100001', '4840000000011', 'cab', 1, 1, 'm', 'Cablu rar', 'Кабель', 2500, 2000, 24, 7, '2026-01-05'),
        ('dibluri', 'D-1', '100002', '4840000000028', 'dib', 1, 1, 'pack', 'Dibluri', 'Дюбели', 900, null, 0, 3, '2026-02-05')`,
    sql`insert into product_attribute values (1, 1, 0), (2, 2, 0)`,
    sql`insert into product_picture values (1, 0, '/media/default/cablu-0123456789.webp', 'Cablu', 'Кабель')`,
    sql`insert into stock values (1, 40), (2, 0)`,
    sql`insert into setting values ('page_size', '12')`,
    sql`
      insert into article (slug, kind, title_ro, title_ru, excerpt_ro, excerpt_ru, body_ro, body_ru, published_at)
      values ('stire', 'news', 'Știre', 'Новость', '', '', '<p>x</p>', '', '2026-03-01')`,
    sql`
      insert into customer (username, email, phone, password_hash, is_juridical, locale)
      values ('ana', 'ana@example.md', '+373-69-123-456', 'x', false, 'ro')`,
    sql`
      insert into customer_order (id, customer_id, locale, name, phone, email, delivery_type, pay_method,
        products_cost, discount, delivery_fee, total)
      values ('ABCD-EFGH', 1, 'ro', 'Ana', '+373-69-123-456', 'ana@example.md', 'pickup', 'cash', 2500, 500, 0, 2000)`,
    sql`
      insert into order_line values
        ('ABCD-EFGH', 0, 1, 'C-1', 'Cablu rar', 'Кабель', 'm', 'м', 2500, 2000, 1, 2000)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function sendParcel() {
  await sql`
    with parcel as (
      insert into order_parcel (order_id, actor) values ('ABCD-EFGH', 'staff:1') returning id
    )
    insert into order_parcel_line (parcel_id, product_id, quantity)
    select id, 1, 1 from parcel`.execute(db);
}

test('a filled shop of the version before opens, with its goods, prices, promotions and stock', async () => {
  const { api, db: opened } = await openShopOn(url, { dataDir: '/nowhere' });
  const { json } = await api('GET', '/products/items/?order_by=popular');
  expect(json.results).toMatchObject([
    { code: 'C-1', is_promotion: true, stock: 40, units: 'm', is_cut: true, smallest_quantity: 5 },
    { code: 'D-1', is_promotion: false, stock: 0, units: 'pachet', is_cut: false },
  ]);
  const found = await api('GET', '/products/items/?search=cablu%20rar');
  expect(found.json.results).toMatchObject([{ code: 'C-1' }]);
  expect((await api('GET', '/products/items/dibluri/')).json.contents).toEqual({
    amount: 100,
    units: 'buc',
  });
  await opened.destroy();
});

test('what the older version knew is in its new place', async () => {
  const all = async (table: string) =>
    (await sql<object>`select * from ${sql.table(table)}`.execute(db)).rows;
  expect(await all('promotion')).toMatchObject([{ product_id: 1, price: 2000, ends_at: null }]);
  expect(await all('product_price')).toMatchObject([
    { product_id: 1, price: 2500 },
    { product_id: 2, price: 900 },
  ]);
  expect(await all('stock_movement')).toMatchObject([
    { product_id: 1, quantity: 40, reason: 'count', actor: 'migration' },
    // What an open order took before there was a ledger.
    { product_id: 1, quantity: 1, reason: 'cancel', order_id: 'ABCD-EFGH', actor: 'migration' },
  ]);
  expect(await all('warehouse_stock')).toMatchObject([
    { product_id: 1, on_hand: 41, held: 1, for_sale: 40 },
  ]);
  expect((await all('media_file')).length).toBe(2);
  expect(await all('attribute')).toMatchObject([
    { key: 'section_mm2', is_fixed: true },
    { key: 'pack_qty', is_fixed: true },
  ]);
  // Its day's sales are still to be counted.
  expect(await all('sales_stale')).toHaveLength(1);
  // Agreed in bani, with VAT.
  const inBani = { agreed_price: null, agreed_basis: null };
  expect(await all('order_line')).toMatchObject([
    { order_id: 'ABCD-EFGH', price: 2500, promotion_price: 2000, total: 2000, ...inBani },
  ]);
  const [line] = await all('order_line');
  expect(await all('order_parcel_line')).toMatchObject([
    { line_id: (line as { id: number }).id, quantity: 1 },
  ]);
  expect(await all('product')).toMatchObject([
    { state: 'active', version: 1, price: 2500, ...inBani },
    { state: 'active', version: 1, price: 900, ...inBani },
  ]);
});
