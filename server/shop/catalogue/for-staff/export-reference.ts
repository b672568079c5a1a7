import type {
  AttributeForm,
  StaffAttribute,
  StaffBrand,
  StaffCategory,
} from '../../../../contract/staff/catalogue/reference-shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import {
  type Column,
  exportList,
  exportOf,
  type Taking,
} from '../../../base/exports/export-list.ts';
import { textOf } from '../../reference/text.ts';
import { listAttributesForStaff, readAttributeForm } from './read-attributes.ts';
import { listBrandsForStaff } from './read-brands.ts';
import { listCategoriesForStaff } from './read-categories.ts';
import { listUnitsForStaff, listWarehousesForStaff } from './read-units-and-warehouses.ts';

/** What products are described with, each list as a table: as its screen shows it, in both languages. */

type Place = { db: Database };

type Titled = { title_ro: string; title_ru: string };

const titles: Column<Titled>[] = [
  ['Denumire (ro)', 'Название (ro)', (row) => row.title_ro, 32],
  ['Denumire (ru)', 'Название (ru)', (row) => row.title_ru, 32],
];
const slug: Column<{ slug: string }> = ['Adresa', 'Адрес', (row) => row.slug, 28];
const key: Column<{ key: string }> = ['Cheia', 'Ключ', (row) => row.key];
const products: Column<{ products: number }> = ['Produse', 'Товаров', (row) => row.products];

type Placed = StaffCategory & { above: StaffCategory[] };

/** Each below the one it stands in, as the tree is drawn. */
function inTree(categories: StaffCategory[], above: StaffCategory[] = []): Placed[] {
  const parent = above.at(-1)?.id ?? null;
  return categories
    .filter(({ parent_id }) => parent_id === parent)
    .flatMap((category) => [{ ...category, above }, ...inTree(categories, [...above, category])]);
}

const categoryColumns: Column<Placed>[] = [
  [
    'Se află în',
    'Находится в',
    ({ above }, locale) =>
      above.map(({ title_ro, title_ru }) => textOf(title_ro, title_ru)[locale]).join(' / '),
    40,
  ],
  ...titles,
  ['Nivel', 'Уровень', ({ level }) => level],
  slug,
  products,
];

export const exportCategories = exportOf('categories', categoryColumns, async ({ db }: Place) =>
  inTree(await listCategoriesForStaff(db)),
);

const shown = {
  ro: { yes: 'se afișează', no: 'ascuns' },
  ru: { yes: 'показан', no: 'скрыт' },
};

const brandColumns: Column<StaffBrand>[] = [
  ['Denumire', 'Название', ({ title }) => title, 28],
  slug,
  [
    'Pentru clienți',
    'Для покупателей',
    ({ is_hidden }, locale) => shown[locale][is_hidden ? 'no' : 'yes'],
  ],
  products,
];

export const exportBrands = exportOf('brands', brandColumns, ({ db }: Place) =>
  listBrandsForStaff(db),
);

const kinds = {
  ro: { number: 'număr', word: 'cuvânt', 'yes-no': 'da sau nu' },
  ru: { number: 'число', word: 'слово', 'yes-no': 'да или нет' },
};

const attributeColumns: Column<StaffAttribute>[] = [
  ...titles,
  key,
  ['Tip', 'Тип', ({ kind }, locale) => kinds[locale][kind]],
  ['Unitate', 'Единица', ({ unit_ro, unit_ru }, locale) => textOf(unit_ro, unit_ru)[locale]],
  ['Valori', 'Значений', ({ values }) => values],
  ['Filtru în categorii', 'Фильтр в категориях', (row) => row.categories],
  products,
];

export const exportAttributes = exportOf('attributes', attributeColumns, ({ db }: Place) =>
  listAttributesForStaff(db),
);

const valueColumns: Column<AttributeForm['values'][number]>[] = [
  ['Valoare (ro)', 'Значение (ro)', ({ label_ro }) => label_ro],
  ['Valoare (ru)', 'Значение (ru)', ({ label_ru }) => label_ru],
  key,
  products,
];

/** Of one attribute; null where there is none. */
export async function exportAttributeValues(
  { db }: Place,
  _: object,
  by: Taking,
  { id }: { id: number },
) {
  const attribute = await readAttributeForm(db, id);
  return (
    attribute &&
    exportList(db, by, {
      name: 'attribute values',
      filters: { attribute: attribute.key },
      columns: valueColumns,
      read: async () => attribute.values,
    })
  );
}

type Listed = Awaited<ReturnType<typeof listUnitsForStaff>>[number];
type Unit = Listed & { holds: Listed | undefined };

const unitColumns: Column<Unit>[] = [
  ...titles,
  key,
  [
    'Conține',
    'Содержит',
    ({ holds }, locale) => (holds ? textOf(holds.title_ro, holds.title_ru)[locale] : null),
  ],
  ['Cantitatea minimă', 'Наименьшее количество', ({ smallest_quantity }) => smallest_quantity],
  ['Pasul', 'Шаг', ({ quantity_step }) => quantity_step],
  products,
];

export const exportUnits = exportOf('units', unitColumns, async ({ db }: Place) => {
  const units = await listUnitsForStaff(db);
  const contentOf = (unit: Listed) => units.find(({ key }) => key === unit.content_unit);
  return units.map((unit) => ({ ...unit, holds: contentOf(unit) }));
});

type Warehouse = Awaited<ReturnType<typeof listWarehousesForStaff>>[number];

const warehouseColumns: Column<Warehouse>[] = [
  ...titles,
  key,
  ['Poziția', 'Место', ({ position }) => position],
  products,
];

export const exportWarehouses = exportOf('warehouses', warehouseColumns, ({ db }: Place) =>
  listWarehousesForStaff(db),
);
