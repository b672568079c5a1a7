import { defineMessages } from '../../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  title: ['Branduri', 'Бренды'],
  about: [
    'Producătorii din catalog. Alegeți brandul și vedeți produsele lui.',
    'Производители из каталога. Выберите бренд и смотрите его товары.',
  ],
  choose: ['Alegeți brandul', 'Выберите бренд'],
  chooseOther: ['Alegeți alt brand', 'Выбрать другой бренд'],
  all: ['La toate brandurile', 'Ко всем брендам'],
  find: ['Caută un brand', 'Найти бренд'],
  letters: ['Branduri după prima literă', 'Бренды по первой букве'],
  everyLetter: ['Toate', 'Все'],
  more: [(count: number) => `Arată încă ${count}`, (count: number) => `Показать ещё ${count}`],
  less: ['Arată mai puține', 'Свернуть'],
  none: ['Niciun brand cu acest nume', 'Бренда с таким названием нет'],
  searchIn: [
    (brands: string) => `Caută la ${brands}`,
    (brands: string) => `Поиск среди товаров ${brands}`,
  ],
  searchAll: ['Caută în toate brandurile', 'Поиск по товарам всех брендов'],
  submit: ['Caută', 'Найти'],
});
