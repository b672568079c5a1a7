import { expect, test } from 'vitest';
import { suggestAttribute } from './suggest-attribute.ts';

const attributes = [
  { id: 1, title_ro: 'Culoare', title_ru: 'Цвет' },
  { id: 2, title_ro: 'Secțiune, mm²', title_ru: 'Сечение жилы' },
  { id: 3, title_ro: 'Material', title_ru: '' },
];

test.each([
  ['Цвет', 1],
  ['ЦВЕТ (основной)', 1],
  ['Secțiune', 2],
  ['  сечение  жилы, мм²', 2],
  ['Сечение', null],
  ['', null],
  ['(мм)', null],
])('%j is proposed to be attribute %j', (title, id) => {
  expect(suggestAttribute(attributes, title)).toBe(id);
});
