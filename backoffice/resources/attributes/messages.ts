import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    one: 'atribut',
    many: 'Atribute',
    add: 'Atribut nou',
    title: 'Denumirea',
    key: 'Cheia',
    kind: 'Tipul',
    number: 'Număr',
    word: 'Cuvânt',
    'yes-no': 'Da sau nu',
    unit: 'Unitatea',
    unitHint: 'Stă după fiecare număr: mm², A, m',
    values: 'Valori',
    usedIn: 'Categorii',
    products: 'Produse',
    removeText: (values: number) =>
      `Dispare pentru totdeauna${values > 0 ? `, cu valorile lui (${values})` : ''}.`,
  },
  {
    one: 'атрибут',
    many: 'Атрибуты',
    add: 'Новый атрибут',
    title: 'Название',
    key: 'Ключ',
    kind: 'Вид',
    number: 'Число',
    word: 'Слово',
    'yes-no': 'Да или нет',
    unit: 'Единица',
    unitHint: 'Стоит после каждого числа: мм², А, м',
    values: 'Значения',
    usedIn: 'Категории',
    products: 'Товары',
    removeText: (values: number) =>
      `Исчезнет навсегда${values > 0 ? ` вместе со значениями (${values})` : ''}.`,
  },
);

export const valueText = defineMessages(
  {
    one: 'valoare',
    many: 'Valori',
    add: 'Valoare nouă',
    label: 'Eticheta',
    labelOfNumber: 'Eticheta, dacă nu este numărul cu unitatea',
    key: 'Cheia',
    number: 'Număr',
    products: 'Produse',
  },
  {
    one: 'значение',
    many: 'Значения',
    add: 'Новое значение',
    label: 'Надпись',
    labelOfNumber: 'Надпись, если это не число с единицей',
    key: 'Ключ',
    number: 'Число',
    products: 'Товары',
  },
);
