import type { ImportField, WrittenField } from '../../../contract/import/options.ts';
import { defineMessages } from '../../../storefront/i18n/messages.ts';

/** What a column of a table can hold. */
export const fieldNames: Record<'ro' | 'ru', Record<ImportField, string>> = defineMessages(
  {
    code: 'Cod (articol)',
    shop_code: 'Codul magazinului',
    supplier_code: 'Codul furnizorului',
    ean: 'Cod de bare (EAN)',
    title: 'Denumirea',
    title_ro: 'Denumirea în română',
    title_ru: 'Denumirea în rusă',
    unit: 'Unitatea de măsură',
    price: 'Preț',
    promotion_price: 'Preț de promoție',
    promotion_starts: 'Începutul promoției',
    promotion_ends: 'Sfârșitul promoției',
    stock: 'Stoc',
    category: 'Categoria (produse noi)',
    brand: 'Brandul (produse noi)',
    state: 'Starea (produse noi)',
  },
  {
    code: 'Код (артикул)',
    shop_code: 'Код магазина',
    supplier_code: 'Код поставщика',
    ean: 'Штрихкод (EAN)',
    title: 'Наименование',
    title_ro: 'Название на румынском',
    title_ru: 'Название на русском',
    unit: 'Единица измерения',
    price: 'Цена',
    promotion_price: 'Цена по акции',
    promotion_starts: 'Начало акции',
    promotion_ends: 'Конец акции',
    stock: 'Остаток',
    category: 'Категория (новые товары)',
    brand: 'Бренд (новые товары)',
    state: 'Состояние (новые товары)',
  },
);

/** What becomes of a product, said after «se schimbă». */
export const writtenNames: Record<'ro' | 'ru', Record<WrittenField, string>> = defineMessages(
  {
    price: 'Prețurile',
    promotion: 'Promoțiile',
    stock: 'Stocul magazinului',
    title_ro: 'Denumirile în română',
    title_ru: 'Denumirile în rusă',
  },
  {
    price: 'Цены',
    promotion: 'Акции',
    stock: 'Остатки магазина',
    title_ro: 'Названия на румынском',
    title_ru: 'Названия на русском',
  },
);
