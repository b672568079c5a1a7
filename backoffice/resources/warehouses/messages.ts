import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  one: ['depozit', 'склад'],
  many: ['Depozite', 'Склады'],
  add: ['Depozit nou', 'Новый склад'],
  title: ['Denumirea', 'Название'],
  key: ['Cheia', 'Ключ'],
  position: ['Locul', 'Место'],
  products: ['Produse', 'Товары'],
});
