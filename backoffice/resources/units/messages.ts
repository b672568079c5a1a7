import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    one: 'unitate',
    many: 'Unități',
    add: 'Unitate nouă',
    title: 'Denumirea',
    key: 'Cheia',
    keyStays: 'Litere latine mici, cifre, liniuță de jos. Nu se mai schimbă.',
    content_unit: 'Conține',
    content_attribute: 'Câte, după atributul',
    smallest_quantity: 'Cantitatea minimă',
    quantity_step: 'Pasul',
    is_cut: 'Se taie la lungime',
    products: 'Produse',
  },
  {
    one: 'единица',
    many: 'Единицы',
    add: 'Новая единица',
    title: 'Название',
    key: 'Ключ',
    keyStays: 'Строчные латинские буквы, цифры, подчёркивание. Потом не меняется.',
    content_unit: 'Содержит',
    content_attribute: 'Сколько, по атрибуту',
    smallest_quantity: 'Наименьшее количество',
    quantity_step: 'Шаг',
    is_cut: 'Отрезается по длине',
    products: 'Товары',
  },
);
