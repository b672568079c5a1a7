import { expect, test } from 'vitest';
import { isCartLine, lineOf, titleOf, unitOf, withoutPrice } from './cart-line.ts';
import { product } from './product.fixture.ts';

const image = { file: '/media/default/a.webp', alt: 'Cablu', title: 'Cablu' };

test('a line keeps exactly what the cart is agreed to hold, in both languages', () => {
  expect(lineOf(product({ image }), 25)).toEqual({
    code: 'VVG-3X2.5',
    id: 1,
    is_promotion: false,
    price: 22.54,
    promotion_price: null,
    slug: 'cablu-vvg-3x2-5',
    stock: 100,
    title: 'Cablu VVG 3x2,5',
    title_ro: 'Cablu VVG 3x2,5',
    title_ru: 'Кабель ВВГ 3х2,5',
    units: 'm',
    units_ro: 'm',
    units_ru: 'м',
    is_cut: true,
    smallest_quantity: 1,
    quantity_step: 1,
    vat_rate: 20,
    quantity: 25,
    image,
  });
});

test('a product put into the cart in Romanian is read in Russian', () => {
  const line = lineOf(product());
  expect([titleOf(line, 'ru'), unitOf(line, 'ru')]).toEqual(['Кабель ВВГ 3х2,5', 'м']);
});

test('a line stored without translations is shown as it was stored', () => {
  const { title_ru: _, units_ru: __, ...stored } = lineOf(product());
  const line: unknown = stored;
  expect(isCartLine(line) && titleOf(line, 'ru')).toBe('Cablu VVG 3x2,5');
});

test('whoever leaves takes the prices along', () => {
  const agreed = { price: 0.28, basis: 'net', vat_rate: 20 } as const;
  const { agreed: _, ...line } = lineOf(product({ promotion_price: 20, is_promotion: true }), 3);
  const left = withoutPrice({ ...line, agreed });
  expect(JSON.parse(JSON.stringify(left))).toEqual({ ...line, price: null, promotion_price: null });
});

test.each([
  ['nothing', null],
  ['a text', 'cablu'],
  ['a line without an id', { ...lineOf(product()), id: undefined }],
  ['a price that is no number', { ...lineOf(product()), price: 'mult' }],
  ['a negative price', { ...lineOf(product()), price: -1 }],
  ['an agreed price that is none', { ...lineOf(product()), agreed: { price: 0.28 } }],
  ['half a piece', { ...lineOf(product()), quantity: 0.5 }],
  ['a stock that is no number', { ...lineOf(product()), stock: null }],
])('%s is no line', (_, value) => {
  expect(isCartLine(value)).toBe(false);
});
