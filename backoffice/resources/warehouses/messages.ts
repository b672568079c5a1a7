import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    one: 'depozit',
    many: 'Depozite',
    add: 'Depozit nou',
    title: 'Denumirea',
    key: 'Cheia',
    position: 'Locul',
    products: 'Produse',
  },
  {
    one: 'склад',
    many: 'Склады',
    add: 'Новый склад',
    title: 'Название',
    key: 'Ключ',
    position: 'Место',
    products: 'Товары',
  },
);
