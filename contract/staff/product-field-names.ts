import {
  type ProductColumn,
  productColumnNames,
  productColumns,
} from '../editing/product-columns.ts';
import type { SheetField } from '../editing/sheet.ts';
import type { Locale } from '../locale.ts';

/** Of the audit log alone. */
type LoggedField =
  | 'slug'
  | 'code'
  | 'shop_code'
  | 'ean'
  | 'family'
  | 'brand_id'
  | 'category_id'
  | 'unit'
  | 'pictures'
  | 'promotions'
  | 'agreed_price'
  | 'agreed_basis';

const columnNames = (locale: Locale) =>
  Object.fromEntries(
    productColumnNames.map((name) => [name, productColumns[name].title[locale].toLowerCase()]),
  ) as Record<ProductColumn, string>;

/** What of a product was changed, as it is said within a sentence. */
export const productFieldNames: Record<Locale, Record<SheetField | LoggedField, string>> = {
  ro: {
    ...columnNames('ro'),
    vat_rate: 'cota TVA',
    price: 'preț',
    agreed_price: 'preț exact',
    agreed_basis: 'preț exact',
    promotion: 'promoție',
    promotions: 'promoții',
    stock: 'stoc',
    state: 'stare',
    title_ro: 'denumire RO',
    title_ru: 'denumire RU',
    attributes: 'atribute',
    specifications: 'alte caracteristici',
    pictures: 'imagini',
    documents: 'documente',
    links: 'produse legate',
    slug: 'adresă',
    code: 'codul producătorului',
    shop_code: 'codul nostru',
    ean: 'cod de bare',
    family: 'familie',
    brand_id: 'brand',
    category_id: 'categorie',
    unit: 'unitate',
  },
  ru: {
    ...columnNames('ru'),
    vat_rate: 'ставка НДС',
    price: 'цена',
    agreed_price: 'точная цена',
    agreed_basis: 'точная цена',
    promotion: 'акция',
    promotions: 'акции',
    stock: 'остаток',
    state: 'состояние',
    title_ro: 'название RO',
    title_ru: 'название RU',
    attributes: 'атрибуты',
    specifications: 'другие характеристики',
    pictures: 'изображения',
    documents: 'документы',
    links: 'связанные товары',
    slug: 'адрес',
    code: 'код производителя',
    shop_code: 'наш код',
    ean: 'штрихкод',
    family: 'семейство',
    brand_id: 'бренд',
    category_id: 'категория',
    unit: 'единица',
  },
};

/** Each once; what has no name goes by the log's own. */
export const namesOfFields = (fields: readonly string[], locale: Locale): string =>
  [...new Set(fields.map((field) => nameOf(field, locale)))].join(', ');

const nameOf = (field: string, locale: Locale) =>
  (productFieldNames[locale] as Record<string, string>)[field] ?? field;
