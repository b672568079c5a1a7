import { sql } from 'kysely';
import type { AttributeWithValues } from '../../../../contract/staff/catalogue/reference-shapes.ts';
import type { Database } from '../../../base/database/connect.ts';

/**
 * What products of the category are described by, in its order, and then the attributes of the
 * given values: what a product has stays in its form, whatever the category offers.
 */
export async function readOfferedAttributes(
  db: Database,
  categoryId: number,
  valueIds: number[] = [],
): Promise<AttributeWithValues[]> {
  const { rows } = await sql<AttributeWithValues>`
    with offered as (
      select attribute_id as id, min(place) as place
      from (
        select attribute_id, position as place
        from category_attribute
        where category_id = ${categoryId}
        union all
        select attribute_id, 1000000
        from attribute_value
        where id = any(${valueIds}::integer[])
      ) as named
      group by attribute_id
    )
    select
      attribute.id,
      attribute.key,
      attribute.title_ro,
      attribute.title_ru,
      attribute.kind,
      (
        select coalesce(json_agg(json_build_object(
          'id', value.id,
          'key', value.key,
          'number', value.number,
          'label_ro', value.label_ro,
          'label_ru', value.label_ru
        ) order by value.number nulls last, value.label_ro, value.id), '[]')
        from attribute_value as value
        where value.attribute_id = attribute.id
      ) as values
    from offered
    inner join attribute on attribute.id = offered.id
    order by offered.place, attribute.position, attribute.id`.execute(db);
  return rows;
}
