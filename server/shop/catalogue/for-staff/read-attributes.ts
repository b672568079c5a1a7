import { sql } from 'kysely';
import type {
  AttributeForm,
  StaffAttribute,
} from '../../../../contract/staff/catalogue/reference-shapes.ts';
import type { Database } from '../../../base/database/connect.ts';

const columns = [
  'id',
  'version',
  'key',
  'title_ro',
  'title_ru',
  'kind',
  'unit_ro',
  'unit_ru',
  'position',
  'is_fixed',
] as const;

/** With where each is used. Counted in one go: relies on product_attribute_value. */
export async function listAttributesForStaff(db: Database): Promise<StaffAttribute[]> {
  const { rows } = await sql<StaffAttribute>`
    with used as (
      select attribute_value_id as id, count(*) as products
      from product_attribute
      group by attribute_value_id
    ), valued as (
      select attribute_id, count(*) as values, coalesce(sum(used.products), 0) as products
      from attribute_value
      left join used on used.id = attribute_value.id
      group by attribute_id
    ), filtering as (
      select attribute_id, count(*) as categories
      from category_attribute
      group by attribute_id
    )
    select
      ${sql.join(columns.map((name) => sql.ref(name)))},
      coalesce(valued.values, 0) as values,
      coalesce(valued.products, 0)::integer as products,
      coalesce(filtering.categories, 0) as categories
    from attribute
    left join valued on valued.attribute_id = attribute.id
    left join filtering on filtering.attribute_id = attribute.id
    order by position, id`.execute(db);
  return rows;
}

/** Values of numbers in their order, words by the alphabet. */
export async function readAttributeForm(db: Database, id: number): Promise<AttributeForm | null> {
  const row = await db
    .selectFrom('attribute')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const categories = await db
    .selectFrom('category_attribute')
    .innerJoin('category', 'category.id', 'category_id')
    .select(['category.id', 'title_ro', 'title_ru'])
    .where('attribute_id', '=', id)
    .orderBy('category.level')
    .orderBy('category.position')
    .execute();
  const values = await db
    .selectFrom('attribute_value')
    .select(['id', 'key', 'number', 'label_ro', 'label_ru'])
    .select(
      sql<number>`(
        select count(*)
        from product_attribute
        where attribute_value_id = attribute_value.id
      )`.as('products'),
    )
    .where('attribute_id', '=', id)
    .orderBy(sql`number nulls last`)
    .orderBy('label_ro')
    .orderBy('id')
    .execute();
  return { ...row, categories, values };
}
