import { sql } from 'kysely';
import { MOST_SHEET_ROWS } from '../../../../contract/editing/sheet.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { toLei } from '../../../../contract/money.ts';
import type { QueryOf } from '../../../../contract/operation.ts';
import type { readSheet as operation } from '../../../../contract/staff/operations/sheet.ts';
import type {
  Sheet,
  SheetChoices,
  SheetColumn,
  SheetRow,
} from '../../../../contract/staff/sheet-shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import { readOpenPromotions } from '../../pricing/open-promotions.ts';
import type { Shop } from '../../shop.ts';
import { amongIds } from '../writing/bulk/stored-products.ts';
import { type Selected, selectedProducts } from './selected-products.ts';

/** The rows a sheet is made of. Searched ones stand as they were found, the others by title. */
export async function readSheet(
  shop: Shop,
  { category, brand, state, search, columns = [] }: QueryOf<typeof operation>,
  locale: Locale,
): Promise<Sheet> {
  await shop.seeEdits();
  const selected = selectedProducts(shop, {
    category_id: category ?? null,
    brand_id: brand ?? null,
    state: state ?? null,
    search: search ?? '',
  });
  const rows = await readRows(shop.db, selected, { columns, locale });
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total, ...row }) => row),
    columns: await readColumns(shop.db, columns),
  };
}

/** Rows as they are by now, by id. */
export async function readSheetRows(
  db: Database,
  ids: number[],
  shown: { columns: number[]; locale: Locale },
): Promise<Map<number, SheetRow>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(db, { which: amongIds(ids), found: null }, shown);
  return new Map(rows.map(({ total, ...row }) => [row.id, row]));
}

type Row = Omit<SheetRow, 'units' | 'promotion'> & {
  unit_ro: string;
  unit_ru: string;
  total: number;
};

async function readRows(
  db: Database,
  { which, found }: Selected,
  { columns, locale }: { columns: number[]; locale: Locale },
): Promise<(SheetRow & { total: number })[]> {
  const { rows } = await sql<Row>`
    select
      product.id,
      product.version,
      product.code,
      product.title_ro,
      product.title_ru,
      product.price,
      product.state,
      unit.title_ro as unit_ro,
      unit.title_ru as unit_ru,
      coalesce(stock.on_hand, 0) as stock,
      ${columns.length > 0 ? attributesIn(columns) : sql`'{}'::json`} as attributes,
      product.total
    from (
      select product.*, found.place, count(*) over ()::integer as total
      from product
      left join unnest(${found ?? []}::integer[]) with ordinality as found (id, place)
        on found.id = product.id
      where ${which}
      order by found.place, product.title_ro, product.id
      limit ${MOST_SHEET_ROWS}
    ) as product
    inner join unit on unit.key = product.unit
    left join stock on stock.product_id = product.id
    order by product.place, product.title_ro, product.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const promotions = await readOpenPromotions(db, ids);
  return rows.map(({ unit_ro, unit_ru, price, ...row }) => {
    const [promotion] = promotions.get(row.id) ?? [];
    return {
      ...row,
      price: toLei(price),
      promotion: promotion ? { ...promotion, price: toLei(promotion.price) } : null,
      units: locale === 'ru' ? unit_ru : unit_ro,
    };
  });
}

const attributesIn = (columns: number[]) => sql`(
  select coalesce(json_object_agg(attribute_id, ids), '{}')
  from (
    select attribute_id, json_agg(attribute_value.id order by product_attribute.position) as ids
    from product_attribute
    inner join attribute_value on attribute_value.id = attribute_value_id
    where product_id = product.id
      and attribute_id = any(${columns}::integer[])
    group by attribute_id
  ) as shown
)`;

/** In the order they were asked for; what is none is left out. */
async function readColumns(db: Database, ids: number[]): Promise<SheetColumn[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SheetColumn>`
    select
      attribute.id,
      attribute.title_ro,
      attribute.title_ru,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'key', key, 'label_ro', label_ro, 'label_ru', label_ru
        ) order by number, label_ro), '[]')
        from attribute_value
        where attribute_id = attribute.id
      ) as values
    from unnest(${ids}::integer[]) with ordinality as asked (id, place)
    inner join attribute on attribute.id = asked.id
    order by place`.execute(db);
  return rows;
}

/** What a sheet can be cut from, as the catalogue in memory has it. */
export function readSheetChoices(
  { catalogue }: Pick<Shop, 'catalogue'>,
  locale: Locale,
): SheetChoices {
  const { categories, brands, attributes } = catalogue();
  return {
    categories: categories.map(({ id, title, level }) => ({ id, title: title[locale], level })),
    brands: brands.map(({ id, title }) => ({ id, title })),
    attributes: attributes.map(({ id, title }) => ({ id, title: title[locale] })),
  };
}

export async function readCodes(db: Database, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code
    from product
    where id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
}
