import {
  type ProductColumn,
  productColumnNames,
  productColumns,
} from '../../../contract/editing/product-columns.ts';
import type { SheetField } from '../../../contract/editing/sheet.ts';
import type { Locale } from '../../../contract/locale.ts';
import { defineMessages } from '../../../kit/i18n/messages.ts';

const columnNames = (locale: Locale) =>
  Object.fromEntries(
    productColumnNames.map((name) => [name, productColumns[name].title[locale].toLowerCase()]),
  ) as Record<ProductColumn, string>;

/** What of a product a save changed. */
export const fieldNames: Record<'ro' | 'ru', Record<SheetField, string>> = defineMessages(
  {
    price: 'preț',
    promotion: 'promoție',
    stock: 'stoc',
    state: 'stare',
    title_ro: 'denumire RO',
    title_ru: 'denumire RU',
    attributes: 'atribute',
    specifications: 'alte caracteristici',
    documents: 'documente',
    links: 'produse legate',
    ...columnNames('ro'),
  },
  {
    price: 'цена',
    promotion: 'акция',
    stock: 'остаток',
    state: 'состояние',
    title_ro: 'название RO',
    title_ru: 'название RU',
    attributes: 'атрибуты',
    specifications: 'другие характеристики',
    documents: 'документы',
    links: 'связанные товары',
    ...columnNames('ru'),
  },
);

export const saveMessages = defineMessages(
  {
    title: 'Ultimele salvări',
    explained:
      'Anularea restabilește valorile de dinainte, în afară de ce s-a schimbat după aceea.',
    when: 'Când',
    who: 'Cine',
    what: 'Ce',
    products: 'Produse',
    shop: 'magazinul însuși',
    sheet: 'Tabel',
    'price-change': 'Prețuri după regulă',
    import: 'Import',
    undo: 'Anulare',
    undoIt: 'Anulează',
    undoOf: (when: string) => `Anulează salvarea din ${when}`,
    undone: 'anulată',
    nothing: 'Încă nu s-a salvat nimic',
    nothingText: 'Fiecare salvare a tabelului apare aici și poate fi anulată.',
    reason: 'De ce se schimbă stocul',
    count: 'Inventariere',
    receipt: 'Intrare în stoc',
    correction: 'Corectare',
    note: 'Nota',
    noteNeeded: 'Scrieți de ce se corectează',
  },
  {
    title: 'Последние сохранения',
    explained: 'Отмена возвращает прежние значения, кроме тех, что изменились позже.',
    when: 'Когда',
    who: 'Кто',
    what: 'Что',
    products: 'Товары',
    shop: 'сам магазин',
    sheet: 'Таблица',
    'price-change': 'Цены по правилу',
    import: 'Импорт',
    undo: 'Отмена',
    undoIt: 'Отменить',
    undoOf: (when: string) => `Отменить сохранение от ${when}`,
    undone: 'отменено',
    nothing: 'Пока ничего не сохраняли',
    nothingText: 'Каждое сохранение таблицы появится здесь, и его можно будет отменить.',
    reason: 'Почему меняется остаток',
    count: 'Инвентаризация',
    receipt: 'Приход товара',
    correction: 'Исправление',
    note: 'Примечание',
    noteNeeded: 'Напишите, почему исправляется',
  },
);
