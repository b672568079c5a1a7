import { toLei } from '../../../../contract/money.ts';
import type { QueryOf } from '../../../../contract/operation.ts';
import { writtenShopTime } from '../../../../contract/shop-time.ts';
import type { ProductRow } from '../../../../contract/staff/catalogue/product-shapes.ts';
import type { exportProducts as exporting } from '../../../../contract/staff/operations/products.ts';
import { productStateNames } from '../../../../contract/staff/product-state-names.ts';
import {
  type Asked,
  type Column,
  exportList,
  type Taking,
} from '../../../base/exports/export-list.ts';
import { type OpenPromotion, readOpenPromotions } from '../../pricing/open-promotions.ts';
import type { Shop } from '../../shop.ts';
import { listProductsForStaff } from './list-products.ts';
import { readWhole, type Told, wholeColumns } from './whole-product-columns.ts';

/** With the promotion that runs, or comes next. */
type Exported = ProductRow & { promotion: OpenPromotion | null; told: Told | null };

/** By headings the import knows: what is taken along can be edited and brought back. */
const columns: Column<Exported>[] = [
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
    title: { ro: 'Preț promoțional, lei', ru: 'Цена по акции, lei' },
    cell: ({ promotion }) => promotion && toLei(promotion.price),
    isMoney: true,
  },
  {
    title: { ro: 'Promoția începe', ru: 'Начало акции' },
    cell: ({ promotion }) => promotion && writtenShopTime(promotion.starts_at),
    width: 18,
  },
  {
    title: { ro: 'Promoția se termină', ru: 'Конец акции' },
    cell: ({ promotion }) => promotion && writtenShopTime(promotion.ends_at),
    width: 18,
  },
  {
    title: { ro: 'Stoc în depozit', ru: 'Остаток на складе' },
    cell: ({ on_hand }) => on_hand,
    width: 16,
  },
  // No heading the import takes for a count: what is for sale follows from it.
  { title: { ro: 'De vânzare', ru: 'К продаже' }, cell: ({ stock }) => stock, width: 12 },
  {
    title: { ro: 'Stare', ru: 'Состояние' },
    cell: ({ state }, locale) => productStateNames[locale][state],
  },
];

/** All products the list would show, as a table. */
export const exportProducts = (
  shop: Shop,
  { whole, ...filters }: QueryOf<typeof exporting>,
  by: Taking,
) =>
  exportList(shop.db, by, {
    name: 'products',
    columns: whole ? [...columns, ...wholeColumns(shop)] : columns,
    filters: { ...filters, ...(whole && { whole }) },
    async read(page: Asked<string>) {
      const { results, next } = await listProductsForStaff(shop, { ...filters, ...page });
      const ids = results.map(({ id }) => id);
      const promotions = await readOpenPromotions(shop.db, ids);
      const told = whole ? await readWhole(shop.db, ids) : new Map<number, Told>();
      return {
        next,
        results: results.map((row) => ({
          ...row,
          promotion: promotions.get(row.id)?.[0] ?? null,
          told: told.get(row.id) ?? null,
        })),
      };
    },
  });
