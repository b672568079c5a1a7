import { defineMessages, plural } from '../../../i18n/messages.ts';
import { formatCount } from '../format-count.ts';

export const messages = defineMessages(
  {
    products: 'Produse',
    count: (count: number) =>
      `${formatCount(count)} ${plural('ro', count, { one: 'produs', few: 'produse', other: 'de produse' })}`,
    sort: 'Ordonează',
    new: 'Cele mai noi',
    popular: 'Cele mai populare',
    cheap: 'Cele mai ieftine',
    expensive: 'Cele mai scumpe',
    inStock: 'Doar în stoc',
    apply: 'Aplică',
    nothing: 'Nu am găsit produse potrivite',
    nothingFor: (search: string) => `Nu am găsit nimic pentru „${search}”`,
    relax: 'Renunțați la unul dintre filtre sau la toate:',
    relaxStock: 'Arătați și produsele care nu sunt în stoc.',
    showAll: 'Arată și ce nu este în stoc',
    beyond: 'Această pagină a listei nu există',
    firstPage: 'La prima pagină',
    pageTitle: (title: string, page: number) => (page > 1 ? `${title}, pagina ${page}` : title),
    subcategories: 'Subcategorii',
    about: (title: string) =>
      `${title}: stoc verificat, date tehnice exacte, livrare în toată Moldova.`,
    back: (title: string) => `Înapoi la: ${title}`,
    home: 'La pagina principală',
  },
  {
    products: 'Товары',
    count: (count: number) =>
      `${formatCount(count)} ${plural('ru', count, { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' })}`,
    sort: 'Сортировка',
    new: 'Сначала новые',
    popular: 'Сначала популярные',
    cheap: 'Сначала дешёвые',
    expensive: 'Сначала дорогие',
    inStock: 'Только в наличии',
    apply: 'Применить',
    nothing: 'Подходящих товаров не нашлось',
    nothingFor: (search: string) => `По запросу «${search}» ничего не нашлось`,
    relax: 'Уберите один из фильтров или все сразу:',
    relaxStock: 'Покажите и товары, которых нет в наличии.',
    showAll: 'Показать и то, чего нет в наличии',
    beyond: 'Такой страницы в списке нет',
    firstPage: 'На первую страницу',
    pageTitle: (title: string, page: number) => (page > 1 ? `${title}, страница ${page}` : title),
    subcategories: 'Подкатегории',
    about: (title: string) =>
      `${title}: проверенный остаток, точные характеристики, доставка по всей Молдове.`,
    back: (title: string) => `Вернуться: ${title}`,
    home: 'На главную',
  },
);
