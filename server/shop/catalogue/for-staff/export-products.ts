import { toLei } from '../../../../contract/money.ts';
import type { QueryOf } from '../../../../contract/operation.ts';
import { writtenShopTime } from '../../../../contract/shop-time.ts';
import type { ProductRow } from '../../../../contract/staff/catalogue/product-shapes.ts';
import type { exportProducts as exporting } from '../../../../contract/staff/operations/products.ts';
import { productStateNames } from '../../../../contract/staff/product-state-names.ts';
import {
  type Column,
  exportList,
  type Page,
  type Taking,
} from '../../../base/exports/export-list.ts';
import { type OpenPromotion, readOpenPromotions } from '../../pricing/open-promotions.ts';
import type { Shop } from '../../shop.ts';
import { listProductsForStaff } from './list-products.ts';
import { readWhole, type WholeProduct, wholeColumns } from './whole-product-columns.ts';

/** With the promotion that runs, or comes next. */
type Exported = ProductRow & { promotion: OpenPromotion | null; whole: WholeProduct | null };

/** By headings the import knows: what is taken along can be edited and brought back. */
const columns: Column<Exported>[] = [
  ['Nr.', '№', ({ id }) => id, 8],
  ['Cod', 'Код', ({ code }) => code, 20],
  ['Cod intern', 'Внутренний код', ({ shop_code }) => shop_code],
  ['EAN', 'EAN', ({ ean }) => ean, 16],
  ['Denumire (ro)', 'Название (ro)', ({ title_ro }) => title_ro, 48],
  ['Denumire (ru)', 'Название (ru)', ({ title_ru }) => title_ru, 48],
  ['Brand', 'Бренд', ({ brand }) => brand.title],
  [
    'Categorie',
    'Категория',
    ({ category }, locale) => category[`title_${locale}`] || category.title_ro,
    28,
  ],
  ['Unitate', 'Единица', ({ unit }, locale) => unit[`title_${locale}`] || unit.title_ro, 10],
  ['Preț, lei', 'Цена, lei', ({ price }) => price, 'money'],
  [
    'Preț promoțional, lei',
    'Цена по акции, lei',
    ({ promotion }) => promotion && toLei(promotion.price),
    'money',
  ],
  [
    'Promoția începe',
    'Начало акции',
    ({ promotion }) => promotion && writtenShopTime(promotion.starts_at),
    18,
  ],
  [
    'Promoția se termină',
    'Конец акции',
    ({ promotion }) => promotion && writtenShopTime(promotion.ends_at),
    18,
  ],
  ['Stoc în depozit', 'Остаток на складе', ({ on_hand }) => on_hand, 16],
  // No heading the import takes for a count: what is for sale follows from it.
  ['De vânzare', 'К продаже', ({ stock }) => stock, 12],
  ['Stare', 'Состояние', ({ state }, locale) => productStateNames[locale][state]],
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
    async read(page: Page<string>) {
      const { results, next } = await listProductsForStaff(shop, { ...filters, ...page });
      const ids = results.map(({ id }) => id);
      const promotions = await readOpenPromotions(shop.db, ids);
      const wholeProducts = whole ? await readWhole(shop.db, ids) : new Map<number, WholeProduct>();
      return {
        next,
        results: results.map((row) => ({
          ...row,
          promotion: promotions.get(row.id)?.[0] ?? null,
          whole: wholeProducts.get(row.id) ?? null,
        })),
      };
    },
  });
