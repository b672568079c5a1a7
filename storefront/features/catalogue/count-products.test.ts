import { expect, test } from 'vitest';
import { countProducts } from './count-products.ts';

test.each([
  [0, '0 produse', '0 товаров'],
  [1, '1 produs', '1 товар'],
  [3, '3 produse', '3 товара'],
  [19, '19 produse', '19 товаров'],
  [20, '20 de produse', '20 товаров'],
  [41, '41 de produse', '41 товар'],
  [101, '101 produse', '101 товар'],
  [5080, '5\u00a0080 de produse', '5\u00a0080 товаров'],
])('%i products are counted as people count them', (count, ro, ru) => {
  expect(countProducts('ro', count)).toBe(ro);
  expect(countProducts('ru', count)).toBe(ru);
});
