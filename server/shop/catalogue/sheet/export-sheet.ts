import type { QueryOf } from '../../../../contract/operation.ts';
import { writtenShopTime } from '../../../../contract/shop-time.ts';
import type { exportSheet as operation } from '../../../../contract/staff/operations/sheet.ts';
import { productStateNames } from '../../../../contract/staff/product-state-names.ts';
import {
  type OwnColumn,
  type SheetColumn,
  type SheetRow,
  sheetColumns,
} from '../../../../contract/staff/sheet-shapes.ts';
import { type Column, exportList, type Taking } from '../../../base/exports/export-list.ts';
import { textOf } from '../../reference/text.ts';
import type { Shop } from '../../shop.ts';
import { readSheet } from './read-sheet.ts';

/** What stands before the others in every sheet. */
const leading: Column<SheetRow>[] = [
  ['Cod', 'Код', ({ code }) => code, 20],
  ['Produs', 'Товар', ({ title_ro, title_ru }, locale) => textOf(title_ro, title_ru)[locale], 48],
  ['Unitate', 'Единица', ({ units }) => units, 10],
];

const own: Record<OwnColumn, Column<SheetRow>> = {
  price: ['Preț, lei', 'Цена, lei', ({ price }) => price, 'money'],
  promotion_price: [
    'Preț promoțional, lei',
    'Цена по акции, lei',
    ({ promotion }) => promotion?.price ?? null,
    'money',
  ],
  promotion_from: [
    // A whole day is its date alone.
    'Promoție de la',
    'Акция с',
    ({ promotion }) => promotion && writtenShopTime(promotion.starts_at).replace(' 00:00', ''),
    18,
  ],
  promotion_to: [
    'Promoție până la',
    'Акция по',
    ({ promotion }) => promotion && writtenShopTime(promotion.ends_at).replace(' 23:59', ''),
    18,
  ],
  stock: ['Stoc în depozit', 'Остаток на складе', ({ stock }) => stock, 16],
  state: ['Starea', 'Состояние', ({ state }, locale) => productStateNames[locale][state]],
  title_ro: ['Denumire RO', 'Название RO', ({ title_ro }) => title_ro, 48],
  title_ru: ['Denumire RU', 'Название RU', ({ title_ru }) => title_ru, 48],
};

const attributeColumn = ({ id, title_ro, title_ru, values }: SheetColumn): Column<SheetRow> => {
  const labels = new Map(values.map((one) => [one.id, textOf(one.label_ro, one.label_ru)]));
  const { ro, ru } = textOf(title_ro, title_ru);
  return [
    ro,
    ru,
    ({ attributes }, locale) =>
      (attributes[id] ?? []).flatMap((value) => labels.get(value)?.[locale] ?? []).join('; '),
    20,
  ];
};

/** The rows and the columns a sheet shows, as a table. */
export async function exportSheet(
  shop: Shop,
  { format: _, hide, ...shown }: QueryOf<typeof operation>,
  by: Taking,
) {
  const sheet = await readSheet(shop, shown, by.locale);
  return exportList(shop.db, by, {
    name: 'sheet',
    filters: { ...shown, ...(hide.length > 0 && { hide }) },
    columns: [
      ...leading,
      ...sheetColumns.filter((column) => !hide.includes(column)).map((column) => own[column]),
      ...sheet.columns.map(attributeColumn),
    ],
    read: async () => sheet.rows,
  });
}
