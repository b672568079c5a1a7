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

/** By headings the import knows: what is taken along can be edited and brought back. */
const columns: Column<ProductRow>[] = [
  { title: { ro: 'Nr.', ru: '№' }, cell: ({ id }) => id, width: 8 },
  { title: { ro: 'Cod', ru: 'Код' }, cell: ({ code }) => code, width: 20 },
  { title: { ro: 'Cod intern', ru: 'Внутренний код' }, cell: ({ shop_code }) => shop_code },
  { title: { ro: 'EAN', ru: 'EAN' }, cell: ({ ean }) => ean, width: 16 },
  {
    title: { ro: 'Denumire (ro)', ru: 'Название (ro)' },
    cell: ({ title_ro }) => title_ro,
    width: 48,
  },
  {
    title: { ro: 'Denumire (ru)', ru: 'Название (ru)' },
    cell: ({ title_ru }) => title_ru,
    width: 48,
  },
  { title: { ro: 'Brand', ru: 'Бренд' }, cell: ({ brand }) => brand.title },
  {
    title: { ro: 'Categorie', ru: 'Категория' },
    cell: ({ category }, locale) => category[`title_${locale}`] || category.title_ro,
    width: 28,
  },
  {
    title: { ro: 'Unitate', ru: 'Единица' },
    cell: ({ unit }, locale) => unit[`title_${locale}`] || unit.title_ro,
    width: 10,
  },
  { title: { ro: 'Preț, lei', ru: 'Цена, lei' }, cell: ({ price }) => price, isMoney: true },
  {
    title: { ro: 'Preț de promoție, lei', ru: 'Цена по акции, lei' },
    cell: ({ promotion_price }) => promotion_price,
    isMoney: true,
  },
  { title: { ro: 'Stoc', ru: 'Остаток' }, cell: ({ stock }) => stock, width: 10 },
  { title: { ro: 'Stare', ru: 'Состояние' }, cell: ({ state }, locale) => states[locale][state] },
];

/** All products the list would show, as a table. */
export const exportProducts = (shop: Shop, filters: QueryOf<typeof exporting>, by: Taking) =>
  exportList(shop.db, by, {
    name: 'products',
    columns,
    filters,
    read: (page: Asked<string>) => listProductsForStaff(shop, { ...filters, ...page }),
  });
