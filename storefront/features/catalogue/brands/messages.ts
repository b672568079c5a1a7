import { defineMessages, plural } from '../../../i18n/messages.ts';
import { formatCount } from '../format-count.ts';

export const messages = defineMessages(
  {
    title: 'Branduri',
    about: 'Producătorii din catalog. Alegeți brandul și vedeți produsele lui din stoc.',
    choose: 'Alegeți brandul',
    chooseOther: 'Alegeți alt brand',
    all: 'La toate brandurile',
    find: 'Caută un brand',
    letters: 'Branduri după prima literă',
    everyLetter: 'Toate',
    more: (count: number) => `Arată încă ${count}`,
    less: 'Arată mai puține',
    none: 'Niciun brand cu acest nume',
    products: (count: number) =>
      `${formatCount(count)} ${plural('ro', count, { one: 'produs', few: 'produse', other: 'de produse' })}`,
    searchIn: (brands: string) => `Caută la ${brands}`,
    searchAll: 'Caută în produsele tuturor brandurilor',
    submit: 'Caută',
  },
  {
    title: 'Бренды',
    about: 'Производители из каталога. Выберите бренд и смотрите его товары в наличии.',
    choose: 'Выберите бренд',
    chooseOther: 'Выбрать другой бренд',
    all: 'Ко всем брендам',
    find: 'Найти бренд',
    letters: 'Бренды по первой букве',
    everyLetter: 'Все',
    more: (count: number) => `Показать ещё ${count}`,
    less: 'Свернуть',
    none: 'Бренда с таким названием нет',
    products: (count: number) =>
      `${formatCount(count)} ${plural('ru', count, { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' })}`,
    searchIn: (brands: string) => `Поиск среди товаров ${brands}`,
    searchAll: 'Поиск по товарам всех брендов',
    submit: 'Найти',
  },
);
