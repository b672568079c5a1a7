import { expect, test } from 'vitest';
import type { ProductCard as Product } from '../../../../contract/shapes/product.ts';
import { renderAt } from '../../../ui/testing/render-at.tsx';
import { cable, guestCable } from '../catalogue.fixture.ts';
import { ProductCard } from './product-card.tsx';

const cardOf = (product: Product, path = '/catalog/cabluri') =>
  renderAt(path, <ProductCard product={product} />);

test('a customer sees the price of one unit', () => {
  expect(cardOf(cable)).toContain('22,54\u00a0lei');
  expect(cardOf(cable)).not.toContain('Intrați în cont');
});

test('a guest sees no price but the way to it, and may fill the cart', () => {
  const card = cardOf(guestCable);
  expect(card).not.toContain('lei');
  expect(card).toContain('Intră în cont pentru preț');
  expect(card).toContain('Adaugă 1\u00a0m în coș');
});

test('a guest learns that there is a promotion, not of how much', () => {
  const card = cardOf({ ...guestCable, is_promotion: true });
  expect(card).toContain('Promoție');
  expect(card).not.toContain('lei');
});

test('a promotion shows the old price, the new one and the saving', () => {
  const card = cardOf({ ...cable, is_promotion: true, promotion_price: 20 });
  expect(card).toContain('<s>22,54\u00a0lei</s>');
  expect(card).toContain('20,00\u00a0lei');
  expect(card).toContain('−2,54\u00a0lei');
  expect(card).toContain('−11%');
});

test('a price without a promotion running is not lowered', () => {
  expect(cardOf({ ...cable, promotion_price: 20 })).not.toContain('20,00');
});

test('what is not in stock says so and cannot be put into the cart', () => {
  const card = cardOf({ ...cable, stock: 0 });
  expect(card).toContain('Nu este în stoc');
  expect(card).not.toContain('în coș');
});

test('three attributes are compared, no more', () => {
  const card = cardOf(cable);
  expect(card).toContain('2.5 mm²</dd>');
  expect(card).not.toContain('Culoare');
});

test('a Russian card leads to the Russian product page', () => {
  expect(cardOf({ ...cable, units: 'м' }, '/ru/catalog/cabluri')).toContain(
    'href="/ru/product/vvgng-3x2-5"',
  );
});
