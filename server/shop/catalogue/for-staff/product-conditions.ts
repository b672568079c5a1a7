import { type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '../../../../contract/operation.ts';
import type { listProducts } from '../../../../contract/staff/operations/products.ts';
import { promotionPriceNow } from '../../pricing/price-now.ts';
import type { SearchedCatalogue } from '../../search/searched-catalogue.ts';
import { loosePattern } from './loose-pattern.ts';

export type Paged = QueryOf<typeof listProducts>;
export type Wanted = Omit<Paged, 'before' | 'limit'>;
type Condition = RawBuilder<boolean>;

/** Something written in Romanian is not there in Russian. Relies on product_without_russian. */
export const lacksRussian: Condition = sql`(
  product.title_ru = ''
  or (product.description_ro <> '' and product.description_ru = '')
  or (product.general_info_ro <> '' and product.general_info_ru = '')
)`;

const lacksPicture: Condition = sql`
  not exists (select from product_picture where product_picture.product_id = product.id)`;

const isInStock: Condition = sql`
  exists (select from stock where stock.product_id = product.id and stock.for_sale > 0)`;

/** What the index in memory knows nothing of. */
export const outsideIndex = (wanted: Wanted): Condition[] => [
  ...(wanted.without_russian ? [lacksRussian] : []),
  ...(wanted.without_picture ? [lacksPicture] : []),
  ...(wanted.stock === 'out' ? [sql<boolean>`not ${isInStock}`] : []),
];

/** Everything that is asked for, as the database sees it. */
export function conditionsOf(wanted: Wanted, { valueByName }: SearchedCatalogue): Condition[] {
  const { category, brands_id, attributes = [], search } = wanted;
  const conditions = outsideIndex(wanted);
  if (category !== undefined) conditions.push(isInCategory(category));
  if (brands_id?.length) conditions.push(sql`product.brand_id = any(${brands_id}::integer[])`);
  // Of each attribute one of the chosen values.
  for (const names of Map.groupBy(attributes, (name) => name.split(':', 1)[0]).values()) {
    const ids = names.flatMap((name) => valueByName.get(name)?.id ?? []);
    conditions.push(sql`
      exists (
        select
        from product_attribute
        where product_attribute.product_id = product.id
          and attribute_value_id = any(${ids}::integer[])
      )`);
  }
  if (wanted.stock === 'in') conditions.push(isInStock);
  if (wanted.is_promotion) conditions.push(sql`${promotionPriceNow} is not null`);
  return [...conditions, ...hasWords(search)];
}

/** Each of them stands in a title or a code. */
export const hasWords = (text = ''): Condition[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map(
      (word) =>
        sql`concat_ws(' ', title_ro, title_ru, code, shop_code, ean) ~ ${loosePattern(word)}`,
    );

/** With everything beneath it. */
export const isInCategory = (id: number): Condition => sql`
  product.category_id in (select id from category where path @> array[${id}]::integer[])`;

export const allOf = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
