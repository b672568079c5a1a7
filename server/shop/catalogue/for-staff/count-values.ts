import { sql } from 'kysely';
import { defaultSort } from '../../../../contract/constants.ts';
import type { AnswerOf, QueryOf } from '../../../../contract/operation.ts';
import type { countValues as counting } from '../../../../contract/staff/operations/products.ts';
import type { Database } from '../../../base/database/connect.ts';
import { attributeGroup } from '../../reference/facets.ts';
import type { SearchedCatalogue } from '../../search/searched-catalogue.ts';
import type { Shop } from '../../shop.ts';
import { allOf, conditionsOf, type Wanted } from './product-conditions.ts';
import { selectSold } from './select-sold.ts';

const NO_PAGE = { order: defaultSort, offset: 0, limit: 0 };

/**
 * How many products each value of an attribute would leave beside all else that is chosen: of what
 * is sold the index knows it, as for the shop's own filters; the others are counted.
 */
export async function countValues(
  { db, catalogue: now, seeEdits }: Shop,
  { attribute, ...wanted }: QueryOf<typeof counting>,
): Promise<AnswerOf<typeof counting>> {
  await seeEdits();
  const catalogue = now();
  const counts = new Map<number, number>();
  const add = (id: number, count: number) => {
    if (count > 0) counts.set(id, (counts.get(id) ?? 0) + count);
  };
  if (wanted.state === undefined || wanted.state === 'active') {
    const { selection } = await selectSold(db, wanted, catalogue);
    const { counts: byFacet } = catalogue.index.find(selection, NO_PAGE);
    for (const facet of catalogue.facets.byGroup.get(attributeGroup(attribute)) ?? []) {
      if (facet.kind === 'attribute') add(facet.value.id, byFacet[facet.id] ?? 0);
    }
  }
  if (wanted.state !== 'active') {
    for (const { id, count } of await countOthers(db, { attribute, ...wanted }, catalogue)) {
      add(id, count);
    }
  }
  return { counts: [...counts].map(([id, count]) => ({ id, count })) };
}

/** Drafts and archived products. Values of one attribute are alternatives: its own do not count. */
async function countOthers(
  db: Database,
  { attribute, ...wanted }: Wanted & { attribute: string },
  catalogue: SearchedCatalogue,
) {
  const { state, attributes = [] } = wanted;
  const beside = attributes.filter((name) => !name.startsWith(`${attribute}:`));
  const conditions = conditionsOf({ ...wanted, attributes: beside }, catalogue);
  const { rows } = await sql<{ id: number; count: number }>`
    select attribute_value_id as id, count(*)
    from (
      select id
      from product
      where product.state <> 'active'
        and (${state ?? null}::text is null or product.state = ${state ?? null})
        and ${allOf(conditions)}
    ) as unlisted
    inner join product_attribute on product_attribute.product_id = unlisted.id
    inner join attribute_value on attribute_value.id = attribute_value_id
    inner join attribute on attribute.id = attribute_value.attribute_id
    where attribute.key = ${attribute}
    group by attribute_value_id`.execute(db);
  return rows;
}
