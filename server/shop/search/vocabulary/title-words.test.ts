import { describe, expect, test } from 'vitest';
import { titleWords } from './title-words.ts';

const wordsOf = (title: string) => titleWords(title).map(({ text }) => text);
const headsOf = (title: string) =>
  titleWords(title)
    .filter(({ isHead }) => isHead)
    .map(({ text }) => text);

describe('the head says what a product is', () => {
  test.each([
    ['Priză dublă cu împământare Karre, albă', ['priza']],
    ['Prelungitor 3 prize, 3 m', ['prelungitor']],
    ['Удлинитель на 3 розетки', ['удлинитель']],
    ['Автоматический выключатель ВА47-29 1P', ['автоматическии', 'выключатель']],
    ['Светодиодная лампа E27 10 Вт', ['светодиодная', 'лампа']],
    ['Синее защитное реле', ['синее', 'защитное', 'реле']],
    ['Кабель-канал ПВХ 40х25 мм', ['кабельканал']],
    ['', []],
  ])('%s', (title, heads) => {
    expect(headsOf(title)).toEqual(heads);
  });
});

describe('a title is found by', () => {
  test.each([
    ['Cablu VVGng(A)-LS 3x2.5 mm²', ['cablu', 'vvgngls', 'vvgng', 'ls', '3x2.5']],
    ['Кабель ВВГнг(А)-LS 3х2,5 мм²', ['кабель', 'ввгнгls', 'ввгнг', 'ls', '3x2.5']],
    ['Cablu KG 3x2.5+1x1.5 mm²', ['cablu', 'kg', '3x2.5+1x1.5', '~3x2.5', '~1x1.5']],
    ['Cutie 150x110x70 mm', ['cutie', '150x110x70', '~150x110']],
    ['Clemă 221-412 0.2-4 mm²', ['clema', '221-412', '221', '412', '0.2-4', '0.2', '4']],
    ['Prelungitor 3 prize, 3 m', ['prelungitor', '3outlet', 'prize', '3m']],
    ['Priză fără împământare', ['priza', '!impamantare']],
    ['Розетка без заземления, белая', ['розетка', '!заземления', 'белая']],
    ['Întrerupător cap-scară', ['intrerupator', 'capscara', 'cap', 'scara']],
  ])('%s', (title, words) => {
    expect(wordsOf(title)).toEqual(words);
  });
});

test('only the word right after «fără» is missing', () => {
  expect(wordsOf('Priză fără capac cu LED')).toEqual(['priza', '!capac', 'cu', 'led']);
  expect(wordsOf('Doză fără')).toEqual(['doza']);
});
