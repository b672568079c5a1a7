import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  one: ['unitate', 'единица'],
  many: ['Unități', 'Единицы'],
  add: ['Unitate nouă', 'Новая единица'],
  title: ['Denumirea', 'Название'],
  key: ['Cheia', 'Ключ'],
  keyStays: [
    'Litere latine mici, cifre, liniuță de jos. Nu se mai schimbă.',
    'Строчные латинские буквы, цифры, подчёркивание. Потом не меняется.',
  ],
  content_unit: ['Conține', 'Содержит'],
  content_attribute: ['Câte, după atributul', 'Сколько, по атрибуту'],
  smallest_quantity: ['Cantitatea minimă', 'Наименьшее количество'],
  quantity_step: ['Pasul', 'Шаг'],
  is_cut: ['Se taie la lungime', 'Отрезается по длине'],
  products: ['Produse', 'Товары'],
});
