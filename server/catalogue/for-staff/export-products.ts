import type { QueryOf } from '../../../contract/operation.ts';
import type { ProductRow } from '../../../contract/staff/catalogue/product-shapes.ts';
import type { exportProducts as exporting } from '../../../contract/staff/operations/products.ts';
import { type Asked, type Column, exportList, type Taking } from '../../exports/export-list.ts';
import type { Shop } from '../../shop.ts';
import { listProductsForStaff } from './list-products.ts';

const states = {
  ro: { active: 'se vinde', draft: 'ciornă', archived: 'arhivat' },
  ru: { active: 'продаётся', draft: 'черновик', archived: 'в архиве' },
};

const columns: Column<ProductRow>[] = [
  { title: { ro: 'Nr.', ru: '№' }, cell: ({ id }) => id },
  { title: { ro: 'Cod', ru: 'Код' }, cell: ({ code }) => code },
  { title: { ro: 'Denumire (ro)', ru: 'Название (ro)' }, cell: ({ title_ro }) => title_ro },
  { title: { ro: 'Denumire (ru)', ru: 'Название (ru)' }, cell: ({ title_ru }) => title_ru },
  { title: { ro: 'Brand', ru: 'Бренд' }, cell: ({ brand }) => brand.title },
  {
    title: { ro: 'Categorie', ru: 'Категория' },
    cell: ({ category }, locale) => category[`title_${locale}`] || category.title_ro,
  },
  { title: { ro: 'Stare', ru: 'Состояние' }, cell: ({ state }, locale) => states[locale][state] },
  { title: { ro: 'Stoc', ru: 'Остаток' }, cell: ({ stock }) => stock },
  {
    title: { ro: 'Unitate', ru: 'Единица' },
    cell: ({ unit }, locale) => unit[`title_${locale}`] || unit.title_ro,
  },
  { title: { ro: 'Preț, lei', ru: 'Цена, lei' }, cell: ({ price }) => price },
  {
    title: { ro: 'Preț de promoție, lei', ru: 'Цена по акции, lei' },
    cell: ({ promotion_price }) => promotion_price,
  },
];

/** All products the list would show, as a table. */
export const exportProducts = (shop: Shop, filters: QueryOf<typeof exporting>, by: Taking) =>
  exportList(shop.db, by, {
    name: 'products',
    columns,
    filters,
    read: (page: Asked<string>) => listProductsForStaff(shop, { ...filters, ...page }),
  });
