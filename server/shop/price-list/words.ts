import type { Locale } from '../../../contract/locale.ts';
import type { Category } from '../reference/categories.ts';

/** What a price list says in the language of its reader. */
export const priceListWords = {
  ro: {
    title: 'Listă de prețuri',
    fileName: 'lista-de-preturi',
    code: 'Cod',
    product: 'Denumire',
    brand: 'Brand',
    category: 'Categorie',
    unit: 'Unitate',
    price: 'Preț, lei',
    promotion: 'Preț promoțional, lei',
    inShort: 'Promoție, lei',
    stock: 'Disponibil',
    yes: 'în stoc',
    no: 'nu este în stoc',
    address: 'Pagina produsului',
    on: (day: string) => `la ${day}`,
    count: (count: string) => `Produse: ${count}`,
    note: 'Prețurile includ TVA și sunt cele din ziua listei; la comandă contează prețul de pe site.',
    page: (place: number, of: number) => `Pagina ${place} din ${of}`,
  },
  ru: {
    title: 'Прайс-лист',
    fileName: 'price-list',
    code: 'Код',
    product: 'Название',
    brand: 'Бренд',
    category: 'Категория',
    unit: 'Единица',
    price: 'Цена, lei',
    promotion: 'Цена по акции, lei',
    inShort: 'Акция, lei',
    stock: 'Наличие',
    yes: 'в наличии',
    no: 'нет в наличии',
    address: 'Страница товара',
    on: (day: string) => `на ${day}`,
    count: (count: string) => `Товаров: ${count}`,
    note: 'Цены с НДС, на день составления списка; при заказе действует цена на сайте.',
    page: (place: number, of: number) => `Страница ${place} из ${of}`,
  },
} satisfies Record<Locale, object>;

/** From the root down: «Cabluri › Cabluri de forță». */
export const pathOf = ({ path }: Category, locale: Locale) =>
  path.map(({ title }) => title[locale]).join(' › ');
