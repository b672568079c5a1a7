import type {
  AttributeForm,
  StaffAttribute,
  StaffBrand,
  StaffCategory,
} from '../../../../contract/staff/catalogue/reference-shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import { type Column, exportWhole, type Taking } from '../../../base/exports/export-list.ts';
import { textOf } from '../../reference/text.ts';
import { listAttributesForStaff, readAttributeForm } from './read-attributes.ts';
import { listBrandsForStaff } from './read-brands.ts';
import { listCategoriesForStaff } from './read-categories.ts';
import { listUnitsForStaff, listWarehousesForStaff } from './read-units-and-warehouses.ts';

/** What products are described with, each list as a table: as its screen shows it, in both languages. */

type Titled = { title_ro: string; title_ru: string };

const titles: Column<Titled>[] = [
  { title: { ro: 'Denumire (ro)', ru: 'Название (ro)' }, cell: (row) => row.title_ro, width: 32 },
  { title: { ro: 'Denumire (ru)', ru: 'Название (ru)' }, cell: (row) => row.title_ru, width: 32 },
];
const slug: Column<{ slug: string }> = {
  title: { ro: 'Adresa', ru: 'Адрес' },
  cell: (row) => row.slug,
  width: 28,
};
const key: Column<{ key: string }> = { title: { ro: 'Cheia', ru: 'Ключ' }, cell: (row) => row.key };
const products: Column<{ products: number }> = {
  title: { ro: 'Produse', ru: 'Товаров' },
  cell: (row) => row.products,
};

type Placed = StaffCategory & { above: StaffCategory[] };

/** Each below the one it stands in, as the tree is drawn. */
function inTree(categories: StaffCategory[], above: StaffCategory[] = []): Placed[] {
  const parent = above.at(-1)?.id ?? null;
  return categories
    .filter(({ parent_id }) => parent_id === parent)
    .flatMap((category) => [{ ...category, above }, ...inTree(categories, [...above, category])]);
}

const categoryColumns: Column<Placed>[] = [
  {
    title: { ro: 'Se află în', ru: 'Находится в' },
    cell: ({ above }, locale) =>
      above.map(({ title_ro, title_ru }) => textOf(title_ro, title_ru)[locale]).join(' / '),
    width: 40,
  },
  ...titles,
  { title: { ro: 'Nivel', ru: 'Уровень' }, cell: ({ level }) => level },
  slug,
  products,
];

export const exportCategories = (db: Database, by: Taking) =>
  exportWhole(db, by, {
    name: 'categories',
    columns: categoryColumns,
    rows: async () => inTree(await listCategoriesForStaff(db)),
  });

const shown = {
  ro: { yes: 'se afișează', no: 'ascuns' },
  ru: { yes: 'показан', no: 'скрыт' },
};

const brandColumns: Column<StaffBrand>[] = [
  { title: { ro: 'Denumire', ru: 'Название' }, cell: ({ title }) => title, width: 28 },
  slug,
  {
    title: { ro: 'Pentru clienți', ru: 'Для покупателей' },
    cell: ({ is_hidden }, locale) => shown[locale][is_hidden ? 'no' : 'yes'],
  },
  products,
];

export const exportBrands = (db: Database, by: Taking) =>
  exportWhole(db, by, {
    name: 'brands',
    columns: brandColumns,
    rows: () => listBrandsForStaff(db),
  });

const kinds = {
  ro: { number: 'număr', word: 'cuvânt', 'yes-no': 'da sau nu' },
  ru: { number: 'число', word: 'слово', 'yes-no': 'да или нет' },
};

const attributeColumns: Column<StaffAttribute>[] = [
  ...titles,
  key,
  { title: { ro: 'Tip', ru: 'Тип' }, cell: ({ kind }, locale) => kinds[locale][kind] },
  {
    title: { ro: 'Unitate', ru: 'Единица' },
    cell: ({ unit_ro, unit_ru }, locale) => textOf(unit_ro, unit_ru)[locale],
  },
  { title: { ro: 'Valori', ru: 'Значений' }, cell: ({ values }) => values },
  {
    title: { ro: 'Filtru în categorii', ru: 'Фильтр в категориях' },
    cell: (row) => row.categories,
  },
  products,
];

export const exportAttributes = (db: Database, by: Taking) =>
  exportWhole(db, by, {
    name: 'attributes',
    columns: attributeColumns,
    rows: () => listAttributesForStaff(db),
  });

const valueColumns: Column<AttributeForm['values'][number]>[] = [
  { title: { ro: 'Valoare (ro)', ru: 'Значение (ro)' }, cell: ({ label_ro }) => label_ro },
  { title: { ro: 'Valoare (ru)', ru: 'Значение (ru)' }, cell: ({ label_ru }) => label_ru },
  key,
  products,
];

/** Of one attribute; null where there is none. */
export async function exportAttributeValues(db: Database, id: number, by: Taking) {
  const attribute = await readAttributeForm(db, id);
  return (
    attribute &&
    exportWhole(db, by, {
      name: 'attribute values',
      filters: { attribute: attribute.key },
      columns: valueColumns,
      rows: async () => attribute.values,
    })
  );
}

type Listed = Awaited<ReturnType<typeof listUnitsForStaff>>[number];
type Unit = Listed & { holds: Listed | undefined };

const unitColumns: Column<Unit>[] = [
  ...titles,
  key,
  {
    title: { ro: 'Conține', ru: 'Содержит' },
    cell: ({ holds }, locale) => (holds ? textOf(holds.title_ro, holds.title_ru)[locale] : null),
  },
  {
    title: { ro: 'Cantitatea minimă', ru: 'Наименьшее количество' },
    cell: ({ smallest_quantity }) => smallest_quantity,
  },
  { title: { ro: 'Pasul', ru: 'Шаг' }, cell: ({ quantity_step }) => quantity_step },
  products,
];

export const exportUnits = (db: Database, by: Taking) =>
  exportWhole(db, by, {
    name: 'units',
    columns: unitColumns,
    async rows() {
      const units = await listUnitsForStaff(db);
      const holds = (unit: Listed) => units.find(({ key }) => key === unit.content_unit);
      return units.map((unit) => ({ ...unit, holds: holds(unit) }));
    },
  });

type Warehouse = Awaited<ReturnType<typeof listWarehousesForStaff>>[number];

const warehouseColumns: Column<Warehouse>[] = [
  ...titles,
  key,
  { title: { ro: 'Poziția', ru: 'Место' }, cell: ({ position }) => position },
  products,
];

export const exportWarehouses = (db: Database, by: Taking) =>
  exportWhole(db, by, {
    name: 'warehouses',
    columns: warehouseColumns,
    rows: () => listWarehousesForStaff(db),
  });
