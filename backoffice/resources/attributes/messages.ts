import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  one: ['atribut', 'атрибут'],
  many: ['Atribute', 'Атрибуты'],
  add: ['Atribut nou', 'Новый атрибут'],
  title: ['Denumirea', 'Название'],
  key: ['Cheia', 'Ключ'],
  kind: ['Tipul', 'Вид'],
  number: ['Număr', 'Число'],
  word: ['Cuvânt', 'Слово'],
  'yes-no': ['Da sau nu', 'Да или нет'],
  unit: ['Unitatea', 'Единица'],
  unitHint: ['Stă după fiecare număr: mm², A, m', 'Стоит после каждого числа: мм², А, м'],
  values: ['Valori', 'Значения'],
  usedIn: ['Categorii', 'Категории'],
  products: ['Produse', 'Товары'],
  removeText: [
    (values: number) =>
      `Dispare pentru totdeauna${values > 0 ? `, cu valorile lui (${values})` : ''}.`,
    (values) => `Исчезнет навсегда${values > 0 ? ` вместе со значениями (${values})` : ''}.`,
  ],
});

export const valueText = defineMessages({
  one: ['valoare', 'значение'],
  many: ['Valori', 'Значения'],
  add: ['Valoare nouă', 'Новое значение'],
  label: ['Eticheta', 'Надпись'],
  labelOfNumber: [
    'Eticheta, dacă nu este numărul cu unitatea',
    'Надпись, если это не число с единицей',
  ],
  key: ['Cheia', 'Ключ'],
  number: ['Număr', 'Число'],
  products: ['Produse', 'Товары'],
});
