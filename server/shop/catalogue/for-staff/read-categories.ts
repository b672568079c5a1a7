import { sql } from 'kysely';
import type { StaffCategory } from '../../../../contract/staff/catalogue/reference-shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import { readFormerSlugs } from './former-slugs.ts';

/** Level by level, each in the order of its siblings. */
const selectCategories = (db: Database) =>
  db
    .selectFrom('category')
    .select([
      'id',
      'version',
      'parent_id',
      'level',
      'slug',
      'title_ro',
      'title_ru',
      'icon',
      'position',
    ])
    .select([
      sql<number>`(select count(*) from product where category_id = category.id)`.as('products'),
      sql<number[]>`array(
        select attribute_id
        from category_attribute
        where category_id = category.id
        order by position
      )`.as('attributes'),
    ])
    .orderBy('level')
    .orderBy('position')
    .orderBy('id');

export const listCategoriesForStaff = (db: Database): Promise<StaffCategory[]> =>
  selectCategories(db).execute();

export async function readCategoryForm(db: Database, id: number) {
  const row = await selectCategories(db)
    .select(['low_stock', 'description_ro', 'description_ru'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, former_slugs: await readFormerSlugs(db, 'category', id) } : null;
}
