import { sql } from 'kysely';
import type { TestShop } from '../../testing/open-test-shop.ts';

/** Puts products into an empty shop, each with 5 in stock at 12,50 lei; gives their ids. */
export async function insertProducts(shop: TestShop, count: number) {
  const { db } = shop;
  await db.insertInto('unit').values({ key: 'm', title_ro: 'm', title_ru: 'м' }).execute();
  const brand = await db
    .insertInto('brand')
    .values({ slug: 'elmo', title: 'Elmo', description_ro: '', description_ru: '', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number }>`
    with root as (
      insert into category (level, path, slug, title_ro, title_ru, position)
      values (1, '{1}', 'cabluri', 'Cabluri', 'Кабели', 1)
      returning id
    )
    insert into product (slug, code, shop_code, ean, family, brand_id, category_id, unit,
      title_ro, title_ru, price, warranty_months)
    select 'cablu-' || n, 'C-' || n, lpad(n::text, 6, '0'), lpad(n::text, 13, '0'), 'cable',
      ${brand.id}, root.id, 'm', 'Cablu ' || n, 'Кабель ' || n, 1250, 24
    from root, generate_series(1, ${count}::integer) as n
    order by n
    returning id`.execute(db);
  await sql`insert into stock (product_id, on_hand) select id, 5 from product`.execute(db);
  await shop.changes.readAll();
  return rows.map(({ id }) => id);
}

export const setStock = (shop: TestShop, productId: number, on_hand: number) =>
  shop.db.updateTable('stock').set({ on_hand }).where('product_id', '=', productId).execute();
