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
import { type Column, exportWhole, type Taking } from '../../../base/exports/export-list.ts';
import { textOf } from '../../reference/text.ts';
import type { Shop } from '../../shop.ts';
import { readSheet } from './read-sheet.ts';

/** What stands before the others in every sheet. */
const leading: Column<SheetRow>[] = [
  { title: { ro: 'Cod', ru: 'Код' }, cell: ({ code }) => code, width: 20 },
  {
    title: { ro: 'Produs', ru: 'Товар' },
    cell: ({ title_ro, title_ru }, locale) => textOf(title_ro, title_ru)[locale],
    width: 48,
  },
  { title: { ro: 'Unitate', ru: 'Единица' }, cell: ({ units }) => units, width: 10 },
];

const own: Record<OwnColumn, Column<SheetRow>> = {
  price: {
    title: { ro: 'Preț, lei', ru: 'Цена, lei' },
    cell: ({ price }) => price,
    isMoney: true,
  },
  promotion_price: {
    title: { ro: 'Preț promoțional, lei', ru: 'Цена по акции, lei' },
    cell: ({ promotion }) => promotion?.price ?? null,
    isMoney: true,
  },
  promotion_from: {
    title: { ro: 'Promoție de la', ru: 'Акция с' },
    // A whole day is its date alone.
    cell: ({ promotion }) =>
      promotion && writtenShopTime(promotion.starts_at).replace(' 00:00', ''),
    width: 18,
  },
  promotion_to: {
    title: { ro: 'Promoție până la', ru: 'Акция по' },
    cell: ({ promotion }) => promotion && writtenShopTime(promotion.ends_at).replace(' 23:59', ''),
    width: 18,
  },
  stock: {
    title: { ro: 'Stoc în depozit', ru: 'Остаток на складе' },
    cell: ({ stock }) => stock,
    width: 16,
  },
  state: {
    title: { ro: 'Starea', ru: 'Состояние' },
    cell: ({ state }, locale) => productStateNames[locale][state],
  },
  title_ro: {
    title: { ro: 'Denumire RO', ru: 'Название RO' },
    cell: ({ title_ro }) => title_ro,
    width: 48,
  },
  title_ru: {
    title: { ro: 'Denumire RU', ru: 'Название RU' },
    cell: ({ title_ru }) => title_ru,
    width: 48,
  },
};

const attributeColumn = ({ id, title_ro, title_ru, values }: SheetColumn): Column<SheetRow> => {
  const labels = new Map(values.map((one) => [one.id, textOf(one.label_ro, one.label_ru)]));
  return {
    title: textOf(title_ro, title_ru),
    cell: ({ attributes }, locale) =>
      (attributes[id] ?? []).flatMap((value) => labels.get(value)?.[locale] ?? []).join('; '),
    width: 20,
  };
};

/** The rows and the columns a sheet shows, as a table. */
export async function exportSheet(
  shop: Shop,
  { format: _, hide, ...shown }: QueryOf<typeof operation>,
  by: Taking,
) {
  const sheet = await readSheet(shop, shown, by.locale);
  return exportWhole(shop.db, by, {
    name: 'sheet',
    filters: { ...shown, ...(hide.length > 0 && { hide }) },
    columns: [
      ...leading,
      ...sheetColumns.filter((column) => !hide.includes(column)).map((column) => own[column]),
      ...sheet.columns.map(attributeColumn),
    ],
    rows: async () => sheet.rows,
  });
}
