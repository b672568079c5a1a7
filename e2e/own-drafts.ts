import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect } from '../server/base/database/connect.ts';
import { createProducts } from '../server/shop/catalogue/writing/create-products.ts';
import { inShop } from '../server/testing/in-shop.ts';

/** So many products that no customer and no other test sees; answers with the word in their titles. */
export async function ownDrafts(count: number): Promise<string> {
  const word = `proba${randomBytes(5).toString('hex')}`;
  const db = connect(inject('databaseUrl'), { connections: 1 });
  try {
    const { brand_id, category_id, unit } = await db
      .selectFrom('product')
      .select(['brand_id', 'category_id', 'unit'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const drafts = Array.from({ length: count }, (_, at) => ({
      slug: `${word}-${at}`,
      code: `${word}-${at}`,
      title_ro: `Cablu ${word} ${String(at).padStart(4, '0')}`,
      title_ru: `Кабель ${word} ${String(at).padStart(4, '0')}`,
      brand_id,
      category_id,
      unit,
      price: 25 + at,
      state: 'draft',
    }));
    await inShop(db, (changing) => createProducts(changing, drafts));
    return word;
  } finally {
    await db.destroy();
  }
}
