import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables.ts';

export type ReferenceRows = Awaited<ReturnType<typeof readReferenceRows>>;

export async function readReferenceRows(db: Kysely<Tables>) {
  return {
    categories: await db
      .selectFrom('category')
      .selectAll()
      .orderBy('level')
      .orderBy('position')
      .orderBy('id')
      .execute(),
    brands: await db.selectFrom('brand').selectAll().orderBy('position').orderBy('id').execute(),
    attributes: await db
      .selectFrom('attribute')
      .selectAll()
      .orderBy('position')
      .orderBy('id')
      .execute(),
    values: await db.selectFrom('attribute_value').selectAll().orderBy('id').execute(),
    categoryAttributes: await db
      .selectFrom('category_attribute')
      .selectAll()
      .orderBy('position')
      .execute(),
    units: await db.selectFrom('unit').selectAll().execute(),
  };
}
