import { expect, test } from 'vitest';
import { orderSearchText, orderSearchWords } from './order-search-text.ts';

test('an order is found by what its people are called and by numbers however they are written', () => {
  expect(
    orderSearchText({
      id: '7K2M-Q9XA',
      name: 'Ștefan Țurcanu',
      company: 'Volt SRL',
      phone: '+373-79-111-222',
      email: 'Oficiu@volt.md',
      idno: '1003600012344',
    }),
  ).toBe(' 7k2m-q9xa 7k2mq9xa stefan turcanu volt srl 37379111222 1003600012344 oficiu@volt.md');
});

test('goods are found by the words of code and titles, from behind signs and from numbers on', () => {
  const line = {
    code: 'EZ9F-34116',
    title_ro: 'Cablu  VVGng(A)-LS 3x2,5',
    title_ru: 'Кабель 3x2,5',
  };
  expect(orderSearchWords([line, line])).toEqual([
    'ez9f-34116',
    'cablu',
    'vvgng(a)-ls',
    '3x2,5',
    'кабель',
    '9f-34116',
    '34116',
    'a)-ls',
    '2,5',
  ]);
  expect(orderSearchWords([])).toEqual([]);
});
