import { expect, test } from 'vitest';
import { messages } from './messages.ts';

test.each([
  [1, 'Garanție 1 lună', 'Гарантия 1 месяц'],
  [12, 'Garanție 12 luni', 'Гарантия 12 месяцев'],
  [24, 'Garanție 24 de luni', 'Гарантия 24 месяца'],
  [60, 'Garanție 60 de luni', 'Гарантия 60 месяцев'],
])('a warranty of %i months is said as people say it', (months, ro, ru) => {
  expect(messages.ro.warranty(months)).toBe(ro);
  expect(messages.ru.warranty(months)).toBe(ru);
});

test('the button says what is put into the cart, in any unit', () => {
  expect(messages.ro.add(2, 'pachet')).toBe('Adaugă 2\u00a0pachete în coș');
  expect(messages.ru.add(1, 'упаковка')).toBe('В корзину: 1\u00a0упаковка');
});

test('quantities of four digits stay readable and on one line', () => {
  expect(messages.ro.add(1200, 'm')).toBe('Adaugă 1\u00a0200\u00a0m în coș');
  expect(messages.ru.inStock(2020, 'м')).toBe('В наличии: 2\u00a0020\u00a0м');
});
