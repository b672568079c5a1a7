import {
  type ProductColumn,
  productColumnNames,
  productColumns,
} from '../editing/product-columns.ts';
import type { ImportField, RowOutcome } from '../import/options.ts';
import type { Locale } from '../locale.ts';
import type { ImportRun } from './imports.ts';

/** How far a run is as people see it: a job that ended early leaves it where it was. */
export type ImportStage = ImportRun['state'] | 'failed' | 'cancelled';

export function stageOf({ state, job }: Pick<ImportRun, 'state' | 'job'>): ImportStage {
  const isOver = job?.state === 'cancelled' || job?.state === 'failed';
  if (state === 'trying' && isOver) return job?.state === 'failed' ? 'failed' : 'cancelled';
  return state;
}

/** How many rows there are of each outcome; what was refused when it was applied counts so. */
export function countsOf({ found }: Pick<ImportRun, 'found'>): Record<RowOutcome, number> {
  const late = found?.refused_late ?? 0;
  return {
    changed: (found?.changed ?? 0) - late,
    new: found?.new ?? 0,
    same: found?.same ?? 0,
    refused: (found?.refused ?? 0) + late,
  };
}

export const stageNames: Record<Locale, Record<ImportStage, string>> = {
  ro: {
    trying: 'se verifică',
    tried: 'verificat',
    applying: 'se aplică',
    applied: 'aplicat',
    undoing: 'se anulează',
    failed: 'nereușit',
    cancelled: 'oprit',
    stopped: 'oprit la mijloc',
    undone: 'anulat',
  },
  ru: {
    trying: 'проверяется',
    tried: 'проверен',
    applying: 'применяется',
    applied: 'применён',
    undoing: 'отменяется',
    failed: 'не удалось',
    cancelled: 'остановлен',
    stopped: 'выполнен частично',
    undone: 'отменён',
  },
};

/** Of several rows. */
export const outcomeNames: Record<Locale, Record<RowOutcome, string>> = {
  ro: { new: 'Noi', changed: 'Schimbate', same: 'La fel', refused: 'Respinse' },
  ru: { new: 'Новые', changed: 'Изменённые', same: 'Без изменений', refused: 'Отклонённые' },
};

/** Of one row. */
export const outcomeOfRow: Record<Locale, Record<RowOutcome, string>> = {
  ro: { new: 'nou', changed: 'schimbat', same: 'la fel', refused: 'respins' },
  ru: { new: 'новый', changed: 'изменён', same: 'без изменений', refused: 'отклонено' },
};

const columnTitles = (locale: Locale) =>
  Object.fromEntries(
    productColumnNames.map((name) => [name, productColumns[name].title[locale]]),
  ) as Record<ProductColumn, string>;

/** What a column of a table can hold. */
export const importFieldNames: Record<Locale, Record<ImportField, string>> = {
  ro: {
    code: 'Cod (articol)',
    shop_code: 'Codul magazinului',
    supplier_code: 'Codul furnizorului',
    ean: 'Cod de bare (EAN)',
    title: 'Denumirea',
    title_ro: 'Denumirea în română',
    title_ru: 'Denumirea în rusă',
    unit: 'Unitatea de măsură',
    price: 'Preț',
    promotion_price: 'Preț promoțional',
    promotion_starts: 'Începutul promoției',
    promotion_ends: 'Sfârșitul promoției',
    stock: 'Stoc în depozit',
    category: 'Categoria (produse noi)',
    brand: 'Brandul (produse noi)',
    state: 'Starea (produse noi)',
    attributes: 'Atribute',
    specifications_ro: 'Alte caracteristici (ro)',
    specifications_ru: 'Alte caracteristici (ru)',
    documents: 'Documente',
    links: 'Produse legate',
    ...columnTitles('ro'),
  },
  ru: {
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
    stock: 'Остаток на складе',
    category: 'Категория (новые товары)',
    brand: 'Бренд (новые товары)',
    state: 'Состояние (новые товары)',
    attributes: 'Атрибуты',
    specifications_ro: 'Другие характеристики (ro)',
    specifications_ru: 'Другие характеристики (ru)',
    documents: 'Документы',
    links: 'Связанные товары',
    ...columnTitles('ru'),
  },
};
