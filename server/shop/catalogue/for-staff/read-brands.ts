import { sql } from 'kysely';
import type { StaffBrand } from '../../../../contract/staff/catalogue/reference-shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import { readFormerSlugs } from './former-slugs.ts';

/** Relies on product_brand. */
const selectBrands = (db: Database) =>
  db
    .selectFrom('brand')
    .select(['id', 'version', 'slug', 'title', 'logo', 'position', 'is_hidden'])
    .select(sql<number>`(select count(*) from product where brand_id = brand.id)`.as('products'))
    .orderBy('position')
    .orderBy('id');

export const listBrandsForStaff = (db: Database): Promise<StaffBrand[]> =>
  selectBrands(db).execute();

export async function readBrandForm(db: Database, id: number) {
  const row = await selectBrands(db)
    .select(['description_ro', 'description_ru'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, former_slugs: await readFormerSlugs(db, 'brand', id) } : null;
}
