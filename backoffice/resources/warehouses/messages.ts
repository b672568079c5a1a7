import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
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
